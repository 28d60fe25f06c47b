import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Task } from '@traveldesk/tasks-contract';
import type { DataColumn } from '@traveldesk/shared-ui';
import type { Format } from '@traveldesk/shared-web';
import { TaskAbout, TaskDue, TaskStatus } from '@traveldesk/tasks-ui';
import styles from './task.columns.module.css';

export function taskColumns(t: TFunction<'tasks'>, { date, relative }: Format): DataColumn<Task>[] {
  return [
    {
      key: 'title',
      width: 'title',
      title: t('tasks.fields.title'),
      sorter: true,
      render: (_, { id, title, about }) => (
        <>
          <Link to={`/tasks/view/${id}`} className={styles.title}>
            <bdi>{title}</bdi>
          </Link>
          {about && (
            <span className={styles.beside}>
              <TaskAbout about={about} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'type',
      room: 800,
      title: t('tasks.fields.type'),
      sorter: true,
      render: (_, { type }) => type.name,
    },
    {
      key: 'status',
      title: t('tasks.fields.status'),
      sorter: true,
      render: (_, { status }) => <TaskStatus status={status} />,
    },
    {
      key: 'client',
      width: 'name',
      room: 1000,
      title: t('tasks.fields.client'),
      sorter: true,
      render: (_, { job }) => job.project.client.name,
    },
    {
      key: 'project',
      room: 1200,
      title: t('tasks.fields.project'),
      sorter: true,
      render: (_, { job }) => (
        <>
          {job.project.name}
          {job.department && <span className={styles.beside}>{job.department.name}</span>}
        </>
      ),
    },
    {
      key: 'assignee',
      room: 700,
      title: t('tasks.fields.assignee'),
      sorter: true,
      render: (_, { assignee }) => assignee?.name,
    },
    {
      key: 'due_on',
      title: t('tasks.fields.due_on'),
      sorter: true,
      render: (_, task) => <TaskDue task={task} />,
    },
    {
      key: 'created_at',
      room: 1300,
      title: t('tasks.fields.created_at'),
      sorter: true,
      render: (_, { created_at: createdAt }) => (
        <time dateTime={createdAt} title={relative(createdAt)} className={styles.date}>
          {date(createdAt)}
        </time>
      ),
    },
  ];
}
