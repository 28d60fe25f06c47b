import type { FilterField } from '@traveldesk/shared-web';
import { RuleFilter } from './RuleFilter';

export const overlapFilters = [
  { key: 'rule_id', kind: 'picker', label: 'markupOverlaps:filters.rule', Picker: RuleFilter },
  {
    key: 'dead',
    kind: 'select',
    label: 'markupOverlaps:filters.dead',
    options: [{ value: 'true', label: 'markupOverlaps:dead.true' }],
  },
] as const satisfies readonly FilterField[];

export type OverlapFilter = (typeof overlapFilters)[number]['key'];
