import { useCountrySearch } from '@traveldesk/geo-ui';
import { RemoteSelect } from '@traveldesk/shared-ui';
import type { FilterPickerProps } from '@traveldesk/shared-web';

/** Filters zones by a country. The value is its code, which needs no lookup of a name. */
export function CountryFilter({ label, value, onChange }: FilterPickerProps) {
  const search = useCountrySearch();
  return (
    <RemoteSelect
      aria-label={label}
      placeholder={label}
      picker="country-codes"
      search={search}
      value={value}
      onChange={onChange}
    />
  );
}
