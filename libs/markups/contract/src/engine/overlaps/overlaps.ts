import type { Overlap, UnreachableReason } from '../../overlap';
import { byRank } from '../compile';
import { decisiveCondition, weightOfCompany } from '../specificity';
import type { RuleInForce } from '../types';
import { groundOf, type CachedOverlapFacts, type OverlapFacts, type Path } from './facts';
import { namesSameCompanies, sharedPayers } from './payers';
import { spaceHolds, spaceOf, spacesMeet, type Space } from './space';
import { whyUnreachable } from './unreachable';

/** The ids of two rules; `rule` wins over `other`. */
export type FoundOverlap = Omit<Overlap, 'rule' | 'other'> & { rule: string; other: string };

export interface FoundOverlaps {
  overlaps: FoundOverlap[];
  unreachable: { rule: string; why: UnreachableReason }[];
}

/**
 * Finds pairs of active rules of one layer and kind that some booking can match both, with the winner and whether the loser can never win;
 * and rules that no booking can match, which are in no pair. `about` limits the result to pairs with that rule. A pair that is decided
 * differently for different companies is returned twice, once in each order. All pairs of a layer and kind are compared: a thousand rules
 * take tens of milliseconds, ten thousand take seconds.
 */
export function overlapsOf(
  rules: readonly RuleInForce[],
  facts: OverlapFacts,
  about?: string,
): FoundOverlaps {
  const ground = groundOf(facts);
  const isMeant = ({ id }: RuleInForce) => about === undefined || about === id;
  const found: FoundOverlaps = { overlaps: [], unreachable: [] };
  const groups = new Map<string, Space[]>();
  for (const rule of rules.filter(({ status }) => status === 'active')) {
    const space = spaceOf(rule, ground);
    const why = whyUnreachable(space, ground);
    const key = `${rule.kind} ${rule.layer} ${rule.owner_id ?? ''}`;
    const group = groups.get(key);
    if (why) {
      if (isMeant(rule)) found.unreachable.push({ rule: rule.id, why });
    } else if (group) group.push(space);
    else groups.set(key, [space]);
  }
  for (const group of groups.values()) {
    group.sort((one, other) => byRank(one.compiled, other.compiled));
    for (const [at, one] of group.entries()) {
      for (const other of group.slice(at + 1)) {
        if (isMeant(one.rule) || isMeant(other.rule)) found.overlaps.push(...compare(one, other, ground));
      }
    }
  }
  return found;
}

/** Decides the pair for every company that both rules can price. `one` ranks first when `companies` is left aside. */
function compare(one: Space, other: Space, ground: CachedOverlapFacts): FoundOverlap[] {
  if (!spacesMeet(one, other)) return [];
  const owner = one.rule.owner_id;
  const type = one.rule.company_type ?? other.rule.company_type;
  const won = new Map<Space, FoundOverlap>();
  for (const path of sharedPayers({ payers: [one.payers, other.payers], owner, type }, ground)) {
    const verdict = decide(one, other, path);
    if (!won.has(verdict.winner)) won.set(verdict.winner, verdict.overlap);
  }
  const [only, ...more] = won.values();
  if (!only) return [];
  if (more.length > 0) return [only, ...more];
  const [winner, loser] = won.has(one) ? [one, other] : [other, one];
  const dead = namesSameCompanies(winner.rule, loser.payers) && spaceHolds(winner, loser);
  return [{ ...only, dead }];
}

/** Applies TRAVEL-RULES 26 for the first company of the path. */
function decide(one: Space, other: Space, path: Path): { winner: Space; overlap: FoundOverlap } {
  const [ours, theirs] = [one, other].map(
    (space) => space.compiled.weight + (weightOfCompany(space.rule, path) ?? 0),
  );
  const product = [one, other].some(({ rule }) => rule.product === 'hotel') ? 'hotel' : 'flight';
  const decisive = decisiveCondition(ours ?? 0, theirs ?? 0, product);
  const [winner, loser] = (theirs ?? 0) > (ours ?? 0) ? [other, one] : [one, other];
  const decided_by = decisive
    ? 'specificity'
    : one.rule.priority === other.rule.priority
      ? 'age'
      : 'priority';
  return {
    winner,
    overlap: { rule: winner.rule.id, other: loser.rule.id, dead: false, decided_by, decisive },
  };
}
