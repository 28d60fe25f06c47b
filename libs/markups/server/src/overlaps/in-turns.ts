import { setImmediate as breathe } from 'node:timers/promises';
import {
  overlapsOf,
  type FoundOverlaps,
  type OverlapFacts,
  type RuleInForce,
} from '@traveldesk/markups-contract/engine';

/** As many rules are compared with each other in a few hundredths of a second. */
const atOnce = 500;

/**
 * What `overlapsOf` finds, with a turn for others after each part: it compares every two rules of a layer and kind, which of ten
 * thousand takes many seconds. Each part of the rules is compared with itself and with each other one.
 */
export async function overlapsInTurns(
  rules: readonly RuleInForce[],
  facts: OverlapFacts,
  about?: string,
): Promise<FoundOverlaps> {
  const overlaps = new Map<string, FoundOverlaps['overlaps'][number]>();
  const unreachable = new Map<string, FoundOverlaps['unreachable'][number]>();
  const take = (found: FoundOverlaps) => {
    for (const one of found.overlaps) overlaps.set(`${one.rule} ${one.other}`, one);
    for (const one of found.unreachable) unreachable.set(one.rule, one);
  };
  for (const group of groupsOf(rules)) {
    const meant = about === undefined || group.some(({ id }) => id === about);
    if (!meant) continue;
    for (const part of partsOf(group, about)) {
      take(overlapsOf(part, facts, about));
      await breathe();
    }
  }
  return { overlaps: [...overlaps.values()], unreachable: [...unreachable.values()] };
}

/** Rules of one layer, owner and kind: of others none meets any of them. */
function groupsOf(rules: readonly RuleInForce[]): RuleInForce[][] {
  const groups = new Map<string, RuleInForce[]>();
  for (const rule of rules) {
    const key = `${rule.layer} ${rule.owner_id ?? ''} ${rule.kind}`;
    groups.set(key, groups.get(key) ?? []);
    groups.get(key)?.push(rule);
  }
  return [...groups.values()];
}

/** Of a large group each two parts of it together; where it is about one rule, each part with that one. */
function* partsOf(group: readonly RuleInForce[], about?: string): Generator<RuleInForce[]> {
  const parts: RuleInForce[][] = [];
  for (let at = 0; at < group.length; at += atOnce) parts.push(group.slice(at, at + atOnce));
  const own = group.filter(({ id }) => id === about);
  if (own.length > 0) {
    for (const part of parts) yield [...own, ...part.filter(({ id }) => id !== about)];
    return;
  }
  for (const [at, part] of parts.entries()) {
    if (parts.length === 1) yield part;
    for (const other of parts.slice(at + 1)) yield [...part, ...other];
  }
}
