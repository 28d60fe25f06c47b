import type { BookableOffer } from '@traveldesk/flights-server';
import { samplesOn, type RouteSample } from '@traveldesk/markups-server';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';

/** Fewer offers or searches say nothing about the usual price. */
const enoughOffers = 9;
const enoughSearches = 3;
const mostSamples = 300;

/** A price is unusual from 150% of the usual one, or below 50%. */
const dear = { numerator: 3n, denominator: 2n };
const cheap = { numerator: 1n, denominator: 2n };

type Priced = Pick<BookableOffer['kept'], 'offer' | 'supplier_price' | 'travellers'>;

/**
 * Returns the usual price of the route for as many travelers, in the selling currency, if the offer's price is unusual; null otherwise, or
 * if too little is known. Compares supplier prices of all companies' searches, and reveals only this amount, scaled from the offer's own
 * price (TRAVEL-RULES 30).
 */
export async function unusualPrice(db: Db, kept: Priced): Promise<Money | null> {
  const [first] = kept.offer.slices;
  if (!first) return null;
  const samples = await samplesOn(db, `${first.origin}–${first.destination}`, mostSamples);
  return usualPrice(kept, samples);
}

export function usualPrice(kept: Priced, samples: readonly RouteSample[]): Money | null {
  const net = kept.supplier_price.total;
  const seats = seatsOf(kept.travellers);
  const alike = samples.filter(({ offer }) => isAlike(kept, offer));
  const searches = new Set(alike.map(({ searchedAt }) => searchedAt.getTime()));
  if (alike.length < enoughOffers || searches.size < enoughSearches) return null;
  const perSeat = alike
    .map(({ offer }) => minorUnits(offer.net.total) / seatsOf(offer.travellers))
    .sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  const usual = (perSeat[Math.floor(perSeat.length / 2)] ?? 0n) * seats;
  const is = minorUnits(net);
  const isUnusual =
    is * dear.denominator >= usual * dear.numerator || is * cheap.denominator <= usual * cheap.numerator;
  if (usual <= 0n || is <= 0n || !isUnusual) return null;
  const { total } = kept.offer.price;
  return moneyOf((minorUnits(total) * usual) / is, total.currency);
}

/** The same trips and cabin, priced in the same currency. */
function isAlike({ offer, supplier_price }: Priced, sample: RouteSample['offer']): boolean {
  const trips = offer.slices.map((slice) => `${slice.origin}–${slice.destination}`);
  const sampled = sample.slices.map(
    ({ segments }) => `${segments[0]?.origin}–${segments.at(-1)?.destination}`,
  );
  return (
    trips.join() === sampled.join() &&
    sample.net.total.currency === supplier_price.total.currency &&
    (sample.slices[0]?.segments[0]?.cabin ?? null) === (offer.slices[0]?.segments[0]?.cabin ?? null)
  );
}

/** Excludes infants, who have no seat and pay hardly anything. */
function seatsOf(travellers: readonly { type: string }[]): bigint {
  return BigInt(Math.max(1, travellers.filter(({ type }) => type !== 'infant').length));
}
