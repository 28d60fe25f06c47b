import type { ConditionCode } from '../explanation';
import { contextOf, idOf, offerOf, ruleOf, segmentOf, tracedBy } from './engine.fake';
import type { PricedOffer, PricedSegment, PricingContext, RuleInForce } from './types';

/** A rule with one condition, and what becomes of it: it fits, or what it fails by and what is found instead. */
export type ConditionCase = [
  name: string,
  rule: Partial<RuleInForce>,
  failed: [ConditionCode, string | null] | 'fits',
  offer?: PricedOffer,
  context?: PricingContext,
];

/** A zone of two countries, and one without any. */
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

/** A trip by these flights. */
export const flights = (...segments: Partial<PricedSegment>[]) =>
  offerOf(undefined, { slices: [{ fare_brand: 'Flex', segments: segments.map(segmentOf) }] });

/** Trips of one flight each. */
export const trips = (...ends: [string, string][]) =>
  offerOf(undefined, {
    slices: ends.map(([origin, destination]) => ({
      fare_brand: null,
      segments: [segmentOf({ origin, destination })],
    })),
  });
