import { airlineStatuses } from '@traveldesk/airlines-contract';
import { CountryFilter } from '@traveldesk/geo-ui';
import type { FilterField, FilterValues } from '@traveldesk/shared-web';

/** One country, which a link from its page names. */
const ofCountry = 'country_id';

export const airlineFilters = [
  { key: 'name', kind: 'text', label: 'airlines:airlines.filters.name' },
  { key: 'code', kind: 'text', label: 'airlines:airlines.filters.code' },
  {
    key: 'status',
    kind: 'select',
    label: 'airlines:airlines.filters.status',
    options: airlineStatuses.map((value) => ({
      value,
      label: `airlines:airlines.statuses.${value}` as const,
    })),
  },
  { key: ofCountry, kind: 'picker', label: 'airlines:airlines.filters.country', Picker: CountryFilter },
] as const satisfies readonly FilterField[];

export type AirlineFilter = (typeof airlineFilters)[number]['key'];

/** Returns the filters; the one by country only when the URL sets it. */
export function withLinked(values: FilterValues<typeof airlineFilters>): readonly FilterField[] {
  return airlineFilters.filter(({ key }) => key !== ofCountry || values[key]);
}
