import type { PricedItem } from '@traveldesk/markups-contract/engine';
import { dayMs } from '@traveldesk/shared-contract';
import { newId, type Db } from '@traveldesk/shared-server';
import type { KeptContext } from '../pricing/kept-context';
import { insertSamples, deleteOldSamples, type NewSample } from './samples.sql';

/** Offers or rates of one supplier in one search, with the context of their prices. */
interface SampledSearch {
  context: KeptContext;
  offers: readonly PricedItem[];
}

/** Samples per search and supplier: the first, the middle and the last offer. */
const perSearch = 3;
const hourMs = 3_600_000;
/** How long samples are kept, and how many of each product. */
const keptDays = 28;
const mostKept = 5_000;

/**
 * Stores up to three offers per supplier for simulations, unless the company already has samples of that route and supplier from the same
 * hour. Of the travelers only their types are stored. Runs one statement.
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

/** Returns origin and destination of the first trip, `CAI–DXB`, or the city or country of a property. */
function routeOf(item: PricedItem): string {
  if (!('slices' in item)) return item.place.city_code ?? item.place.country_code ?? '';
  const [first] = item.slices;
  return `${first?.segments[0]?.origin ?? ''}–${first?.segments.at(-1)?.destination ?? ''}`;
}

/** Copies listed fields only, so that no other data of the caller is stored. */
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

function keptOffer(item: PricedItem): PricedItem {
  const { total, base, tax } = item.net;
  if (!('slices' in item)) {
    const { checkIn, nights, rooms, stars, chain, place, board, paymentType, commissionable } = item;
    const { city_code, country_code, former_codes = [] } = place;
    return {
      checkIn,
      nights,
      rooms,
      stars,
      chain,
      board,
      paymentType,
      commissionable,
      place: { city_code, country_code, former_codes },
      net: { total, base, tax },
    };
  }
  const { airline, slices, travellers } = item;
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

/** Deletes samples that are too old or too many. */
export async function forgetSamples(db: Db, now = new Date(), most = mostKept): Promise<void> {
  await deleteOldSamples(db, { before: new Date(now.getTime() - keptDays * dayMs), most });
}
