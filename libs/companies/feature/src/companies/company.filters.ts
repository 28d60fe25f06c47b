import { companyStatuses, companyTypes } from '@traveldesk/companies-contract';
import { CurrencyFilter } from '@traveldesk/currencies-ui';
import type { FilterField } from '@traveldesk/shared-web';
import { ParentFilter } from './ParentFilter';

/** The company filters of SPECIFICATION 3, the most used first. */
export const companyFilters = [
  { key: 'name', kind: 'text', label: 'companies:list.filters.name' },
  {
    key: 'type',
    kind: 'select',
    label: 'companies:list.filters.type',
    options: companyTypes.map((value) => ({ value, label: `companies:types.${value}` as const })),
  },
  { key: 'parent_id', kind: 'picker', label: 'companies:list.filters.parent_id', Picker: ParentFilter },
  {
    key: 'status',
    kind: 'select',
    label: 'companies:list.filters.status',
    options: companyStatuses.map((value) => ({ value, label: `companies:statuses.${value}` as const })),
  },
  { key: 'email', kind: 'text', label: 'companies:list.filters.email' },
  { key: 'phone', kind: 'text', label: 'companies:list.filters.phone' },
  { key: 'currency', kind: 'picker', label: 'companies:list.filters.currency', Picker: CurrencyFilter },
] as const satisfies readonly FilterField[];

export type CompanyFilter = (typeof companyFilters)[number]['key'];
