import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Additions, preloadable, usePageTitle, useSecondStep, whenIdle } from '@traveldesk/shared-ui';
import { queryLoader, useCan } from '@traveldesk/shared-web';
import { taskPermissions } from '@traveldesk/tasks-contract';
import '../texts';
import { dashboardStatistics, useDashboardStatisticsQuery } from '../statistics/statistics.api';
import { StatisticsWidget } from '../statistics/StatisticsWidget';
import { Greeting } from './Greeting';
import styles from './HomePage.module.css';

const { Component: RecentTasks } = preloadable(async () => (await import('./Tasks')).RecentTasks);

const { Component: HomeParts } = preloadable(async () => (await import('./HomeParts')).HomeParts);

/** The home page of SPECIFICATION 2: statistics for everybody and, with the permission, recent tasks; below them, parts of other domains. */
export function HomePage() {
  const { t } = useTranslation('dashboard');
  const seesTasks = useCan(taskPermissions.list);
  // Renders what is slow (the first formatted date) or further down in a second step.
  const whole = useSecondStep();
  const isReady = useIsReady();
  usePageTitle(t('home.title'));
  return (
    <div className={styles.home}>
      <Greeting dated={whole} />
      {whole && <Additions place="notice" id="" />}
      <StatisticsWidget />
      {seesTasks && (
        <Suspense fallback={<div className={styles.tasks} />}>
          {whole ? <RecentTasks /> : <div className={styles.tasks} />}
        </Suspense>
      )}
      {isReady && <HomeParts />}
    </div>
  );
}

/** Returns true once the figures are shown and the browser is idle. */
function useIsReady(): boolean {
  const { isLoading } = useDashboardStatisticsQuery();
  const [isReady, setReady] = useState(false);
  useEffect(() => (isLoading ? undefined : whenIdle(() => setReady(true))), [isLoading]);
  return isReady;
}

HomePage.loader = queryLoader(dashboardStatistics);

export { HomePage as Component };
