import type { Task } from '@traveldesk/tasks-contract';
import { useFormat } from '@traveldesk/shared-web';
import styles from './TaskDue.module.css';

/** When a task is due: the instant in the viewer's time zone if known, otherwise the day. */
export function TaskDue({ task: { due_at: at, due_on: on } }: { task: Pick<Task, 'due_at' | 'due_on'> }) {
  const { date, dateTime, relative } = useFormat();
  if (at !== null) {
    return (
      <time dateTime={at} title={relative(at)} className={styles.time}>
        {dateTime(at)}
      </time>
    );
  }
  return (
    on !== null && (
      <time dateTime={on} className={styles.time}>
        {date(on)}
      </time>
    )
  );
}
