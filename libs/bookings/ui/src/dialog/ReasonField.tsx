import { Input } from 'antd';
import { useId } from 'react';
import styles from './dialog.module.css';

export interface ReasonFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
}

/** The reason of an action, kept in the booking's history. */
export function ReasonField({ label, value, onChange, required = false }: ReasonFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        dir="auto"
        maxLength={300}
        autoComplete="off"
        aria-required={required}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
