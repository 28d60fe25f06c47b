import type { ConditionCode } from '../explanation';
import { contextOf, idOf, offerOf, ruleOf, segmentOf, tracedBy } from './engine.fake';
import type { PricedItem, PricedOffer, PricedSegment, PricingContext, RuleInForce } from './types';

/** A rule with one condition and the expected result: it fits, or the failed condition and the value found instead. */
export type ConditionCase<Item extends PricedItem = PricedOffer> = [
  name: string,
  rule: Partial<RuleInForce>,
  failed: [ConditionCode, string | null] | 'fits',
  offer?: Item,
  context?: PricingContext,
];

/** The ids of a zone with two countries and of an empty zone. */
export const [gulf, nowhere] = [idOf(301), idOf(303)];
const zones = new Map([
  [gulf, new Set(['AE', 'SA'])],
  [nowhere, new Set<string>()],
]);

export function eachCase(rows: readonly ConditionCase[]): void {
  it.each(rows)('%s', (_, said, failed, offer = offerOf(), context = contextOf()) => {
    const traced = tracedBy([ruleOf(said)], offer, context, { zones }).get(idOf(1));
    const expected = failed === 'fits' ? [null, null, 'won'] : [...failed, 'unmatched'];
    expect([traced?.failed, traced?.found, traced?.outcome]).toEqual(expected);
  });
}

/** An offer of one trip with the given flights. */
export const flights = (...segments: Partial<PricedSegment>[]) =>
  offerOf(undefined, { slices: [{ fare_brand: 'Flex', segments: segments.map(segmentOf) }] });

/** An offer of several trips of one flight each. */
export const trips = (...ends: [string, string][]) =>
  offerOf(undefined, {
    slices: ends.map(([origin, destination]) => ({
      fare_brand: null,
      segments: [segmentOf({ origin, destination })],
    })),
  });
