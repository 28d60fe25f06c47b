import { setImmediate as breathe } from 'node:timers/promises';
import {
  overlapsOf,
  type FoundOverlap,
  type FoundOverlaps,
  type OverlapFacts,
  type RuleInForce,
} from '@traveldesk/markups-contract/engine';

/** Comparing this many rules takes a few hundredths of a second. */
const atOnce = 300;
/** Limit on the pairs listed; ten thousand rules without conditions have fifty million. */
const mostOfEach = 2_000;

/** The overlaps found; `more` is true for a group that was cut at the limit. */
export interface OverlapsFound extends FoundOverlaps {
  more: { dead: boolean; others: boolean };
}

/**
 * Runs `overlapsOf` part by part and yields to the event loop in between: comparing all pairs among ten thousand rules takes many seconds.
 * Each part is compared with itself and with every other part.
 */
export async function overlapsInTurns(
  rules: readonly RuleInForce[],
  facts: OverlapFacts,
  about?: string,
): Promise<OverlapsFound> {
  const kept = { dead: new Map<string, FoundOverlap>(), others: new Map<string, FoundOverlap>() };
  const more = { dead: false, others: false };
  const unreachable = new Map<string, FoundOverlaps['unreachable'][number]>();
  for (const part of groupsOf(rules).flatMap((group) => [...partsOf(group, about)])) {
    const found = overlapsOf(part, facts, about);
    for (const one of found.unreachable) unreachable.set(one.rule, one);
    for (const one of found.overlaps) {
      const side = one.dead ? 'dead' : 'others';
      const key = `${one.rule} ${one.other}`;
      if (kept[side].size < mostOfEach) kept[side].set(key, one);
      else if (!kept[side].has(key)) more[side] = true;
    }
    await breathe();
  }
  const overlaps = [...kept.dead.values(), ...kept.others.values()];
  return { overlaps, unreachable: [...unreachable.values()], more };
}

/** Groups rules by layer, owner and kind; rules of different groups never overlap. */
function groupsOf(rules: readonly RuleInForce[]): RuleInForce[][] {
  const groups = new Map<string, RuleInForce[]>();
  for (const rule of rules) {
    const key = `${rule.layer} ${rule.owner_id ?? ''} ${rule.kind}`;
    const group = groups.get(key);
    if (group) group.push(rule);
    else groups.set(key, [rule]);
  }
  return [...groups.values()];
}

/** Yields each pair of parts of a large group; for one rule, that rule with each part of its own group. */
function* partsOf(group: readonly RuleInForce[], about?: string): Generator<RuleInForce[]> {
  const parts: RuleInForce[][] = [];
  for (let at = 0; at < group.length; at += atOnce) parts.push(group.slice(at, at + atOnce));
  if (about !== undefined) {
    const own = group.filter(({ id }) => id === about);
    if (own.length === 0) return;
    for (const part of parts) yield [...own, ...part.filter(({ id }) => id !== about)];
    return;
  }
  for (const [at, part] of parts.entries()) {
    if (parts.length === 1) yield part;
    for (const other of parts.slice(at + 1)) yield [...part, ...other];
  }
}
