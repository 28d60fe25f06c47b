import { AirlineSelect } from '@traveldesk/airlines-ui';
import type { FilterPickerProps } from '@traveldesk/shared-web';

/** Rules that name one airline, by its IATA code, which says itself. */
export function AirlineFilter({ label, value, onChange }: FilterPickerProps) {
  return <AirlineSelect aria-label={label} placeholder={label} value={value} onChange={onChange} />;
}
