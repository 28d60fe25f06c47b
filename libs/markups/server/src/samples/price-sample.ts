import { convert } from '@traveldesk/currencies-contract';
import type { PriceLine } from '@traveldesk/markups-contract';
import {
  bindRules,
  compileRules,
  priceOffer,
  type BoundRules,
  type CompiledRules,
  type PricingContext,
  type RuleInForce,
  type RuleSet,
} from '@traveldesk/markups-contract/engine';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import type { KeptContext } from '../pricing/kept-context';
import { airportsOf, pricedPlaces } from '../pricing/places.sql';
import type { SampleRates } from './sample-rates';
import type { SampleRow } from './samples.sql';

/** A sample priced with and without the rule; `worth` is in minor units of the platform's currency. */
export interface PricedSample {
  sample: SampleRow;
  before: Money;
  after: Money;
  worth: { before: bigint; after: bigint };
  matches: boolean;
  wins: boolean;
  /** The rule that wins instead, when the simulated one matches but does not win. */
  prevailing: string | null;
}

/** The rule sets that a simulation compares. */
export interface Sets {
  before: RuleSet;
  after: RuleSet;
  /** Only the simulated rule, to find out whether it matches, whichever rule wins. */
  alone: RuleSet;
  /** Only the rule that it replaces. */
  former: RuleSet;
}

/** The fields that identify a rule's competitors: same kind, layer and owner. */
type Rule = Pick<RuleInForce, 'id' | 'kind' | 'layer' | 'owner_id'>;

type Price = (sample: SampleRow, rule: Rule) => PricedSample | null;

/** Returns a function that prices a sample; null when its currency has no rate. */
export async function createPricer(
  db: Db,
  samples: readonly Pick<SampleRow, 'offer'>[],
  sets: Sets,
  rates: SampleRates,
): Promise<Price> {
  const places = await pricedPlaces(
    db,
    samples.flatMap(({ offer }) => airportsOf(offer)),
  );
  const binding = createBinding(sets, (code) => places.get(code), rates);
  return (sample, rule) => {
    const { offer, context } = sample;
    const toPlatform = rates.toPlatform.get(context.currency);
    const bound = binding(context);
    if (!toPlatform || !bound.context.rates[offer.net.total.currency]) return null;
    const priced = (set: keyof Sets) => priceOffer(bound.by(set), offer);
    const worthOf = (total: Money) => minorUnits(convert(total, toPlatform));
    const one = priced('before');
    const matches = priced('alone').lines.length > 0;
    // When neither the rule nor the one it replaces matches, the price is unchanged.
    const isTouched = matches || priced('former').lines.length > 0;
    const other = isTouched ? priced('after') : one;
    const wins = matches && other.lines.some((line) => line.rule_id === rule.id);
    return {
      sample,
      before: one.total,
      after: other.total,
      worth: { before: worthOf(one.total), after: worthOf(other.total) },
      matches,
      wins,
      prevailing: matches && !wins ? winnerInPlaceOf(rule, other.lines) : null,
    };
  };
}

interface Binding {
  context: PricingContext;
  by(set: keyof Sets): BoundRules;
}

const winnerInPlaceOf = ({ kind, layer, owner_id }: Rule, lines: readonly PriceLine[]): string | null =>
  lines.find((line) => line.kind === kind && line.layer === layer && line.owner_id === owner_id)?.rule_id ??
  null;

/** Binds rule sets to a sample's context on demand and caches the last context, because samples of one search are adjacent. */
function createBinding(
  sets: Sets,
  place: PricingContext['place'],
  { into }: SampleRates,
): (context: KeptContext) => Binding {
  const compiled = new Map<keyof Sets, CompiledRules>();
  const compiledOf = (set: keyof Sets) => {
    const rules = compiled.get(set) ?? compileRules(sets[set]);
    compiled.set(set, rules);
    return rules;
  };
  let last: { key: string; binding: Binding } | undefined;
  return (kept) => {
    const key = JSON.stringify(kept);
    if (last?.key === key) return last.binding;
    const context = { ...kept, rates: { ...into.get(kept.currency), ...kept.rates }, place };
    const bound = new Map<keyof Sets, BoundRules>();
    const by = (set: keyof Sets) => {
      const rules = bound.get(set) ?? bindRules(compiledOf(set), context);
      bound.set(set, rules);
      return rules;
    };
    last = { key, binding: { context, by } };
    return last.binding;
  };
}
