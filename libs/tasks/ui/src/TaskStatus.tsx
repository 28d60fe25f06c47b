import {
  CheckCircleFilled,
  ClockCircleFilled,
  CloseCircleFilled,
  InboxOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Task, TaskStatus as Status } from '@traveldesk/tasks-contract';
import styles from './TaskStatus.module.css';

const icons: Record<Status, ReactNode> = {
  open: <InboxOutlined aria-hidden />,
  in_progress: <SyncOutlined aria-hidden />,
  waiting: <ClockCircleFilled aria-hidden />,
  done: <CheckCircleFilled aria-hidden />,
  cancelled: <CloseCircleFilled aria-hidden />,
};

/** A task's status as color, icon and text (DESIGN 4). */
export function TaskStatus({ status: { key, name, color } }: { status: Task['status'] }) {
  return (
    <span className={styles.status} data-color={color}>
      <span className={styles.icon} aria-hidden>
        {icons[key]}
      </span>
      {name}
    </span>
  );
}
