import { buyerOf } from '@traveldesk/companies-server';
import {
  decodeStay,
  encodeStay,
  judgeStay,
  rolledStay,
  type SavedStay,
  type StayCriteria,
  type StayPlace,
  type StaySearches,
} from '@traveldesk/hotels-contract';
import type { Language, SavedSearchInput } from '@traveldesk/shared-contract';
import { clockNow, invalid, type Actor, type Db, type Recorder, type Tx } from '@traveldesk/shared-server';
import {
  deleteSavedSearch,
  findRecentSearches,
  findSavedSearches,
  noteRecentSearch,
  saveSearch,
  type SavedRow,
} from '@traveldesk/users-server';
import type { HotelTools } from '../hotels.tools';
import { placeFor } from '../places/office';
import { findPlace } from '../places/stay-places';
import type { WantedSearch } from '../search/read-stay';

const product = 'hotel';

interface Reader {
  actor: Actor;
  language: Language;
}

type Places = (stay: Pick<StayCriteria, 'place' | 'company_id'>) => Promise<StayPlace | null>;

/** Returns the user's recent and saved searches, with their places. Companies outside the caller's scope are left out. */
export async function readSearches(
  tools: Pick<HotelTools, 'db' | 'cities'>,
  reader: Reader,
): Promise<StaySearches> {
  const { db } = tools;
  const { actor } = reader;
  const placeOf = placesFor(tools, reader);
  const found: StaySearches = { recent: [], saved: [] };
  for (const { query, ...row } of await findRecentSearches(db, actor, product)) {
    const criteria = { ...criteriaOf(query), company_id: row.company?.id ?? null };
    const place = await placeOf(criteria);
    found.recent.push({
      ...row,
      searched_at: row.searched_at.toISOString(),
      criteria,
      place: shown(place, actor),
    });
  }
  for (const row of await findSavedSearches(db, actor.userId, product))
    found.saved.push(await savedStayOf(row, actor, placeOf));
  return found;
}

/** Throws a 422 if the criteria are unreadable or invalid, and as `saveSearch` does. */
export function saveStay(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { name, query }: SavedSearchInput,
): Promise<SavedRow> {
  const { draft, errors } = decodeStay(new URLSearchParams(query));
  // The place is not looked up: the search validates it.
  const { criteria } = judgeStay(draft, { now: clockNow(), place: undefined });
  if (Object.keys(errors).length > 0 || !criteria) throw invalid({ query: 'stay_malformed' });
  return saveSearch(tx, record, actor, { product, name, query: encodeStay(criteria) });
}

/** Throws a 404 if the search does not exist or belongs to another user. */
export function deleteStay(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id }: { id: string },
): Promise<SavedRow> {
  return deleteSavedSearch(tx, record, actor, { id, product });
}

/** Returns a saved search, moved to its next dates at its place. */
export async function readSaved(
  tools: Pick<HotelTools, 'db' | 'cities'>,
  reader: Reader,
  row: SavedRow,
): Promise<SavedStay> {
  return savedStayOf(row, reader.actor, placesFor(tools, reader));
}

/** Records the search in the user's recent searches, with its company. */
export function rememberStay(
  db: Db,
  { criteria, company }: Pick<WantedSearch, 'criteria' | 'company'>,
  userId: string,
): Promise<void> {
  const companyId = company?.id ?? null;
  const query = encodeStay({ ...criteria, company_id: companyId });
  return noteRecentSearch(db, { product, userId, companyId, query, at: clockNow() });
}

async function savedStayOf(
  { id, name, query, created_at }: SavedRow,
  actor: Actor,
  placeOf: Places,
): Promise<SavedStay> {
  const criteria = criteriaOf(query);
  const place = await placeOf(criteria);
  const { stay: next, weeks } = rolledStay(criteria, { now: clockNow(), place });
  return {
    id,
    name,
    criteria,
    next,
    weeks,
    place: shown(place, actor),
    created_at: created_at.toISOString(),
  };
}

const shown = (place: StayPlace | null, actor: Actor) => place && placeFor(actor, place);

/** Looks up each place once, since users search for the same place again and again. */
function placesFor({ db, cities }: Pick<HotelTools, 'db' | 'cities'>, { actor, language }: Reader): Places {
  const known = new Map<string, StayPlace | null>();
  return async ({ place, company_id }) => {
    const key = `${place} ${company_id}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const company = await buyerOf(db, company_id, actor);
    const found =
      typeof company === 'string'
        ? null
        : await findPlace({ db, cities, language, companyId: company?.id ?? null, actor }, place);
    known.set(key, found);
    return found;
  };
}

/** Stored criteria were valid when they were stored. */
function criteriaOf(query: string): StayCriteria {
  return decodeStay(new URLSearchParams(query)).draft as StayCriteria;
}
