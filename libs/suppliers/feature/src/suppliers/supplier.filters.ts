import type { Module } from '@traveldesk/modules-contract';
import type { Language } from '@traveldesk/shared-contract';
import type { FilterField } from '@traveldesk/shared-web';

/** SPECIFICATION 3's labels: Name, Key, Module, Status, Currency. `withModules` fills in the choice of module. */
export const supplierFilters = [
  { key: 'name', kind: 'text', label: 'suppliers:suppliers.filters.name' },
  { key: 'key', kind: 'text', label: 'suppliers:suppliers.filters.key' },
  { key: 'module', kind: 'select', label: 'suppliers:suppliers.filters.module', options: [] },
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

export type SupplierFilter = (typeof supplierFilters)[number]['key'];

/** The same filters, with the modules there are to choose from. */
export function withModules(modules: readonly Module[], language: Language): FilterField[] {
  const options = modules.map(({ id, name }) => ({ value: id, name: name[language] }));
  return supplierFilters.map((field) => (field.key === 'module' ? { ...field, options } : field));
}
