import { AirlineSelect } from '@traveldesk/airlines-ui';
import type { FilterPickerProps } from '@traveldesk/shared-web';

/** Filters rules by an airline. The value is its IATA code, which needs no lookup of a name. */
export function AirlineFilter({ label, value, onChange }: FilterPickerProps) {
  return <AirlineSelect aria-label={label} placeholder={label} value={value} onChange={onChange} />;
}
