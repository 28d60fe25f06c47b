import {
  dayIn,
  journeysAround,
  maxDaysAhead,
  returnOf,
  type DayPrice,
  type DayShape,
  type FlightCriteria,
} from '@traveldesk/flights-contract';
import { placesOf } from '@traveldesk/geo-server';
import { addDays } from '@traveldesk/shared-contract';
import { clockNow, type Actor, type Db } from '@traveldesk/shared-server';
import type { FlightTools } from '../flights.tools';
import { openSearch } from '../search/open-search';
import { queryOf, type WantedSearch } from '../search/read-criteria';
import { sellersFor } from '../search/sellers-for';
import { findSearched, type Searched } from './day-prices.sql';

interface Around {
  shape: DayShape;
  month?: string | undefined;
}

/** Returns the known prices of the days around the searched day, from unexpired searches only; calls no supplier. */
export async function readDayPrices(db: Db, wanted: WantedSearch, around: Around): Promise<DayPrice[]> {
  const days = await daysAround(db, wanted.criteria, around);
  const queries = days.map((day) => queryOf(day));
  const found = await findSearched(db, queries, wanted);
  return days.map((day, index) => dayPriceOf(day, found.get(queries[index] ?? '')));
}

/** Searches one day and returns its price. It is an ordinary search: opening that day within a minute reuses its offers. */
export async function askDayPrice(
  tools: FlightTools,
  wanted: WantedSearch,
  actor: Actor,
  leaving: AbortSignal,
): Promise<DayPrice> {
  const sellers = await sellersFor(tools.db, wanted, actor);
  const search = await openSearch(tools, wanted, sellers);
  for await (const event of search.events(leaving)) if (event.type === 'end') break;
  const found = await findSearched(tools.db, [wanted.query], wanted);
  return dayPriceOf(wanted.criteria, found.get(wanted.query));
}

/** Uses the calendar of the departure airport (TRAVEL-RULES 7). */
async function daysAround(
  db: Db,
  criteria: FlightCriteria,
  { shape, month }: Around,
): Promise<FlightCriteria[]> {
  const origin = criteria.trips[0]?.origin ?? '';
  const zone = (await placesOf(db, [origin])).get(origin)?.time_zone ?? 'UTC';
  const today = dayIn(zone, clockNow());
  const last = addDays(today, maxDaysAhead);
  return journeysAround(criteria, shape, month).filter(({ trips }) =>
    trips.every(({ date }) => date >= today && date <= last),
  );
}

function dayPriceOf(criteria: FlightCriteria, found: Searched | undefined): DayPrice {
  const day = { date: criteria.trips[0]?.date ?? '', return_date: returnOf(criteria) };
  if (!found || (found.cheapest === null && !found.whole)) {
    return { ...day, status: 'unknown', price: null, seen_at: null };
  }
  const status = found.cheapest === null ? 'none' : 'known';
  return { ...day, status, price: found.cheapest, seen_at: found.finishedAt.toISOString() };
}
