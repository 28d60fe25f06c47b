import { preloadable } from '@traveldesk/shared-ui';
import type { FilterField } from '@traveldesk/shared-web';

const { Component: CountryFilter } = preloadable(async () => (await import('./CountryFilter')).CountryFilter);

export const zoneFilters = [
  { key: 'name', kind: 'text', label: 'markupZones:filters.name' },
  { key: 'country', kind: 'picker', label: 'markupZones:filters.country', Picker: CountryFilter },
] as const satisfies readonly FilterField[];

export type ZoneFilter = (typeof zoneFilters)[number]['key'];
