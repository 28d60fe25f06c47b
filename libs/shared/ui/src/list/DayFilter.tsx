import { Input } from 'antd';
import type { FilterPickerProps } from '@traveldesk/shared-web';

/** One end of a period: a day, and what it is the end of. */
export function DayFilter({ label, value, onChange }: FilterPickerProps) {
  return (
    <Input
      type="date"
      aria-label={label}
      prefix={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}
