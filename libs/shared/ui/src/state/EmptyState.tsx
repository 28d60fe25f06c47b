import { InboxOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useFocusLeft } from '../focus/useFocusLeft';
import styles from './state.module.css';

export interface EmptyStateProps {
  title: string;
  /** How to proceed. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** Says that there is nothing to show and what to do; after its action, the focus moves to the new content. */
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
