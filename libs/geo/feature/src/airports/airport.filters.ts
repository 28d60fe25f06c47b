import type { FilterField } from '@traveldesk/shared-web';
import { ofCountry } from '../of-country';

export const airportFilters = [
  { key: 'name', kind: 'text', label: 'geo:airports.filters.name' },
  { key: 'country', kind: 'text', label: 'geo:airports.filters.country' },
  { key: 'code', kind: 'text', label: 'geo:airports.filters.code' },
  ofCountry,
] as const satisfies readonly FilterField[];

export type AirportFilter = (typeof airportFilters)[number]['key'];
