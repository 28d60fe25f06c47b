import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ar';
import 'dayjs/locale/fr';
import type { ComponentProps } from 'react';
import { asciiDigits } from '@traveldesk/shared-contract';
import type { ControlProps } from './Field';
import styles from './search.module.css';

/** As it is shown, then as it may be typed. In digits: the picker reads no names of months but the English ones. */
const formats = ['DD/MM/YYYY', 'YYYY-MM-DD', 'D/M/YYYY', 'D.M.YYYY', 'D-M-YYYY', 'DDMMYYYY'];

export interface DateFieldProps {
  control: ControlProps;
  /** `YYYY-MM-DD`. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** The first and last day that may be chosen. */
  min: string;
  max: string;
  /** The day whose month is shown first where none is chosen. */
  near: string;
}

/** Made of numbers, since a language may write the digits of a date in letters of its own. */
function dayOf(date: Dayjs): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.year()).padStart(4, '0')}-${two(date.month() + 1)}-${two(date.date())}`;
}

/** Digits of an Arabic keyboard are digits; Enter takes the day that was typed, and does not send the form with it. */
function DateInput({ onChange, onKeyDown, ...props }: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Enter') event.preventDefault();
      }}
      onChange={(event) => {
        event.target.value = asciiDigits(event.target.value);
        onChange?.(event);
      }}
    />
  );
}

const components = { input: DateInput };

/** A day, chosen or typed, in the user's language; what it gives is the day of the calendar, in no time zone. */
export function DateField({ control, value, onChange, min, max, near }: DateFieldProps) {
  return (
    <DatePicker
      {...control}
      {...(control['aria-invalid'] && { status: 'error' as const })}
      className={styles.control}
      // A search has a date; what antd draws to take it away is too small for a finger (WCAG 2.2, 2.5.8).
      allowClear={false}
      components={components}
      format={formats}
      value={value ? dayjs(value) : null}
      minDate={dayjs(min)}
      maxDate={dayjs(max)}
      defaultPickerValue={dayjs(value ?? near)}
      onChange={(date) => onChange(date ? dayOf(date) : null)}
    />
  );
}
