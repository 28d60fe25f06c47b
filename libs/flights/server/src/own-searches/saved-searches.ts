import {
  dayIn,
  decodeCriteria,
  encodeCriteria,
  rolledForward,
  type CriteriaDraft,
  type FlightCriteria,
  type SavedSearch,
  type Searches,
  type SeenPrice,
} from '@traveldesk/flights-contract';
import { platformCurrency } from '@traveldesk/currencies-server';
import { placesOf } from '@traveldesk/geo-server';
import { isDay, type SavedSearchInput } from '@traveldesk/shared-contract';
import {
  actorOf,
  clockNow,
  invalid,
  type Actor,
  type Call,
  type Db,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import {
  deleteSavedSearch,
  findRecentSearches,
  findSavedSearches,
  saveSearch,
  type SavedRow,
} from '@traveldesk/users-server';
import { findSearched, type Searched } from '../day-prices/day-prices.sql';
import { companyFor, queryOf } from '../search/read-criteria';

const product = 'flight';

/** Returns the user's recent and saved searches. Companies outside the caller's scope are left out. */
export async function readSearches(db: Db, request: Call): Promise<Searches> {
  const actor = actorOf(request);
  const recent = await findRecentSearches(db, actor, product);
  const saved = await findSavedSearches(db, actor.userId, product);
  const priced = await pricedNow(db, actor, saved);
  return {
    recent: recent.map(({ query, ...row }) => ({
      id: row.id,
      criteria: { ...criteriaOf(query), company_id: row.company?.id ?? null },
      company: row.company,
      searched_at: row.searched_at.toISOString(),
    })),
    saved: priced,
  };
}

/** Returns saved searches moved to their next dates, with their known prices. */
async function pricedNow(db: Db, actor: Actor, rows: readonly SavedRow[]): Promise<SavedSearch[]> {
  const codes = rows.map(({ query }) => criteriaOf(query).trips[0]?.origin ?? '');
  const places = await placesOf(db, codes);
  const now = clockNow();
  const rolled = rows.map(({ query }) => {
    const criteria = criteriaOf(query);
    const zone = places.get(criteria.trips[0]?.origin ?? '')?.time_zone ?? 'UTC';
    return rolledForward(criteria, dayIn(zone, now));
  });
  const known = await knownPrices(
    db,
    rolled.map(({ criteria }) => criteria),
    actor,
  );
  return rows.map((row, at) =>
    savedSearchOf(row, { next: rolled[at]?.criteria, weeks: rolled[at]?.weeks, known: known[at] }),
  );
}

/** The known price of a search and its company: null means no company, undefined a company that the actor may not search for. */
interface Known {
  buyer: string | null | undefined;
  price: SeenPrice | null;
}

/**
 * Returns the lowest known prices of the searches, for companies that the actor may search for, from unexpired searches. One query looks up
 * all searches of a company.
 */
async function knownPrices(db: Db, searches: readonly FlightCriteria[], actor: Actor): Promise<Known[]> {
  const sold = new Map<string | null, { buyer: string | null; found: Map<string, Searched> }>();
  for (const company_id of new Set(searches.map((one) => one.company_id))) {
    const { company, errors } = await companyFor(db, { company_id }, actor);
    if (Object.keys(errors).length > 0) continue;
    const currency = company?.currency ?? (await platformCurrency(db));
    const queries = searches.filter((one) => one.company_id === company_id).map(queryOf);
    const found = await findSearched(db, queries, { company, currency });
    sold.set(company_id, { buyer: company?.id ?? null, found });
  }
  return searches.map((one) => {
    const { buyer, found } = sold.get(one.company_id) ?? {};
    const searched = found?.get(queryOf(one));
    const price = searched?.cheapest
      ? { price: searched.cheapest, seen_at: searched.finishedAt.toISOString() }
      : null;
    return { buyer, price };
  });
}

/** Throws a 422 if the criteria are unreadable or incomplete, and as `saveSearch` does. */
export async function saveFlightSearch(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { name, query }: SavedSearchInput,
): Promise<SavedSearch> {
  const { draft, errors } = decodeCriteria(new URLSearchParams(query));
  if (Object.keys(errors).length > 0 || !isWhole(draft)) throw invalid({ query: 'search_malformed' });
  const [known] = await knownPrices(tx, [draft as FlightCriteria], actor);
  const price = known?.price;
  const row = await saveSearch(tx, record, actor, {
    product,
    name,
    query: encodeCriteria(draft),
    price: price?.price ?? null,
    priced_at: price ? new Date(price.seen_at) : null,
    priced_for: (price && known?.buyer) ?? null,
  });
  return savedSearchOf(row, { known });
}

export async function deleteFlightSearch(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id }: { id: string },
): Promise<SavedSearch> {
  const row = await deleteSavedSearch(tx, record, actor, { id, product });
  const [known] = await knownPrices(tx, [criteriaOf(row.query)], actor);
  return savedSearchOf(row, { known });
}

interface Next {
  next?: FlightCriteria | undefined;
  weeks?: number | undefined;
  known: Known | undefined;
}

/** A price agreed with one company is not shown in another, even if the user moves to it (SECURITY 58). */
function savedSearchOf(row: SavedRow, { next, weeks = 0, known }: Next): SavedSearch {
  const criteria = criteriaOf(row.query);
  return {
    id: row.id,
    name: row.name,
    criteria,
    next: next ?? criteria,
    weeks,
    price_then:
      row.price && row.priced_at && row.priced_for === known?.buyer
        ? { price: row.price, seen_at: row.priced_at.toISOString() }
        : null,
    price_now: known?.price ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** Stored criteria were valid when they were stored. */
function criteriaOf(query: string): FlightCriteria {
  return decodeCriteria(new URLSearchParams(query)).draft as FlightCriteria;
}

function isWhole({ trips }: CriteriaDraft): boolean {
  return (
    trips.length > 0 &&
    trips.every(
      ({ origin, destination, date }) =>
        origin !== null && destination !== null && date !== null && isDay(date),
    )
  );
}
