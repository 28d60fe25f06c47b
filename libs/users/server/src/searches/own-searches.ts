import { compactText, folded, savedSearchLimit, searchLines } from '@traveldesk/shared-contract';
import {
  newId,
  notFound,
  Problem,
  type Actor,
  type Finder,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { lockUser } from '../users.sql';
import { countSaved, findSavedSearches, insertSaved, removeSaved, type SavedRow } from './own-searches.sql';
import type { SearchedProduct } from './own-searches.tables';

/** A search to save; the price is the lowest that the product knows for it. */
export type NewSaved = Pick<SavedRow, 'product' | 'name' | 'query'> &
  Partial<Pick<SavedRow, 'price' | 'priced_at' | 'priced_for'>>;

/** Throws a 422 if the name is taken, or if the user has as many searches of the product as allowed. */
export async function saveSearch(
  tx: Tx,
  record: Recorder,
  { userId }: Actor,
  saved: NewSaved,
): Promise<SavedRow> {
  const { product, name, query } = saved;
  const row: SavedRow = {
    price: null,
    priced_at: null,
    priced_for: null,
    ...saved,
    id: newId(),
    user_id: userId,
    created_at: new Date(),
  };
  // Locks the user: two concurrent requests could otherwise both use the last free place.
  await lockUser(tx, userId);
  if ((await countSaved(tx, userId, product)) >= savedSearchLimit)
    throw new Problem(422, 'saved_searches_full');
  await insertSaved(tx, row);
  record({ entity: `${product}_saved_search`, id: row.id, action: 'create', after: { name, query } });
  return row;
}

/** Throws a 404 if the search does not exist or belongs to another user. */
export async function deleteSavedSearch(
  tx: Tx,
  record: Recorder,
  { userId }: Actor,
  { id, product }: { id: string; product: SearchedProduct },
): Promise<SavedRow> {
  const row = await removeSaved(tx, { id, userId, product });
  if (!row) throw notFound();
  const { name, query } = row;
  record({ entity: `${product}_saved_search`, id, action: 'delete', before: { name, query } });
  return row;
}

/** Finds a user's saved searches of a product by name, for the search palette. */
export function savedSearchFinder(
  product: SearchedProduct,
  { path, permission }: Pick<Finder, 'path' | 'permission'>,
): Finder {
  return {
    path,
    permission,
    find: async ({ db }, { userId }, { text, most }) => {
      const rows = await findSavedSearches(db, userId, product);
      return rows
        .filter(({ name }) => isCalled(name, text))
        .slice(0, most)
        .map(({ id, name }) => ({ id, name }));
    },
  };
}

/** Compares as searches do (ADR 109), or as typed. In code, because a user has few saved searches. */
function isCalled(name: string, typed: string): boolean {
  const text = compactText(typed);
  return folded(name).includes(folded(typed)) || (text !== '' && searchLines([name]).includes(text));
}
