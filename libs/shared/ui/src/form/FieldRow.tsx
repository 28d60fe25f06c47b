import type { ReactNode } from 'react';
import styles from './FieldRow.module.css';

export interface FieldRowProps {
  /** Three to a row instead of two: codes and figures. */
  short?: boolean;
  children: ReactNode;
}

/** Related fields, side by side if there is room. A single field is no wider than one of several. */
export function FieldRow({ short = false, children }: FieldRowProps) {
  return (
    <div className={styles.row} data-short={short || undefined}>
      {children}
    </div>
  );
}
