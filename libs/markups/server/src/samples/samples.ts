import type { PricedOffer } from '@traveldesk/markups-contract/engine';
import { dayMs } from '@traveldesk/shared-contract';
import { newId, type Db } from '@traveldesk/shared-server';
import type { KeptContext } from '../pricing/kept-context';
import { insertSamples, thinSamples, type NewSample } from './samples.sql';

/** Offers of one supplier in one search, as they were priced. */
interface SampledSearch {
  context: KeptContext;
  offers: readonly PricedOffer[];
}

/** So many offers of a supplier stand for a search: the first, one in the middle, and the last. */
const perSearch = 3;
const hourMs = 3_600_000;
/** How long a sample says something about what is searched, and how many say enough. */
const keptDays = 28;
const mostKept = 5_000;

/**
 * Keeps some of a search's offers for simulations: a few of each supplier, and none where within the hour the same company has
 * searched the same route. Of who travels nothing is kept but the types. One statement.
 */
export async function keepSamples(db: Db, searches: readonly SampledSearch[]): Promise<void> {
  await insertSamples(db, searches.flatMap(samplesOf));
}

function samplesOf({ context, offers }: SampledSearch): NewSample[] {
  const searchedAt = new Date(context.at);
  const places = [0, Math.floor((offers.length - 1) / 2), offers.length - 1];
  return [...new Set(places.slice(0, perSearch))].flatMap((place, slot) => {
    const offer = offers[place];
    if (!offer) return [];
    return {
      id: newId(),
      companyId: context.companies[0]?.id ?? null,
      supplierId: context.supplierId,
      route: routeOf(offer),
      hour: Math.floor(searchedAt.getTime() / hourMs),
      slot,
      searchedAt,
      context: keptContext(context),
      offer: keptOffer(offer),
    };
  });
}

/** Where the journey begins, and where its first trip leads: `CAI–DXB`. */
function routeOf({ slices: [first] }: PricedOffer): string {
  return `${first?.segments[0]?.origin ?? ''}–${first?.segments.at(-1)?.destination ?? ''}`;
}

/** What is named here is kept, and nothing else that a caller's objects may hold. */
function keptContext({
  companies,
  supplierId,
  markupEnabled,
  journey,
  at,
  currency,
  rates,
}: KeptContext): KeptContext {
  return { companies, supplierId, markupEnabled, journey, at, currency, rates };
}

function keptOffer({ airline, slices, travellers, net: { total, base, tax } }: PricedOffer): PricedOffer {
  return {
    airline,
    slices: slices.map(({ fare_brand, segments }) => ({
      fare_brand,
      segments: segments.map(({ origin, destination, departing_at, carrier, operated_by, cabin }) => ({
        origin,
        destination,
        departing_at,
        carrier,
        operated_by,
        cabin,
      })),
    })),
    travellers: travellers.map(({ type }) => ({ type })),
    net: { total, base, tax },
  };
}

/** Takes out what is too old to say anything, and too much. */
export async function forgetSamples(db: Db, now = new Date()): Promise<void> {
  await thinSamples(db, { before: new Date(now.getTime() - keptDays * dayMs), most: mostKept });
}
