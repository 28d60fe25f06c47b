import type { FilterPickerProps } from '@traveldesk/shared-web';
import { DayInput } from '../form/DayInput';

/** A filter for the first or last day of a period. */
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
