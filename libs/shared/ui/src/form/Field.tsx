import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

/** Attributes that connect a control with its label and message. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  label: string;
  error?: string | undefined;
  /** A message about an allowed but unusual value. */
  warning?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A labeled control outside antd's `Form`, with its message. */
export function Field({ label, error, warning, className, children }: FieldProps) {
  const id = useId();
  const note = error ?? warning;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')} data-error={Boolean(error)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        ...(note && { 'aria-describedby': `${id}note` }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {note && (
        <p id={`${id}note`} className={error ? styles.error : styles.warning}>
          {note}
        </p>
      )}
    </div>
  );
}
