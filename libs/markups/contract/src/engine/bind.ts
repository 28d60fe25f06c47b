import { markupKinds } from '../markup.kinds';
import { byRank, candidateOf, grouped, groupKey, ownersAbove, type Group } from './candidate';
import type { Compiled, CompiledRule } from './compiled';
import { createCandidateGroups, type CandidateGroups } from './candidate-groups';
import { createFloors } from './floors';
import type { FlatOffer } from './offer.facts';
import { productOf, pricingScopeOf, type PricingScope } from './pricing-scope';
import { searchConditions } from './search.conditions';
import type { BoundRules, CompiledRules, PricingContext } from './types';

/** The engine's view of the result of `bindRules`. Layers run from the platform down to the owner nearest to the paying company. */
export interface Bound extends BoundRules {
  scene: PricingScope;
  layers: readonly (readonly Group[])[];
  contests(offer: FlatOffer): CandidateGroups;
  floors: ReturnType<typeof createFloors>;
}

/** Evaluates, once per search, everything that is the same for all of its offers. `context` must not change afterwards. */
export function bindRules(compiledRules: CompiledRules, context: PricingContext): BoundRules {
  const compiled = compiledRules as Compiled;
  const scene = pricingScopeOf(context, compiled);
  const { revision, rules } = compiled;
  const left = rules[productOf(context)].filter((rule) =>
    searchConditions.every(({ fits }) => fits(rule, scene)),
  );
  const layers = layersOf(left, scene);
  const bound: Bound = {
    revision,
    context,
    scene,
    layers,
    contests: createCandidateGroups(layers, scene),
    floors: createFloors(layers, scene),
  };
  return bound;
}

function layersOf(rules: readonly CompiledRule[], scene: PricingScope): Group[][] {
  const groups = grouped(rules.map((compiled) => candidateOf(compiled, scene)));
  for (const group of groups.values()) group.sort(byRank);
  return ownersAbove(scene.context).map((owner) =>
    markupKinds.map((kind) => groups.get(groupKey(owner, kind)) ?? []),
  );
}
