import { markupKinds } from '../markup.kinds';
import type { Compiled, CompiledRule } from './compile';
import { searchConditions } from './search.conditions';
import { sceneOf, type Scene } from './scene';
import { weightOfCompany } from './specificity';
import type { BoundRules, CompiledRules, PricingContext } from './types';

/** A rule that offers of this search can still match, and how specific it is for who pays. */
export interface Candidate {
  compiled: CompiledRule;
  specificity: number;
}

/** Rules of one layer and kind, of which one wins: the first that matches. */
export type Group = readonly Candidate[];

/** What `bindRules` makes, as the engine reads it. Layers from the platform down to the owner nearest to who pays. */
export interface Bound extends BoundRules {
  scene: Scene;
  layers: readonly (readonly Group[])[];
}

/** Decides all that a search decides for all of its offers, once. `context` must not change afterwards. */
export function bindRules(compiledRules: CompiledRules, context: PricingContext): BoundRules {
  const scene = sceneOf(context);
  const { revision, rules } = compiledRules as Compiled;
  const left = rules.filter((compiled) => searchConditions.every(({ fits }) => fits(compiled, scene)));
  const bound: Bound = { revision, context, scene, layers: layersOf(left, context) };
  return bound;
}

function layersOf(rules: readonly CompiledRule[], context: PricingContext): Group[][] {
  const owners = [
    null,
    ...context.companies
      .slice(1)
      .map(({ id }) => id)
      .reverse(),
  ];
  const groups = new Map<string, Candidate[]>();
  for (const compiled of rules) {
    const { owner_id, kind, layer } = compiled.rule;
    const key = `${kind} ${layer === 'platform' ? '' : owner_id}`;
    const candidate = candidateOf(compiled, context);
    const group = groups.get(key);
    if (group) group.push(candidate);
    else groups.set(key, [candidate]);
  }
  for (const group of groups.values()) group.sort(byRank);
  return owners.map((owner) => markupKinds.map((kind) => groups.get(`${kind} ${owner ?? ''}`) ?? []));
}

export const candidateOf = (compiled: CompiledRule, { companies }: PricingContext): Candidate => ({
  compiled,
  specificity: compiled.weight + (weightOfCompany(compiled.rule, companies) ?? 0),
});

/** Who wins comes first (TRAVEL-RULES 26): specificity, then priority, then the newest. */
export function byRank(one: Candidate, other: Candidate): number {
  return (
    other.specificity - one.specificity ||
    other.compiled.rule.priority - one.compiled.rule.priority ||
    other.compiled.createdAt - one.compiled.createdAt ||
    (other.compiled.rule.id < one.compiled.rule.id ? -1 : 1)
  );
}
