import type { FilterField } from '@traveldesk/shared-web';

/** One search box for names, ISO code, phone code and currency (SPECIFICATION 2). */
export const countryFilters = [
  { key: 'search', kind: 'text', label: 'geo:countries.filters.search' },
] as const satisfies readonly FilterField[];

export type CountryFilter = (typeof countryFilters)[number]['key'];
