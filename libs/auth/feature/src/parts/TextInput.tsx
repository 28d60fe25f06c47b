import type { ComponentProps, ReactNode } from 'react';
import styles from './TextInput.module.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'size'> {
  /** At the end of the field: a button that belongs to it. */
  suffix?: ReactNode;
}

/**
 * A line of text that looks as the component library's does. The page's own, as the sign-in page is the one
 * that everybody waits for: it loads neither the library's form nor its inputs.
 */
export function TextInput({ suffix, ...input }: TextInputProps) {
  return (
    <span className={styles.field}>
      <input {...input} className={styles.input} />
      {suffix}
    </span>
  );
}
