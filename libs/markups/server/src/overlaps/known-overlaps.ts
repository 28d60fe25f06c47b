import type { Overlap, UnreachableReason } from '@traveldesk/markups-contract';

/** Overlaps and rules that match nothing, by name; `more` says of which there are more than are named. */
export interface NamedOverlaps {
  overlaps: Overlap[];
  unreachable: { rule: { id: string; name: string }; why: UnreachableReason }[];
  more: { dead: boolean; others: boolean };
}

/** What was found of all rules, where that takes long. */
export interface KnownOverlaps {
  revision: number;
  until: number;
  found: Promise<NamedOverlaps>;
}
