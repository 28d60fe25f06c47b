import { sql } from 'kysely';
import type { PropertyRecord, PropertyRow, PropertyRowsQuery } from '@traveldesk/hotels-contract';
import type { Page } from '@traveldesk/shared-contract';
import {
  folded,
  isoOf,
  likePattern,
  notFound,
  orderOf,
  paginate,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import { pointOf } from '../places/place-of';
import { liveId } from '../places/properties.sql';
import '../hotels.tables';

const columns = [
  'hotel_properties.id',
  'hotel_properties.name',
  'hotel_properties.city',
  'hotel_properties.country_code',
  'hotel_properties.chain',
  'hotel_properties.version',
  'hotel_properties.created_at',
] as const;

const suppliers = sql<number>`(
  select count(*)::int from hotel_property_suppliers where property_id = hotel_properties.id)`;

const orders = {
  name: sql`hotel_properties.search`,
  city: sql`hotel_properties.city`,
  suppliers,
  created_at: sql`hotel_properties.created_at`,
};

function rowsOf(db: Db) {
  return db.selectFrom('hotel_properties').select(columns).select(suppliers.as('suppliers'));
}

/** Returns records by their ids. */
export async function rowsById(db: Db, ids: readonly string[]): Promise<Map<string, PropertyRow>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf(db).where('hotel_properties.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, rowOf(row)]));
}

/** Returns one page of the records, by name. */
export async function findRows(db: Db, query: PropertyRowsQuery): Promise<Page<PropertyRow>> {
  const { column, direction } = orderOf(query.sort ?? 'name');
  const { name = '', city = '' } = query;
  const rows = rowsOf(db)
    .where('found_by_ref', 'is', null)
    .$if(name !== '', (found) => found.where('search', 'like', likePattern(folded(name))))
    .$if(city !== '', (found) => found.where('city', 'ilike', likePattern(city)))
    .orderBy(orders[column], direction)
    .orderBy('hotel_properties.id');
  const { data, total } = await paginate(rows, query);
  return { data: data.map(rowOf), total };
}

function rowOf<Row extends { created_at: Date }>(row: Row): Omit<Row, 'created_at'> & { created_at: string } {
  return { ...row, created_at: isoOf(row.created_at) };
}

/** Returns a record by its id, or by that of a record that was joined to it. Throws a 404. */
export async function readRecord(db: Db | Tx, id: string): Promise<PropertyRecord> {
  const row = await db
    .selectFrom('hotel_properties')
    .select([...columns, 'latitude', 'longitude'])
    .where('hotel_properties.id', '=', liveId(id))
    .executeTakeFirst();
  if (!row) throw notFound();
  const links = await db
    .selectFrom('hotel_property_suppliers as link')
    .leftJoin('suppliers', 'suppliers.id', 'link.supplier_id')
    .select(['link.supplier_id', 'suppliers.name as supplier', 'link.ref', 'link.told'])
    .where('link.property_id', '=', row.id)
    .orderBy('link.since')
    .orderBy('link.created_at')
    .orderBy('link.supplier_id')
    .execute();
  const { latitude, longitude, ...facts } = row;
  return {
    ...rowOf(facts),
    point: pointOf({ latitude, longitude }),
    suppliers: links.map(({ told, ...link }) => ({
      ...link,
      told: told && { name: told.name, city: told.address.city, line: told.address.line },
    })),
  };
}
