import { Input } from 'antd';
import { useState, type FocusEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { readTime } from '@traveldesk/shared-contract';

export interface TimeInputProps {
  /** `HH:MM`, or typed text that is not a time. */
  value?: string | undefined;
  onChange?: (time: string) => void;
  /** Forms validate a field on blur. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  id?: string;
  className?: string | undefined;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
}

/** A time of day, typed in the formats of `readTime`. */
export function TimeInput({ value = '', onChange, onBlur, ...control }: TimeInputProps) {
  const { t } = useTranslation('common');
  // The field shows the typed text and reports the parsed value on each key.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      {...control}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      placeholder={t('form.timeForm')}
      title={t('form.timeHint')}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(readTime(target.value) ?? target.value.trim());
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || typed === null) return;
        event.preventDefault();
        setTyped(null);
      }}
    />
  );
}
