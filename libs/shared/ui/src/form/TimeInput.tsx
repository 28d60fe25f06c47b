import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTime } from '@traveldesk/shared-contract';

export interface TimeInputProps {
  /** `HH:MM`, or what was typed and is no time. */
  value?: string | undefined;
  onChange?: (time: string) => void;
  id?: string;
  className?: string | undefined;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
}

/** A time of day, as people type one (`readTime`). */
export function TimeInput({ value = '', onChange, ...control }: TimeInputProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    const time = readTime(typed) ?? typed.trim();
    if (time !== value) onChange?.(time);
  };
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
        // What is a time by now is one, whatever is pressed next.
        if (/^\D*\d\d:\d\d\D*$/.test(target.value)) onChange?.(readTime(target.value) ?? target.value);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || typed === null) return;
        event.preventDefault();
        settle();
      }}
    />
  );
}
