import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Additions, preloadable, usePageTitle, useSecondStep } from '@traveldesk/shared-ui';
import { queryLoader, useCan } from '@traveldesk/shared-web';
import { taskPermissions } from '@traveldesk/tasks-contract';
import '../texts';
import { dashboardStatistics } from '../statistics/statistics.api';
import { StatisticsWidget } from '../statistics/StatisticsWidget';
import { Greeting } from './Greeting';
import styles from './HomePage.module.css';

const { Component: RecentTasks } = preloadable(async () => (await import('./Tasks')).RecentTasks);

/** The home page of SPECIFICATION 2: statistics for everybody and, with the permission, recent tasks. */
export function HomePage() {
  const { t } = useTranslation('dashboard');
  const seesTasks = useCan(taskPermissions.list);
  // Renders what is slow (the first formatted date) or further down in a second step.
  const whole = useSecondStep();
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
    </div>
  );
}

HomePage.loader = queryLoader(dashboardStatistics);

export { HomePage as Component };
