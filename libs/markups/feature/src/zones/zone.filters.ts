import type { FilterField } from '@traveldesk/shared-web';
import { CountryFilter } from './CountryFilter';

export const zoneFilters = [
  { key: 'name', kind: 'text', label: 'markupZones:filters.name' },
  { key: 'country', kind: 'picker', label: 'markupZones:filters.country', Picker: CountryFilter },
] as const satisfies readonly FilterField[];

export type ZoneFilter = (typeof zoneFilters)[number]['key'];
