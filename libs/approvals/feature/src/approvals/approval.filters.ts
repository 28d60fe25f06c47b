import { approvalStates } from '@traveldesk/approvals-contract';
import { CompanyFilter } from '@traveldesk/companies-ui';
import { DayFilter } from '@traveldesk/shared-ui';
import type { FilterField } from '@traveldesk/shared-web';
import { KindFilter } from './KindFilter';

export const approvalFilters = [
  {
    key: 'state',
    kind: 'select',
    label: 'approvals:fields.state',
    options: approvalStates.map((value) => ({ value, label: `approvals:states.${value}` as const })),
  },
  { key: 'kind', kind: 'picker', label: 'approvals:fields.kind', Picker: KindFilter },
  { key: 'company_id', kind: 'picker', label: 'approvals:fields.company', Picker: CompanyFilter },
  { key: 'author', kind: 'text', label: 'approvals:fields.author' },
  {
    key: 'decidable',
    kind: 'select',
    label: 'approvals:fields.decidable',
    options: [{ value: 'true', label: 'approvals:decidable' }],
  },
  { key: 'from', kind: 'picker', label: 'approvals:fields.from', Picker: DayFilter },
  { key: 'to', kind: 'picker', label: 'approvals:fields.to', Picker: DayFilter },
] as const satisfies readonly FilterField[];
