import { useId, type ReactNode } from 'react';
import styles from './search.module.css';

/** What a field gives to its control, so that label, hint and error are told of it. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  label: string;
  error?: string | undefined;
  /** Something allowed that is yet worth a word. */
  warning?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above it and what is wrong below it. */
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
