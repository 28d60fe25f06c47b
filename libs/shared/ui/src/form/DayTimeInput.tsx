import { Space } from 'antd';
import type { FocusEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { dayTimeParts } from '@traveldesk/shared-web';
import { DayInput } from './DayInput';
import { TimeInput } from './TimeInput';

export interface DayTimeInputProps {
  /** `2026-12-01T23:40`, without a zone. If one half is missing, the other half with the `T`. */
  value?: string | null | undefined;
  onChange?: (value: string) => void;
  label: string;
  id?: string;
  className?: string | undefined;
  /** Forms validate a field on blur. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  'aria-invalid'?: boolean;
}

/** A day and a time of day, side by side. */
export function DayTimeInput({ value, onChange, label, id, className, ...control }: DayTimeInputProps) {
  const { t } = useTranslation('common');
  const { day, time } = dayTimeParts(value ?? '');
  const change = (next: { day?: string; time?: string }) => {
    const whole = { day, time, ...next };
    onChange?.(whole.day || whole.time ? `${whole.day}T${whole.time}` : '');
  };
  return (
    <Space.Compact block {...(className && { className })}>
      <DayInput
        {...control}
        {...(id && { id })}
        aria-label={t('form.dayOf', { label })}
        value={day}
        onChange={(next) => change({ day: next })}
      />
      <TimeInput
        {...control}
        aria-label={t('form.timeOf', { label })}
        value={time}
        onChange={(next) => change({ time: next })}
      />
    </Space.Compact>
  );
}
