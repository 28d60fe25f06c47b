import { airlineStatuses } from '@traveldesk/airlines-contract';
import type { FilterField } from '@traveldesk/shared-web';

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
] as const satisfies readonly FilterField[];

export type AirlineFilter = (typeof airlineFilters)[number]['key'];
