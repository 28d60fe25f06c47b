import { Calendar, Popover } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ar';
import 'dayjs/locale/fr';
import { useLanguage } from '@traveldesk/shared-web';
import styles from './DayInput.module.css';

export interface DayCalendarProps {
  /** The day that is marked, and whose month is shown. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** Made of numbers, since a language may write the digits of a date in letters of its own. */
function dayOf(date: Dayjs): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.year()).padStart(4, '0')}-${two(date.month() + 1)}-${two(date.date())}`;
}

/** A month below the field that it belongs to; its days are for the pointer, as the field is for the keyboard. */
export function DayCalendar({ value, min, max, onPick, onClose }: DayCalendarProps) {
  const { direction } = useLanguage();
  return (
    <Popover
      open
      trigger="click"
      arrow={false}
      styles={{ content: { padding: 8 } }}
      placement={direction === 'rtl' ? 'bottomRight' : 'bottomLeft'}
      onOpenChange={(open) => !open && onClose()}
      content={
        <div className={styles.panel}>
          <Calendar
            fullscreen={false}
            defaultValue={dayjs(value)}
            validRange={[dayjs(min ?? '1900-01-01'), dayjs(max ?? '2199-12-31')]}
            onSelect={(date, { source }) => source === 'date' && onPick(dayOf(date))}
          />
        </div>
      }
    >
      <span className={styles.anchor} />
    </Popover>
  );
}
