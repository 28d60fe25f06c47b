import type { FilterField } from '@traveldesk/shared-web';

/** The filters of SPECIFICATION 3: Name, Key, Status. */
export const moduleFilters = [
  { key: 'name', kind: 'text', label: 'modules:modules.filters.name' },
  { key: 'key', kind: 'text', label: 'modules:modules.filters.key' },
  {
    key: 'status',
    kind: 'select',
    label: 'modules:modules.filters.status',
    options: [
      { value: 'active', label: 'modules:modules.statuses.active' },
      { value: 'inactive', label: 'modules:modules.statuses.inactive' },
    ],
  },
] as const satisfies readonly FilterField[];

export type ModuleFilter = (typeof moduleFilters)[number]['key'];
