import type { ConsideredRule, MarkupKind } from '@traveldesk/markups-contract';

/** The rules of one kind in one layer; at most one of the matching rules won. */
export interface RuleGroup {
  key: string;
  kind: MarkupKind;
  /** Null for the platform. */
  ownerId: string | null;
  matching: ConsideredRule[];
  unmatched: ConsideredRule[];
}

export interface GroupedRules {
  groups: RuleGroup[];
  /** Rules of companies that are not above the paying company. */
  strangers: ConsideredRule[];
}

/** Groups rules by layer and kind, in the order of the explanation. */
export function groupsOf(rules: readonly ConsideredRule[]): GroupedRules {
  const groups = new Map<string, RuleGroup>();
  for (const rule of rules) {
    if (rule.failed === 'owner') continue;
    const ownerId = rule.layer === 'platform' ? null : rule.owner_id;
    const key = `${ownerId ?? 'platform'} ${rule.kind}`;
    const group = groups.get(key) ?? { key, kind: rule.kind, ownerId, matching: [], unmatched: [] };
    group[rule.outcome === 'unmatched' ? 'unmatched' : 'matching'].push(rule);
    groups.set(key, group);
  }
  return { groups: [...groups.values()], strangers: rules.filter(({ failed }) => failed === 'owner') };
}
