import type { FilterField } from '@traveldesk/shared-web';

export const markupFilters = [
  { key: 'name', kind: 'text', label: 'markups:markups.filters.name' },
  { key: 'code', kind: 'text', label: 'markups:markups.filters.code' },
] as const satisfies readonly FilterField[];

export type MarkupFilter = (typeof markupFilters)[number]['key'];
