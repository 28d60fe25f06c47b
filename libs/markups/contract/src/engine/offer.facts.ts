import { travellerTypes, type TravellerType } from '../markup.kinds';
import type { PricingScope } from './pricing-scope';
import type { PricedItem, PricedOffer, PricedRate, PricedSegment } from './types';

/** The part of an offer that a condition reads. Offers with equal values get equal results from it. Null means unknown. */
export type OfferFact = (offer: FlatOffer, scene: PricingScope) => readonly (string | null)[];

/** An offer with the flights of all slices in one list, built once because several facts read it. A hotel's rate has no flights. */
export interface FlatOffer extends Pick<PricedOffer, 'airline' | 'slices' | 'travellers'> {
  segments: readonly PricedSegment[];
  rate: PricedRate | null;
}

const noFlight = { airline: '', slices: [], travellers: [], segments: [] };

export function flatOf(item: PricedItem): FlatOffer {
  if ('checkIn' in item) return { ...noFlight, rate: item };
  const { airline, slices, travellers } = item;
  const segments: PricedSegment[] = [];
  for (const slice of slices) for (const segment of slice.segments) segments.push(segment);
  return { airline, slices, travellers, segments, rate: null };
}

/** Returns the distinct values; usually all are the same. */
function once<Part, Value>(parts: readonly Part[], valueOf: (part: Part) => Value): readonly Value[] {
  const found: Value[] = [];
  for (const part of parts) {
    const value = valueOf(part);
    if (!found.includes(value)) found.push(value);
  }
  return found;
}

/** The distinct types of travelers. */
export const typesOf: OfferFact = ({ travellers }) => once(travellers, ({ type }) => type);

/** The local day of the first departure, or of check-in. */
export const startOf: OfferFact = ({ slices, rate }) => {
  if (rate) return [rate.checkIn];
  const [day = ''] = slices[0]?.segments[0]?.departing_at.split('T') ?? [];
  return [day];
};

/** The country of the property, and the codes of its city. */
export const placeOf: OfferFact = ({ rate }) =>
  rate ? [rate.place.country_code, rate.place.city_code, ...(rate.place.former_codes ?? [])] : [];
export const chainOf: OfferFact = ({ rate }) => [rate?.chain ?? null];
export const starsOf: OfferFact = ({ rate }) => [rate?.stars?.toString() ?? null];
export const boardOf: OfferFact = ({ rate }) => [rate?.board ?? null];
export const paymentOf: OfferFact = ({ rate }) => [rate?.paymentType ?? null];
export const nightsOf: OfferFact = ({ rate }) => [rate?.nights.toString() ?? null];
/** A text when the rate has a commission. */
export const commissionOf: OfferFact = ({ rate }) => [rate?.commissionable ? 'yes' : null];

export const platingOf: OfferFact = ({ airline }) => [airline];
export const carriersOf: OfferFact = ({ segments }) => once(segments, ({ carrier }) => carrier);
export const operatorsOf: OfferFact = ({ segments }) => once(segments, (each) => each.operated_by);
export const cabinsOf: OfferFact = ({ segments }) => once(segments, ({ cabin }) => cabin);
export const brandsOf: OfferFact = ({ slices }) => once(slices, ({ fare_brand }) => fare_brand);

/** Facts whose values are judged one by one, so that each value is evaluated once, whatever it is combined with. */
export const separatelyJudgedFacts: ReadonlySet<OfferFact> = new Set([
  platingOf,
  carriersOf,
  operatorsOf,
  cabinsOf,
  brandsOf,
]);

/**
 * Origins and destinations that place conditions apply to, alternating: of all trips of a multi-destination journey, otherwise of the first
 * trip.
 */
export const endsOf: OfferFact = ({ slices }, { context }) => {
  const trips = context.journey === 'multi' ? slices : slices.slice(0, 1);
  return trips.flatMap(({ segments }) => [segments[0]?.origin ?? null, segments.at(-1)?.destination ?? null]);
};

/** `domestic` when all airports are in one country; null when a country is unknown. */
export const areaOf: OfferFact = ({ segments }, { context }) => {
  const countries = new Set<string | null>();
  for (const { origin, destination } of segments) {
    countries.add(context.place(origin)?.country_code ?? null);
    countries.add(context.place(destination)?.country_code ?? null);
  }
  if (countries.has(null) || countries.size === 0) return [null];
  return [countries.size === 1 ? 'domestic' : 'international'];
};

/** The number of travelers of each type. */
export type TravellerCounts = Readonly<Record<TravellerType, number>>;

export function countTravellers(travellers: PricedOffer['travellers']): TravellerCounts {
  const counts = { adult: 0, child: 0, infant: 0 };
  for (const { type } of travellers) counts[type] += 1;
  return counts;
}

/** The travelers that a rule counts: infants only when `infants` is set (TRAVEL-RULES 25). */
export type Counting = Readonly<{ passengers: readonly TravellerType[]; infants: boolean }>;

export const isCounted = (type: TravellerType, { passengers, infants }: Counting): boolean =>
  (type !== 'infant' || infants) && (passengers.length === 0 || passengers.includes(type));

export const countFor = (rule: Counting, counts: TravellerCounts): number =>
  travellerTypes.reduce((sum, type) => (isCounted(type, rule) ? sum + counts[type] : sum), 0);
