import type { FilterField } from '@traveldesk/shared-web';
import { ModuleFilter } from './ModuleFilter';

/** Labels of SPECIFICATION 3: Name, Key, Module, Status, Currency. */
export const supplierFilters = [
  { key: 'name', kind: 'text', label: 'suppliers:suppliers.filters.name' },
  { key: 'key', kind: 'text', label: 'suppliers:suppliers.filters.key' },
  { key: 'module', kind: 'picker', label: 'suppliers:suppliers.filters.module', Picker: ModuleFilter },
  {
    key: 'status',
    kind: 'select',
    label: 'suppliers:suppliers.filters.status',
    options: [
      { value: 'active', label: 'suppliers:suppliers.statuses.active' },
      { value: 'inactive', label: 'suppliers:suppliers.statuses.inactive' },
    ],
  },
  { key: 'currency', kind: 'text', label: 'suppliers:suppliers.filters.currency' },
] as const satisfies readonly FilterField[];
