import type { Seller } from '@traveldesk/companies-server';
import type { Language } from '@traveldesk/shared-contract';
import { notFound, type Actor, type Db } from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import { findProperty, type FoundProperty } from '../places/properties.sql';
import { readStay, type StayQuery, type WantedSearch } from '../search/read-stay';
import { sellersFor } from '../search/sellers-for';
import '../hotels.tables';

/** A supplier of the buyer that knows the property, with its id of it. */
export interface Knowing {
  seller: Seller;
  ref: string;
}

export interface OpenedFor {
  record: FoundProperty;
  wanted: WantedSearch;
  /** In the order of the search's suppliers; at least one. */
  knowing: Knowing[];
}

/** Returns the property of a search's query. Throws a 422 for bad criteria, and a 404 if no supplier of the buyer knows it. */
export async function openedFor(
  tools: Pick<HotelTools, 'db' | 'cities'>,
  { id, query }: { id: string; query: StayQuery },
  reader: { actor: Actor; language: Language },
): Promise<OpenedFor> {
  const { db } = tools;
  const wanted = await readStay(tools, query, reader);
  const sellers = await sellersFor(db, wanted, reader.actor);
  const record = await findProperty(db, id, null);
  const refs = record ? await refsOf(db, record.id, sellers) : new Map<string, string>();
  const knowing = sellers.flatMap((seller): Knowing[] => {
    const ref = refs.get(seller.id);
    return ref === undefined ? [] : [{ seller, ref }];
  });
  if (!record || knowing.length === 0) throw notFound();
  return { record, wanted, knowing };
}

/** Returns the ids of a property at suppliers, by the id of the supplier. */
async function refsOf(db: Db, propertyId: string, sellers: readonly Seller[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('hotel_property_suppliers')
    .select(['supplier_id', 'ref'])
    .where('property_id', '=', propertyId)
    .where(
      'supplier_id',
      'in',
      sellers.map((seller) => seller.id),
    )
    .execute();
  return new Map(rows.map(({ supplier_id, ref }) => [supplier_id, ref]));
}
