import { Input, type InputRef } from 'antd';
import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { emailMaxLength, emailSchema } from '@traveldesk/shared-contract';
import styles from './EmailField.module.css';

export interface EmailFieldHandle {
  /** Returns whether the address is one. Otherwise says so, and moves the focus to the field. */
  judge: () => boolean;
  /** Says why the API refused the address. */
  refuse: (sentence: string) => void;
}

export interface EmailFieldProps {
  ref?: Ref<EmailFieldHandle>;
  label: string;
  hint?: string;
  /** Said below an address that is none. */
  wrong: string;
  value: string;
  onChange: (value: string) => void;
}

const isAddress = (text: string) => emailSchema.safeParse(text).success;

/** The address of an email in a dialog, which is required. It is judged when it is left. */
export function EmailField({ ref, label, hint, wrong, value, onChange }: EmailFieldProps) {
  const field = useRef<InputRef>(null);
  const [fieldId, hintId] = [useId(), useId()];
  const [refused, setRefused] = useState<{ value: string; sentence: string }>();
  const said = refused?.value === value ? refused.sentence : undefined;
  const judge = () => {
    const isRight = isAddress(value);
    setRefused(isRight ? undefined : { value, sentence: wrong });
    return isRight;
  };
  useImperativeHandle(ref, () => ({
    judge: () => {
      const isRight = judge();
      if (!isRight) field.current?.focus();
      return isRight;
    },
    refuse: (sentence) => {
      setRefused({ value, sentence });
      field.current?.focus();
    },
  }));
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId}>{label}</label>
      <Input
        ref={field}
        id={fieldId}
        type="email"
        dir="ltr"
        maxLength={emailMaxLength}
        autoComplete="off"
        aria-required
        aria-invalid={said !== undefined}
        aria-describedby={hintId}
        {...(said !== undefined && { status: 'error' })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={judge}
      />
      <span id={hintId} role={said ? 'alert' : undefined} className={said ? styles.wrong : styles.hint}>
        {said ?? hint}
      </span>
    </div>
  );
}
