import type { ComponentProps, ReactNode } from 'react';
import styles from './TextInput.module.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'size'> {
  /** A button at the end of the field. */
  suffix?: ReactNode;
}

/** A text input in antd's style. The sign-in page must load fast, so it uses neither antd's form nor its inputs. */
export function TextInput({ suffix, ...input }: TextInputProps) {
  return (
    <span className={styles.field}>
      <input {...input} className={styles.input} />
      {suffix}
    </span>
  );
}
