import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** The props that connect an input with its label and error. */
export interface FieldInput {
  id: string;
  name: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  name: string;
  label: string;
  /** The field's error, shown below it and read out with it. */
  error: string | undefined;
  children: (input: FieldInput) => ReactNode;
}

/** A labeled field of a plain form. */
export function Field({ name, label, error, children }: FieldProps) {
  const errorId = `${name}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {label}
      </label>
      {children({
        id: name,
        name,
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : errorId,
      })}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
