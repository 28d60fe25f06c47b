import type { FilterField } from '@traveldesk/shared-web';

/** SPECIFICATION 2: one search box. It looks at the names, the ISO code, the phone code and the currency together. */
export const countryFilters = [
  { key: 'search', kind: 'text', label: 'geo:countries.filters.search' },
] as const satisfies readonly FilterField[];

export type CountryFilter = (typeof countryFilters)[number]['key'];
