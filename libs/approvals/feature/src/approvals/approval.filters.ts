import { approvalStates } from '@traveldesk/approvals-contract';
import { preloadable } from '@traveldesk/shared-ui';
import type { FilterField } from '@traveldesk/shared-web';

const { Component: CompanyFilter } = preloadable(async () => (await import('./CompanyFilter')).CompanyFilter);
const { Component: DayFilter } = preloadable(async () => (await import('./DayFilter')).DayFilter);
const { Component: KindFilter } = preloadable(async () => (await import('./KindFilter')).KindFilter);

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
  { key: 'from', kind: 'picker', label: 'approvals:fields.from', Picker: DayFilter },
  { key: 'to', kind: 'picker', label: 'approvals:fields.to', Picker: DayFilter },
] as const satisfies readonly FilterField[];
