import type { FilterField } from '@traveldesk/shared-web';

export const countryFilters = [
  { key: 'name', kind: 'text', label: 'geo:countries.filters.name' },
  { key: 'phone_code', kind: 'text', label: 'geo:countries.filters.phone_code' },
  { key: 'currency', kind: 'text', label: 'geo:countries.filters.currency' },
] as const satisfies readonly FilterField[];

export type CountryFilter = (typeof countryFilters)[number]['key'];
