import type { FilterField } from '@traveldesk/shared-web';
import { ofCountry } from '../of-place';

export const cityFilters = [
  { key: 'name', kind: 'text', label: 'geo:cities.filters.name' },
  { key: 'country', kind: 'text', label: 'geo:cities.filters.country' },
  { key: 'code', kind: 'text', label: 'geo:cities.filters.code' },
  ofCountry,
] as const satisfies readonly FilterField[];
