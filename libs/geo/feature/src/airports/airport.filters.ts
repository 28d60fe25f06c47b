import type { FilterField } from '@traveldesk/shared-web';
import { ofCity, ofCountry } from '../of-place';

export const airportFilters = [
  { key: 'name', kind: 'text', label: 'geo:airports.filters.name' },
  { key: 'country', kind: 'text', label: 'geo:airports.filters.country' },
  { key: 'code', kind: 'text', label: 'geo:airports.filters.code' },
  ofCountry,
  ofCity,
] as const satisfies readonly FilterField[];

export type AirportFilter = (typeof airportFilters)[number]['key'];
