import { convert } from '@traveldesk/currencies-contract';
import {
  bindRules,
  compileRules,
  priceOffer,
  type BoundRules,
  type CompiledRules,
  type PricingContext,
  type RuleSet,
} from '@traveldesk/markups-contract/engine';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import { pricedPlaces } from '../pricing/places.sql';
import type { SampleRates } from './sample-rates';
import type { SampleRow } from './samples.sql';

/** A sample with and without the rule; `worth` in minor units of the platform's currency. */
export interface PricedSample {
  sample: SampleRow;
  before: Money;
  after: Money;
  worth: { before: bigint; after: bigint };
  matches: boolean;
  wins: boolean;
}

interface Sets {
  before: RuleSet;
  after: RuleSet;
  /** The rule by itself: whether it matches, whatever else wins. */
  alone: RuleSet;
  rates: SampleRates;
}

type Price = (sample: SampleRow, ruleId: string) => PricedSample | null;

/** Prices samples one after the other; null for one whose currency is worth nothing that is known. */
export async function createPricer(
  db: Db,
  samples: readonly Pick<SampleRow, 'offer'>[],
  { before, after, alone, rates }: Sets,
): Promise<Price> {
  const places = await pricedPlaces(db, samples.flatMap(airportsOf));
  const sets = [before, after, alone].map(compileRules);
  const bound = createBinding(sets, (code) => places.get(code), rates);
  return (sample, ruleId) => {
    const { offer, context } = sample;
    const toPlatform = rates.toPlatform.get(context.currency);
    const [without, withRule, byItself] = bound(sample);
    if (!toPlatform || !without || !withRule || !byItself) return null;
    if (!without.context.rates[offer.net.total.currency]) return null;
    const [one, other] = [priceOffer(without, offer), priceOffer(withRule, offer)];
    const worthOf = (total: Money) => minorUnits(convert(total, toPlatform));
    return {
      sample,
      before: one.total,
      after: other.total,
      worth: { before: worthOf(one.total), after: worthOf(other.total) },
      matches: priceOffer(byItself, offer).lines.length > 0,
      wins: other.lines.some((line) => line.rule_id === ruleId),
    };
  };
}

/** Rules bound to what each sample was searched with; samples of one search come together, and are bound once. */
function createBinding(
  sets: readonly CompiledRules[],
  place: PricingContext['place'],
  { into }: SampleRates,
): (sample: SampleRow) => BoundRules[] {
  let last: { key: string; bound: BoundRules[] } | undefined;
  return ({ context }) => {
    const key = JSON.stringify(context);
    if (last?.key !== key) {
      const rates = { ...into.get(context.currency), ...context.rates };
      last = { key, bound: sets.map((set) => bindRules(set, { ...context, rates, place })) };
    }
    return last.bound;
  };
}

const airportsOf = ({ offer: { slices } }: Pick<SampleRow, 'offer'>) =>
  slices.flatMap(({ segments }) => segments.flatMap(({ origin, destination }) => [origin, destination]));
