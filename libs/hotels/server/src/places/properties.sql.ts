import { sql } from 'kysely';
import { likePattern, type Db, type Tx } from '@traveldesk/shared-server';
import type { HotelPropertiesTable } from '../hotels.tables';
import '../hotels.tables';

const columns = ['id', 'name', 'city', 'country_code', 'latitude', 'longitude', 'chain', 'facts'] as const;

export type FoundProperty = Pick<HotelPropertiesTable, (typeof columns)[number]>;

/** SQL: the id of the current record. For a record that was joined to another, it is the record that holds its supplier's id. */
export function liveId(id: string) {
  return sql<string>`(
    select coalesce(link.property_id, record.id)
    from hotel_properties as record
    left join hotel_property_suppliers as link
      on link.supplier_id = record.found_by_supplier and link.ref = record.found_by_ref
    where record.id = ${id})`;
}

/** Properties that earlier searches found, of certain suppliers; null for all. */
function propertiesOf(db: Db | Tx, suppliers: readonly string[] | null) {
  const all = db.selectFrom('hotel_properties').select(columns);
  if (suppliers === null) return all;
  return all.where((be) =>
    be.exists(
      be
        .selectFrom('hotel_property_suppliers')
        .select('ref')
        .whereRef('property_id', '=', 'hotel_properties.id')
        .where(sql<boolean>`supplier_id = any(${suppliers}::uuid[])`),
    ),
  );
}

/** Returns a property by its id, or by that of a record that was joined to it. */
export async function findProperty(
  db: Db | Tx,
  id: string,
  suppliers: readonly string[] | null,
): Promise<FoundProperty | undefined> {
  return propertiesOf(db, suppliers).where('id', '=', liveId(id)).executeTakeFirst();
}

/** Returns properties by a part of their folded name: those that begin with it first. */
export async function propertiesNamed(
  db: Db,
  text: string,
  { suppliers, limit }: { suppliers: readonly string[] | null; limit: number },
): Promise<FoundProperty[]> {
  return propertiesOf(db, suppliers)
    .where('search', 'like', likePattern(text))
    .where('found_by_ref', 'is', null)
    .orderBy((be) => be.fn('starts_with', ['search', be.val(text)]), 'desc')
    .orderBy('search')
    .orderBy('id')
    .limit(limit)
    .execute();
}
