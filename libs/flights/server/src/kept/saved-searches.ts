import {
  decodeCriteria,
  encodeCriteria,
  recentSearchLimit,
  savedSearchLimit,
  type CriteriaDraft,
  type FlightCriteria,
  type SavedSearch,
  type SavedSearchInput,
  type Searches,
} from '@traveldesk/flights-contract';
import { isDay } from '@traveldesk/shared-contract';
import {
  actorOf,
  invalid,
  newId,
  notFound,
  Problem,
  type Actor,
  type Call,
  type Db,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { lockUser } from '@traveldesk/users-server';
import { countSaved, findRecent, findSaved, insertSaved, removeSaved } from './saved-searches.sql';

/** One's own searches. Of a company that is not in the caller's scope any more nothing is told. */
export async function readSearches(db: Db, request: Call): Promise<Searches> {
  const actor = actorOf(request);
  const recent = await findRecent(db, actor, recentSearchLimit);
  const saved = await findSaved(db, actor.userId);
  return {
    recent: recent.map(({ query, ...row }) => ({
      id: row.id,
      criteria: { ...criteriaOf(query), company_id: row.company?.id ?? null },
      company: row.company,
      searched_at: row.searched_at.toISOString(),
    })),
    saved: saved.map(savedSearchOf),
  };
}

/** Throws a 422 for criteria that cannot be read or are half filled in, and for a name that is taken. */
export async function saveSearch(
  tx: Tx,
  record: Recorder,
  { userId }: Actor,
  { name, query }: SavedSearchInput,
): Promise<SavedSearch> {
  const { draft, errors } = decodeCriteria(new URLSearchParams(query));
  if (Object.keys(errors).length > 0 || !isWhole(draft)) throw invalid({ query: 'search_malformed' });
  const row = { id: newId(), user_id: userId, name, query: encodeCriteria(draft), created_at: new Date() };
  // One of a user's at a time: two that count together would both find room for the last.
  await lockUser(tx, userId);
  if ((await countSaved(tx, userId)) >= savedSearchLimit) throw new Problem(422, 'saved_searches_full');
  await insertSaved(tx, row);
  record({ entity: 'flight_saved_search', id: row.id, action: 'create', after: { name, query: row.query } });
  return savedSearchOf(row);
}

/** Throws a 404 where there is none, or it is somebody else's. */
export async function deleteSearch(
  tx: Tx,
  record: Recorder,
  { userId }: Actor,
  { id }: { id: string },
): Promise<SavedSearch> {
  const row = await removeSaved(tx, id, userId);
  if (!row) throw notFound();
  record({
    entity: 'flight_saved_search',
    id,
    action: 'delete',
    before: { name: row.name, query: row.query },
  });
  return savedSearchOf(row);
}

function savedSearchOf(row: { id: string; name: string; query: string; created_at: Date }): SavedSearch {
  const { id, name, query, created_at } = row;
  return { id, name, criteria: criteriaOf(query), created_at: created_at.toISOString() };
}

/** What was kept had been read and whole before. */
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
