import { travellerTypes, type TravellerType } from '../markup.kinds';
import type { Scene } from './scene';
import type { PricedOffer, PricedSegment } from './types';

/**
 * What of an offer a condition looks at, and all that it looks at: of offers with the same values each rule is judged alike. Null is
 * what nobody has said.
 */
export type OfferFact = (offer: FlatOffer, scene: Scene) => readonly (string | null)[];

/** An offer with the flights of all its slices in one line, which several facts look at: put together once. */
export interface FlatOffer extends Pick<PricedOffer, 'airline' | 'slices' | 'travellers'> {
  segments: readonly PricedSegment[];
}

export function flatOf({ airline, slices, travellers }: PricedOffer): FlatOffer {
  const segments: PricedSegment[] = [];
  for (const slice of slices) for (const segment of slice.segments) segments.push(segment);
  return { airline, slices, travellers, segments };
}

/** Each value once; most often all are the same. */
function once<Part, Value>(parts: readonly Part[], valueOf: (part: Part) => Value): readonly Value[] {
  const found: Value[] = [];
  for (const part of parts) {
    const value = valueOf(part);
    if (!found.includes(value)) found.push(value);
  }
  return found;
}

/** Which types travel. */
export const typesOf: OfferFact = ({ travellers }) => once(travellers, ({ type }) => type);

/** The local day on which the journey begins. */
export const departureOf: OfferFact = ({ slices }) => {
  const [day = ''] = slices[0]?.segments[0]?.departing_at.split('T') ?? [];
  return [day];
};

export const platingOf: OfferFact = ({ airline }) => [airline];
export const carriersOf: OfferFact = ({ segments }) => once(segments, ({ carrier }) => carrier);
export const operatorsOf: OfferFact = ({ segments }) => once(segments, (each) => each.operated_by);
export const cabinsOf: OfferFact = ({ segments }) => once(segments, ({ cabin }) => cabin);
export const brandsOf: OfferFact = ({ slices }) => once(slices, ({ fare_brand }) => fare_brand);

/** Facts whose every value has to fit for itself, so that each is judged once, whichever others it comes with. */
export const eachAlone: ReadonlySet<OfferFact> = new Set([
  platingOf,
  carriersOf,
  operatorsOf,
  cabinsOf,
  brandsOf,
]);

/** Where the trips begin and end, in turn, that a rule's places are about: of several destinations all, else the first one. */
export const endsOf: OfferFact = ({ slices }, { context }) => {
  const trips = context.journey === 'multi' ? slices : slices.slice(0, 1);
  return trips.flatMap(({ segments }) => [segments[0]?.origin ?? null, segments.at(-1)?.destination ?? null]);
};

/** `domestic` where all airports are in one country; null where the country of one of them is not known. */
export const areaOf: OfferFact = ({ segments }, { context }) => {
  const countries = new Set<string | null>();
  for (const { origin, destination } of segments) {
    countries.add(context.place(origin)?.country_code ?? null);
    countries.add(context.place(destination)?.country_code ?? null);
  }
  if (countries.has(null) || countries.size === 0) return [null];
  return [countries.size === 1 ? 'domestic' : 'international'];
};

/** How many of each type travel. */
export type TravellerCounts = Readonly<Record<TravellerType, number>>;

export function countTravellers(travellers: PricedOffer['travellers']): TravellerCounts {
  const counts = { adult: 0, child: 0, infant: 0 };
  for (const { type } of travellers) counts[type] += 1;
  return counts;
}

/** Which travellers a rule counts: infants where it says so alone (TRAVEL-RULES 25). */
export type Counting = Readonly<{ passengers: readonly TravellerType[]; infants: boolean }>;

export const isCounted = (type: TravellerType, { passengers, infants }: Counting): boolean =>
  (type !== 'infant' || infants) && (passengers.length === 0 || passengers.includes(type));

export const countFor = (rule: Counting, counts: TravellerCounts): number =>
  travellerTypes.reduce((sum, type) => (isCounted(type, rule) ? sum + counts[type] : sum), 0);
