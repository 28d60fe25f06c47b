import type { ReactNode } from 'react';
import styles from './Bidi.module.css';

export interface BidiProps {
  children: ReactNode;
  /** A code that people compare letter by letter, set in monospace. */
  code?: boolean;
}

/** Codes up to this length stay on one line: a reference must not break at its hyphen. */
const longestWhole = 24;

/** A code, phone number or amount, which reads left to right even in an Arabic sentence (DESIGN 4). */
export function Bidi({ children, code }: BidiProps) {
  const isWhole = typeof children === 'string' && children.length <= longestWhole;
  const codeStyle = isWhole ? `${styles.code} ${styles.whole}` : styles.code;
  return (
    <bdi dir="ltr" className={code ? codeStyle : styles.figure}>
      {children}
    </bdi>
  );
}
