import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { taskPermissions, type Task } from '@traveldesk/tasks-contract';
import { EmptyState, ConfirmedRowActions, opensRows, type RowActionList } from '@traveldesk/shared-ui';
import { useFormat, usePermissions } from '@traveldesk/shared-web';
import styles from './RecentTasksTable.module.css';
import { useTasksDeleteRecentTaskMutation } from './recent-tasks.api';
import { useTaskActions } from './task.actions';
import { TaskAbout } from './TaskAbout';
import { TaskStatus } from './TaskStatus';

/** Number of placeholder rows, so that content below does not jump when data arrives. */
const expectedRows = 8;

/** The columns of SPECIFICATION 2, in order. A plain table, because the home screen has a small size budget (DESIGN 9). */
const columns = ['title', 'type', 'status', 'client', 'project', 'department', 'created_at'] as const;

interface RecentTasksTableProps {
  /** Undefined while loading. */
  tasks: readonly Task[] | undefined;
  failed: boolean;
}

export function RecentTasksTable({ tasks, failed }: RecentTasksTableProps) {
  const { t } = useTranslation(['recentTasks', 'common']);
  const can = usePermissions(taskPermissions);
  const hasActions = can.update || can.remove;
  const [remove] = useTasksDeleteRecentTaskMutation();
  const actions = useTaskActions((id) => remove(id).unwrap());
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-busy={!tasks && !failed}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`fields.${column}`)}
              </th>
            ))}
            {hasActions && (
              <th scope="col" className={styles.end}>
                {t('common:table.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={opensRows}>
          {tasks?.map((task) => (
            <TaskRow key={task.id} task={task} {...(hasActions && { actions: actions(task) })} />
          ))}
          {!tasks && !failed && <ExpectedRows columns={hasActions ? [...columns, 'actions'] : columns} />}
        </tbody>
      </table>
      {tasks?.length === 0 && <EmptyState title={t('empty')} hint={can.create && t('emptyHint')} />}
    </div>
  );
}

function TaskRow({ task, actions }: { task: Task; actions?: RowActionList }) {
  const { t } = useTranslation('recentTasks');
  const { date, dateTime, relative } = useFormat();
  const { id, title, type, status, job, about, due_at: dueAt, created_at: createdAt } = task;
  const cells = {
    type: type.name,
    status: <TaskStatus status={status} />,
    client: job.project.client.name,
    project: job.project.name,
    department: job.department?.name,
    created_at: (
      <time dateTime={createdAt} title={`${dateTime(createdAt)} · ${relative(createdAt)}`}>
        {date(createdAt)}
      </time>
    ),
  };
  return (
    <tr data-row-key={id}>
      <th scope="row">
        <span className={styles.title}>
          <Link to={`/tasks/view/${id}`} title={title} className={styles.line}>
            <bdi>{title}</bdi>
          </Link>
          <span className={styles.beside}>
            {dueAt && (
              <time dateTime={dueAt} title={relative(dueAt)}>
                {t('due', { time: dateTime(dueAt) })}
              </time>
            )}
            {about && <TaskAbout about={about} />}
            <span className={styles.job}>
              {[cells.client, cells.project, cells.department].filter(Boolean).join(' · ')}
            </span>
          </span>
        </span>
      </th>
      {Object.entries(cells).map(([column, cell]) => (
        <td key={column} data-column={column} data-label={t(`fields.${column as keyof typeof cells}`)}>
          {cell ?? ''}
        </td>
      ))}
      {actions && (
        <td className={styles.end}>
          <ConfirmedRowActions actions={actions} />
        </td>
      )}
    </tr>
  );
}

function ExpectedRows({ columns: names }: { columns: readonly string[] }) {
  return Array.from({ length: expectedRows }, (_, row) => (
    <tr key={row} aria-hidden className={styles.expected}>
      {names.map((name) => (
        <td key={name} data-column={name}>
          <span />
        </td>
      ))}
    </tr>
  ));
}
