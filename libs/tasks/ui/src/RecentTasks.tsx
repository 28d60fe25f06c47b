import { PlusOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { taskPermissions } from '@traveldesk/tasks-contract';
import { LinkButton, Pager, pagingAbove } from '@traveldesk/shared-ui';
import { pageWithinTotal, usePermissions } from '@traveldesk/shared-web';
import './texts';
import styles from './RecentTasks.module.css';
import { RecentTasksTable } from './RecentTasksTable';
import { useTasksRecentTasksQuery } from './recent-tasks.api';

/** The Recent Tasks table of SPECIFICATION 2. A failed request leaves it blank. */
export function RecentTasks() {
  const { t } = useTranslation('recentTasks');
  const can = usePermissions(taskPermissions);
  const [wanted, setPage] = useState(1);
  const { data: list, isError } = useTasksRecentTasksQuery(
    { page: wanted },
    { refetchOnMountOrArgChange: true },
  );
  const page = list ? pageWithinTotal(wanted, list.total) : wanted;
  if (page !== wanted) setPage(page);
  return (
    <section aria-labelledby="recent-tasks" className={styles.tasks}>
      <header className={styles.header}>
        <h2 id="recent-tasks" className={styles.title}>
          {t('recent')}
        </h2>
        <Link to="/tasks">{t('all')}</Link>
        {can.create && (
          <LinkButton size="small" icon={<PlusOutlined aria-hidden />} to="/tasks/create">
            {t('add')}
          </LinkButton>
        )}
      </header>
      <RecentTasksTable tasks={list?.data} failed={isError} />
      {list && list.total > pagingAbove && (
        <footer className={styles.footer}>
          <Pager page={page} total={list.total} onPage={setPage} />
        </footer>
      )}
    </section>
  );
}
