import { useCountrySearch } from '@traveldesk/geo-ui';
import { RemoteSelect } from '@traveldesk/shared-ui';
import type { FilterPickerProps } from '@traveldesk/shared-web';

/** Zones that have one country, by its code, which says itself. */
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
