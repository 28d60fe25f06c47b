import { Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayInput, TimeInput } from '@traveldesk/shared-ui';
import { dayTimeOf, instantOf, type DayTime } from './instant';
import styles from './form.module.css';

interface InstantFieldProps {
  label: string;
  edge: 'start' | 'end';
  /** Set by Form.Item. `value` is an ISO instant, or the typed text when that is not valid. */
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** An instant as a day with an optional time; without a time it is the start or end of that day. */
export function InstantField({ label, edge, id, value = null, onChange }: InstantFieldProps) {
  const { t } = useTranslation('common');
  const shown = dayTimeOf(value, edge);
  const change = (next: Partial<DayTime>) => onChange?.(instantOf({ ...shown, ...next }, edge));
  return (
    <Space.Compact block className={styles.instant}>
      <DayInput
        {...(id && { id })}
        aria-label={t('form.dayOf', { label })}
        value={shown.day}
        onChange={(day) => change({ day })}
      />
      <TimeInput
        aria-label={t('form.timeOf', { label })}
        value={shown.time}
        onChange={(time) => change({ time })}
      />
    </Space.Compact>
  );
}
