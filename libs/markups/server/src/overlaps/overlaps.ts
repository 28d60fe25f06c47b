import type { Overlap } from '@traveldesk/markups-contract';
import type { Page } from '@traveldesk/shared-contract';
import type { RuleInForce } from '@traveldesk/markups-contract/engine';
import { toolsOf, type Db } from '@traveldesk/shared-server';
import type { RulesKernel } from '../pricing/rules';
import { rulesInForce } from '../pricing/rules.sql';
import { newestRevision } from '../versions/revision.sql';
import { factsOf } from './facts.sql';
import { overlapsInTurns, type OverlapsFound } from './in-turns';
import type { KnownOverlaps, NamedOverlaps } from './known-overlaps';

/** With this many rules or more the search takes seconds, so its result is cached for a minute. */
const many = 1_000;
const keptMs = 60_000;

export interface OverlapsWanted {
  page: number;
  per_page: number;
  rule_id?: string | undefined;
  dead?: 'true' | undefined;
}

/** Returns one page of the overlaps of rules in force, rules that can never win first, with the rules that no booking can match. */
export async function listOverlaps(
  kernel: RulesKernel,
  { page, per_page: perPage, rule_id: about, dead }: OverlapsWanted,
): Promise<Page<Overlap> & Pick<NamedOverlaps, 'unreachable'>> {
  const { overlaps, unreachable, more } = await findOverlaps(kernel, about);
  const wanted = dead ? overlaps.filter((one) => one.dead) : overlaps;
  const hasMore = more.dead || (!dead && more.others);
  return {
    data: wanted.slice((page - 1) * perPage, page * perPage),
    total: wanted.length,
    ...(hasMore && { at_least: true }),
    unreachable,
  };
}

async function findOverlaps(kernel: RulesKernel, about?: string): Promise<NamedOverlaps> {
  const { db } = kernel;
  const tools = toolsOf(kernel, 'markups');
  const at = tools.now();
  const revision = await newestRevision(db);
  const known = tools.overlaps;
  if (about === undefined && known?.revision === revision && at.getTime() < known.until) return known.found;
  const rules = await rulesInForce(db, { revision, at });
  const found = search(db, rules, { revision, at }, about);
  if (about === undefined && rules.length >= many) {
    // Callers during the search share its promise.
    const kept: KnownOverlaps = { revision, until: Infinity, found };
    tools.overlaps = kept;
    found.then(
      () => (kept.until = tools.now().getTime() + keptMs),
      () => (kept.until = 0),
    );
  }
  return found;
}

async function search(
  db: Db,
  rules: readonly RuleInForce[],
  state: { revision: number; at: Date },
  about?: string,
): Promise<NamedOverlaps> {
  const found = await overlapsInTurns(rules, await factsOf(db, rules, state), about);
  return named(found, rules);
}

function named({ overlaps, unreachable, more }: OverlapsFound, rules: readonly RuleInForce[]): NamedOverlaps {
  const names = new Map(rules.map(({ id, name }) => [id, name]));
  const ruleOf = (id: string) => ({ id, name: names.get(id) ?? '' });
  const all = overlaps.map((one) => ({ ...one, rule: ruleOf(one.rule), other: ruleOf(one.other) }));
  return {
    more,
    overlaps: all.sort(
      (one, other) =>
        Number(other.dead) - Number(one.dead) ||
        one.rule.name.localeCompare(other.rule.name) ||
        one.other.name.localeCompare(other.other.name) ||
        (one.rule.id + one.other.id < other.rule.id + other.other.id ? -1 : 1),
    ),
    unreachable: unreachable.map(({ rule, why }) => ({ rule: ruleOf(rule), why })),
  };
}
