import type { FilterField } from '@traveldesk/shared-web';

/** The address parameters that select a statement; each has a default. */
export const statementFilters = [
  { key: 'account', kind: 'text', label: 'wallet:fields.account' },
  { key: 'currency', kind: 'text', label: 'wallet:fields.currency' },
  { key: 'from', kind: 'text', label: 'wallet:filters.from' },
  { key: 'to', kind: 'text', label: 'wallet:filters.to' },
  { key: 'reference', kind: 'text', label: 'wallet:fields.reference' },
] as const satisfies readonly FilterField[];
