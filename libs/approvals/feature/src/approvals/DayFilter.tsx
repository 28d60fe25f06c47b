import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/ar';
import 'dayjs/locale/fr';
import type { FilterPickerProps } from '@traveldesk/shared-web';
import styles from './filters.module.css';

/** A day, written alike in every language; dayjs would write the digits of an Arabic one in letters of their own. */
export function DayFilter({ label, value, onChange }: FilterPickerProps) {
  const day = value === null ? null : dayjs(value);
  return (
    <DatePicker
      className={styles.filter}
      aria-label={label}
      placeholder={label}
      format={['DD/MM/YYYY', 'YYYY-MM-DD']}
      value={day?.isValid() ? day : null}
      onChange={(next) => onChange(next ? next.locale('en').format('YYYY-MM-DD') : null)}
    />
  );
}
