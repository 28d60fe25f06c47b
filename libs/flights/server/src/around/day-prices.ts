import {
  dayIn,
  encodeCriteria,
  shiftedBy,
  stripDays,
  type DayPrice,
  type FlightCriteria,
} from '@traveldesk/flights-contract';
import { placesOf } from '@traveldesk/geo-server';
import type { Actor, Db } from '@traveldesk/shared-server';
import type { FlightTools } from '../flights.tools';
import { openSearch } from '../search/open-search';
import type { WantedSearch } from '../search/read-criteria';
import { sellersFor } from '../search/sellers-for';
import { findSearched, type Searched } from './day-prices.sql';

/** What is known of the days around without asking anybody: from searches whose offers still live. */
export async function readDayPrices(db: Db, wanted: WantedSearch): Promise<DayPrice[]> {
  const days = await daysAround(db, wanted.criteria);
  const queries = days.map((day) => queryOf(day));
  const found = await findSearched(db, queries, wanted);
  return days.map((day, index) => dayPriceOf(day, found.get(queries[index] ?? '')));
}

/** Asks for one day. It is a search like any other: who opens that day within a minute has its offers at once. */
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

async function daysAround(db: Db, criteria: FlightCriteria): Promise<FlightCriteria[]> {
  const origin = criteria.trips[0]?.origin ?? '';
  const zone = (await placesOf(db, [origin])).get(origin)?.time_zone ?? 'UTC';
  const today = dayIn(zone, new Date());
  return Array.from({ length: 2 * stripDays + 1 }, (_, index) =>
    shiftedBy(criteria, index - stripDays),
  ).filter(({ trips }) => (trips[0]?.date ?? '') >= today);
}

function queryOf(criteria: FlightCriteria): string {
  return encodeCriteria({ ...criteria, company_id: null });
}

function dayPriceOf({ trips }: FlightCriteria, found: Searched | undefined): DayPrice {
  const date = trips[0]?.date ?? '';
  if (!found || (found.cheapest === null && !found.whole)) {
    return { date, status: 'unknown', price: null, seen_at: null };
  }
  const status = found.cheapest === null ? 'none' : 'known';
  return { date, status, price: found.cheapest, seen_at: found.finishedAt.toISOString() };
}
