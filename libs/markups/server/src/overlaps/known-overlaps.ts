import type { Overlap, UnreachableReason } from '@traveldesk/markups-contract';

/** Overlaps and unreachable rules with names; `more` is true for a group that was cut at the limit. */
export interface NamedOverlaps {
  overlaps: Overlap[];
  unreachable: { rule: { id: string; name: string }; why: UnreachableReason }[];
  more: { dead: boolean; others: boolean };
}

/** The cached result for all rules, kept when there are many. */
export interface KnownOverlaps {
  revision: number;
  until: number;
  found: Promise<NamedOverlaps>;
}
