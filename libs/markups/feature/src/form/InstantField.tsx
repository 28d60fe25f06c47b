import { Input, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayTimeOf, instantOf, type DayTime } from './instant';
import styles from './form.module.css';
import './texts';

interface InstantFieldProps {
  label: string;
  edge: 'start' | 'end';
  /** Given by the form's item: an ISO instant. */
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** An instant as people name it: a day, and a time only where it is not the whole day. */
export function InstantField({ label, edge, id, value = null, onChange }: InstantFieldProps) {
  const { t } = useTranslation('markupForm');
  // A time that is typed before its day is no instant yet.
  const [early, setEarly] = useState('');
  const shown = dayTimeOf(value, edge);
  const change = (next: DayTime) => {
    setEarly(next.day ? '' : next.time);
    onChange?.(instantOf(next, edge));
  };
  const { day } = shown;
  const time = shown.time || early;
  return (
    <Space.Compact block className={styles.instant}>
      <Input
        {...(id && { id })}
        type="date"
        dir="ltr"
        aria-label={t('instant.day', { field: label })}
        value={day}
        onChange={(event) => change({ day: event.target.value, time })}
      />
      <Input
        type="time"
        dir="ltr"
        aria-label={t('instant.time', { field: label })}
        value={time}
        onChange={(event) => change({ day, time: event.target.value })}
      />
    </Space.Compact>
  );
}
