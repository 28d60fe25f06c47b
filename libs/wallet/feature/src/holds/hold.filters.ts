import { CompanyFilter } from '@traveldesk/companies-ui';
import { CurrencyFilter } from '@traveldesk/currencies-ui';
import type { FilterField } from '@traveldesk/shared-web';
import { holdStates } from '@traveldesk/wallet-contract';

/** Without a state the list shows open holds, oldest first. */
export const holdFilters = [
  { key: 'reference', kind: 'text', label: 'wallet:fields.reference' },
  { key: 'company_id', kind: 'picker', label: 'wallet:fields.company', Picker: CompanyFilter },
  { key: 'currency', kind: 'picker', label: 'wallet:fields.currency', Picker: CurrencyFilter },
  {
    key: 'state',
    kind: 'select',
    label: 'wallet:fields.state',
    options: holdStates.map((value) => ({ value, label: `wallet:holds.states.${value}` as const })),
  },
  {
    key: 'overdue',
    kind: 'select',
    label: 'wallet:holds.overdueFilter',
    options: [{ value: 'true', label: 'wallet:holds.overdueOnly' }],
  },
] as const satisfies readonly FilterField[];

export type HoldFilter = (typeof holdFilters)[number]['key'];
