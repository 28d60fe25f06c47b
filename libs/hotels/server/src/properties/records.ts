import { sql } from 'kysely';
import type { StayPoint } from '@traveldesk/hotels-contract';
import { dayMs } from '@traveldesk/shared-contract';
import { folded, jsonb, newId, transaction, type Db, type Tx } from '@traveldesk/shared-server';
import type { SupplierProperty } from '../adapter';
import type { PropertyFacts } from '../hotels.tables';
import { assignSame } from './assign-same';
import { candidatesFor } from './candidates.sql';
import '../hotels.tables';

/** A supplier whose ids change with each answer would fill the table; this many properties a day are new of no honest one. */
const mostNewADay = 20_000;

/**
 * Returns the ids of our records of a supplier's properties, by the supplier's ids. An unknown property joins the record of the same
 * property from other suppliers, or gets a new one. Those above the supplier's `most` new ones of the last 24 hours have none.
 */
export async function recordsOf(
  db: Db,
  supplierId: string,
  properties: readonly SupplierProperty[],
  most = mostNewADay,
): Promise<Map<string, string>> {
  const known = await knownIds(db, supplierId, properties);
  const news = properties.filter(({ ref }) => !known.has(ref));
  if (news.length === 0) return known;
  const added = await transaction(db, (tx) => addRecords(tx, supplierId, news, most));
  return new Map([...known, ...added]);
}

/** Returns the records of properties that the supplier has sold before, and completes those that lack coordinates. */
async function knownIds(db: Db | Tx, supplierId: string, properties: readonly SupplierProperty[]) {
  if (properties.length === 0) return new Map<string, string>();
  const points = new Map(properties.map(({ ref, point }) => [ref, point]));
  const rows = await db
    .selectFrom('hotel_property_suppliers')
    .innerJoin('hotel_properties', 'hotel_properties.id', 'property_id')
    .select(['ref', 'property_id', 'latitude'])
    .where('supplier_id', '=', supplierId)
    .where('ref', 'in', [...points.keys()])
    .execute();
  for (const { ref, property_id: id, latitude } of rows) {
    const point = latitude === null && points.get(ref);
    if (point) await completePoint(db, id, point);
  }
  return new Map(rows.map(({ ref, property_id: id }) => [ref, id]));
}

/** Stores the coordinates of a record that has none: without them no other supplier's property joins it. */
async function completePoint(db: Db | Tx, id: string, point: StayPoint): Promise<void> {
  await db
    .updateTable('hotel_properties')
    .set(point)
    .where('id', '=', id)
    .where('latitude', 'is', null)
    .execute();
}

/** One writer at a time: two suppliers that name the same new property at once get one record. */
async function addRecords(
  tx: Tx,
  supplierId: string,
  properties: readonly SupplierProperty[],
  most: number,
): Promise<Map<string, string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended('hotel properties', 0))`.execute(tx);
  const known = await knownIds(tx, supplierId, properties);
  const left = Math.max(0, most - (await newSince(tx, supplierId, new Date(Date.now() - dayMs))));
  const news = properties.filter(({ ref }) => !known.has(ref)).slice(0, left);
  if (news.length === 0) return known;
  const same = assignSame(news, await candidatesFor(tx, supplierId, news));
  const made: ReturnType<typeof rowOf>[] = [];
  const links = news.map((property) => {
    const id = same.get(property.ref) ?? newId();
    if (!same.has(property.ref)) made.push(rowOf(id, property));
    return { supplier_id: supplierId, ref: property.ref, property_id: id };
  });
  if (made.length > 0) await tx.insertInto('hotel_properties').values(made).execute();
  await tx.insertInto('hotel_property_suppliers').values(links).execute();
  return new Map([...known, ...links.map(({ ref, property_id: id }) => [ref, id] as const)]);
}

async function newSince(tx: Tx, supplierId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('hotel_property_suppliers')
    .select((be) => be.fn.countAll<string>().as('count'))
    .where('supplier_id', '=', supplierId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores what a supplier tells of a property now. */
export async function noteFacts(db: Db, id: string, property: SupplierProperty): Promise<void> {
  await db
    .updateTable('hotel_properties')
    .set({ facts: jsonb(factsOf(property)) })
    .where('id', '=', id)
    .execute();
}

function factsOf({ address: { line }, stars, review, amenities }: SupplierProperty): PropertyFacts {
  return { line, stars, review, amenities };
}

function rowOf(id: string, property: SupplierProperty) {
  const { name, address, point, chain } = property;
  return {
    id,
    name,
    search: folded(name),
    city: address.city,
    country_code: address.country_code,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    chain,
    facts: jsonb(factsOf(property)),
  };
}
