import { InboxOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useFocusLeft } from '../focus/useFocusLeft';
import styles from './state.module.css';

export interface EmptyStateProps {
  title: string;
  /** What to do about it. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** Nothing to show, and what to do about it; once it is done, the focus is left to what comes. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  const box = useFocusLeft<HTMLDivElement>();
  return (
    <div ref={box} className={styles.state}>
      <InboxOutlined className={styles.icon} aria-hidden />
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}
