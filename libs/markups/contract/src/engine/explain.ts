import { markupKinds, type Product } from '../markup.kinds';
import { conditionCodes, type ConditionCode, type ConsideredRule, type PriceLine } from '../explanation';
import { byRank, candidateOf, grouped, groupKey, ownersAbove, type Candidate } from './candidate';
import { isAsked, type Compiled, type CompiledRule } from './compiled';
import { fareRangeOf, isInRange, netIn } from './fare.range';
import { foundOf, offerConditions, readBy } from './offer.conditions';
import { flatOf, type FlatOffer } from './offer.facts';
import { addUp, countedOf, exactNet, pricingOf, type ExactNet, type Made } from './price';
import { productOf, pricingScopeOf, type PricingScope } from './pricing-scope';
import { searchConditions } from './search.conditions';
import { decisiveCondition } from './specificity';
import type { CompiledRules, PricedItem, PricingContext, Trace } from './types';

/** The condition that a rule fails, and the value found instead. */
interface Failure {
  failed: ConditionCode;
  found: string | null;
}

interface Judged extends Candidate {
  failure: Failure | null;
}

/**
 * Prices an offer or a rate, and explains the outcome of every rule for its product. Each rule is evaluated on its own, with all its conditions in order: this is
 * meant for one offer, not for a whole search. Throws a RangeError when the supplier's currency has no rate.
 */
export function explainOffer(rules: CompiledRules, context: PricingContext, offer: PricedItem): Trace {
  const compiledRules = rules as Compiled;
  const scene = pricingScopeOf(context, compiledRules);
  const product = productOf(context);
  const net = exactNet(offer, scene);
  const flat = flatOf(offer);
  const judged = compiledRules.rules[product].map((compiled) => ({
    ...candidateOf(compiled, scene),
    failure: failureOf(compiled, flat, net, scene),
  }));
  const { layers, others } = groupsOf(judged, context);
  const winners = layers.map((groups) => groups.map(([first]) => (first?.failure === null ? first : null)));
  const made: Made[] = [];
  addUp(winners, countedOf(flat), net, scene, made);
  const pricing = pricingOf(made, { net, tax: offer.net.tax }, scene);
  const shown = { made, lines: pricing.lines, product };
  return { ...pricing, rules: [...layers.flat(), ...others].flatMap((group) => told(group, shown)) };
}

type Judge = (compiled: CompiledRule, offer: FlatOffer, net: ExactNet, scene: PricingScope) => Failure | null;

const judges: readonly (readonly [ConditionCode, Judge])[] = [
  ...searchConditions.map(({ code, fits, found }): [ConditionCode, Judge] => [
    code,
    (compiled, _, __, scene) =>
      fits(compiled, scene) ? null : { failed: code, found: found(scene, compiled) },
  ]),
  ...offerConditions.map((condition, at): [ConditionCode, Judge] => [
    condition.code,
    (compiled, offer, _, scene) => {
      if (!isAsked(compiled, at)) return null;
      const values = condition.fact(offer, scene);
      if (condition.fits(compiled, readBy(condition, values), scene)) return null;
      return { failed: condition.code, found: foundOf(condition, values, scene) };
    },
  ]),
  [
    'fare',
    (compiled, _, { total }, { exchange }) => {
      const range = fareRangeOf(compiled, exchange);
      if (range === null || isInRange(range, total)) return null;
      return { failed: 'fare', found: netIn(compiled.rule.currency, total, exchange) };
    },
  ],
  [
    'no_base',
    ({ needsBase }, _, { base }) => (needsBase && base === null ? { failed: 'no_base', found: null } : null),
  ],
];

const inOrder = [...judges].sort(
  ([one], [other]) => conditionCodes.indexOf(one) - conditionCodes.indexOf(other),
);

function failureOf(...asked: Parameters<Judge>): Failure | null {
  for (const [, judge] of inOrder) {
    const failure = judge(...asked);
    if (failure) return failure;
  }
  return null;
}

/**
 * Groups rules by layer and kind and sorts each group: matching rules first, then by rank. `others`: layers of companies that are not above
 * the paying one.
 */
function groupsOf(judged: readonly Judged[], context: PricingContext) {
  const groups = grouped(judged);
  const isOut = ({ failure }: Judged) => (failure === null ? 0 : 1);
  for (const group of groups.values()) {
    group.sort((one, other) => isOut(one) - isOut(other) || byRank(one, other));
  }
  const layers = ownersAbove(context).map((owner) =>
    markupKinds.map((kind) => {
      const key = groupKey(owner, kind);
      const group = groups.get(key) ?? [];
      groups.delete(key);
      return group;
    }),
  );
  const others = [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
  return { layers, others };
}

interface Shown {
  made: readonly Made[];
  lines: readonly PriceLine[];
  product: Product;
}

function told(group: readonly Judged[], { made, lines, product }: Shown): ConsideredRule[] {
  const winner = group[0]?.failure === null ? group[0] : null;
  return group.map((judged) => {
    const { compiled, specificity, failure } = judged;
    const { id, version, name, layer, owner_id, kind, priority, created_at } = compiled.rule;
    const won = judged === winner ? made.find((each) => each.winner === judged) : undefined;
    const line = won && lines.find(({ rule_id, kind: of }) => rule_id === id && of === kind);
    return {
      rule_id: id,
      version,
      name,
      layer,
      owner_id,
      kind,
      specificity,
      priority,
      created_at,
      outcome: failure ? 'unmatched' : won ? 'won' : 'outranked',
      failed: failure?.failed ?? null,
      found: failure?.found ?? null,
      ...verdict(judged, winner, product),
      amount: line?.amount ?? null,
      of: won?.of ?? null,
      base_missing: won?.base_missing ?? false,
      limited: won?.limited ?? null,
      cut: won?.cut ?? null,
    };
  });
}

/** Returns the rule that outranked a matching rule, and the criterion that decided (TRAVEL-RULES 26). */
function verdict(
  judged: Judged,
  winner: Judged | null,
  product: Product,
): Pick<ConsideredRule, 'beaten_by' | 'by' | 'decisive'> {
  if (!winner || winner === judged || judged.failure) return { beaten_by: null, by: null, decisive: null };
  const { id: beaten_by, priority } = winner.compiled.rule;
  const decisive = decisiveCondition(winner.specificity, judged.specificity, product);
  if (decisive) return { beaten_by, by: 'specificity', decisive };
  return { beaten_by, by: priority === judged.compiled.rule.priority ? 'age' : 'priority', decisive };
}
