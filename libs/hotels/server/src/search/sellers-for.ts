import { sellersOf, type Seller } from '@traveldesk/companies-server';
import { invalid, Problem, type Actor, type Db } from '@traveldesk/shared-server';
import type { WantedSearch } from './read-stay';

/** Returns the hotel suppliers of the company; all active ones if staff search for no company. Throws a 422 if there are none. */
export async function sellersFor(
  db: Db,
  { company }: Pick<WantedSearch, 'company'>,
  { type }: Pick<Actor, 'type'>,
): Promise<Seller[]> {
  // Only staff may search for no company; anybody else without a company has no suppliers.
  const sellers =
    company === null && type !== 'staff' ? [] : await sellersOf(db, 'hotels', company?.id ?? null);
  if (sellers.length === 0) throw new Problem(422, 'hotels_no_supplier');
  return sellers;
}

/**
 * Restricts a search to one supplier. Its query differs, so it is never shared with the search of all suppliers. Throws a 422 if the
 * supplier is not among them.
 */
export function onlyOf(
  wanted: WantedSearch,
  sellers: readonly Seller[],
  key: string,
): { wanted: WantedSearch; sellers: Seller[] } {
  const only = sellers.filter((seller) => seller.key === key);
  if (only.length === 0) throw invalid({ supplier: 'stay_supplier_unknown' });
  return { wanted: { ...wanted, query: queryAlone(wanted, key) }, sellers: only };
}

/** Returns the query of a search of one supplier alone. */
export function queryAlone({ query }: Pick<WantedSearch, 'query'>, key: string): string {
  return `${query}&supplier=${encodeURIComponent(key)}`;
}
