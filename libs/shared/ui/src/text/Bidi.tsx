import type { ReactNode } from 'react';
import styles from './Bidi.module.css';

export interface BidiProps {
  children: ReactNode;
  /** A code that people compare letter by letter, set in monospace. */
  code?: boolean;
}

/** A code, phone number or amount, which reads left to right even in an Arabic sentence (DESIGN 4). */
export function Bidi({ children, code }: BidiProps) {
  return (
    <bdi dir="ltr" className={code ? styles.code : styles.figure}>
      {children}
    </bdi>
  );
}
