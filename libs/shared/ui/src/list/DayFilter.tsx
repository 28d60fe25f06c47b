import type { FilterPickerProps } from '@traveldesk/shared-web';
import { DayInput } from '../form/DayInput';

/** One end of a period: a day, and what it is the end of. */
export function DayFilter({ label, value, onChange }: FilterPickerProps) {
  return (
    <DayInput
      alone
      aria-label={label}
      prefix={label}
      value={value}
      onChange={(day) => onChange(day || null)}
    />
  );
}
