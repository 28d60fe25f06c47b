import { sql } from 'kysely';
import { likePattern, type Db } from '@traveldesk/shared-server';
import type { HotelPropertiesTable } from '../hotels.tables';
import '../hotels.tables';

const columns = ['id', 'name', 'city', 'country_code', 'latitude', 'longitude', 'chain', 'facts'] as const;

export type FoundProperty = Pick<HotelPropertiesTable, (typeof columns)[number]>;

/** Properties that earlier searches found, of certain suppliers; null for all. */
function propertiesOf(db: Db, suppliers: readonly string[] | null) {
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

export async function findProperty(
  db: Db,
  id: string,
  suppliers: readonly string[] | null,
): Promise<FoundProperty | undefined> {
  return propertiesOf(db, suppliers).where('id', '=', id).executeTakeFirst();
}

/** Returns properties by a part of their folded name: those that begin with it first. */
export async function propertiesNamed(
  db: Db,
  text: string,
  { suppliers, limit }: { suppliers: readonly string[] | null; limit: number },
): Promise<FoundProperty[]> {
  return propertiesOf(db, suppliers)
    .where('search', 'like', likePattern(text))
    .orderBy((be) => be.fn('starts_with', ['search', be.val(text)]), 'desc')
    .orderBy('search')
    .orderBy('id')
    .limit(limit)
    .execute();
}
