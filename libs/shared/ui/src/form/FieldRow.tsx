import type { ReactNode } from 'react';
import styles from './FieldRow.module.css';

export interface FieldRowProps {
  /** Three to a row instead of two: codes and figures. */
  short?: boolean;
  children: ReactNode;
}

/** Fields that belong together, beside each other where there is room. One alone is no wider than in company. */
export function FieldRow({ short = false, children }: FieldRowProps) {
  return (
    <div className={styles.row} data-short={short || undefined}>
      {children}
    </div>
  );
}
