import { sql } from 'kysely';
import type { StayPoint } from '@traveldesk/hotels-contract';
import { dayMs } from '@traveldesk/shared-contract';
import { folded, jsonb, newId, transaction, type Db, type Tx } from '@traveldesk/shared-server';
import type { SupplierProperty } from '../adapter';
import type { PropertyFacts, Told } from '../hotels.tables';
import { assignSame } from './assign-same';
import { candidatesFor } from './candidates.sql';
import '../hotels.tables';

/** A supplier whose ids change with each answer would fill the table; no honest supplier adds this many properties a day. */
const mostNewADay = 20_000;

/**
 * Returns the ids of our records of a supplier's properties, by the supplier's ids. An unknown property joins the record of the same
 * property from other suppliers, or gets a new one. Once the supplier has added `most` properties within 24 hours, further ones
 * get no record.
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
  const byRef = new Map(properties.map((property) => [property.ref, property]));
  const rows = await db
    .selectFrom('hotel_property_suppliers')
    .innerJoin('hotel_properties', 'hotel_properties.id', 'property_id')
    .select(['ref', 'property_id', 'latitude'])
    .select(sql<boolean>`told is null`.as('untold'))
    .where('supplier_id', '=', supplierId)
    .where('ref', 'in', [...byRef.keys()])
    .execute();
  for (const { ref, property_id: id, latitude, untold } of rows) {
    const property = byRef.get(ref);
    if (latitude === null && property?.point) await completePoint(db, id, property.point);
    if (untold && property) await noteTold(db, supplierId, property);
  }
  return new Map(rows.map(({ ref, property_id: id }) => [ref, id]));
}

/** Stores the coordinates of a record that has none: without them no other supplier's property joins it. */
async function completePoint(db: Db | Tx, id: string, point: StayPoint): Promise<void> {
  await db
    .updateTable('hotel_properties')
    .set({ ...point, matched_at: null })
    .where('id', '=', id)
    .where('latitude', 'is', null)
    .execute();
}

/** Stores a supplier's description of a property that an earlier version stored without one. */
async function noteTold(db: Db | Tx, supplierId: string, property: SupplierProperty): Promise<void> {
  await db
    .updateTable('hotel_property_suppliers')
    .set({ told: toldOf(property) })
    .where('supplier_id', '=', supplierId)
    .where('ref', '=', property.ref)
    .where('told', 'is', null)
    .execute();
}

function toldOf({ ref: _, ...told }: SupplierProperty) {
  return jsonb(told satisfies Told);
}

/** Lets one transaction at a time add, join or split records. */
export async function lockProperties(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('hotel properties', 0))`.execute(tx);
}

/** One writer at a time: two suppliers that name the same new property at once get one record. */
async function addRecords(
  tx: Tx,
  supplierId: string,
  properties: readonly SupplierProperty[],
  most: number,
): Promise<Map<string, string>> {
  await lockProperties(tx);
  const known = await knownIds(tx, supplierId, properties);
  const left = Math.max(0, most - (await newSince(tx, supplierId, new Date(Date.now() - dayMs))));
  const news = properties.filter(({ ref }) => !known.has(ref)).slice(0, left);
  if (news.length === 0) return known;
  const same = assignSame(news, await candidatesFor(tx, supplierId, news));
  const made: ({ id: string } & ReturnType<typeof describedBy>)[] = [];
  const links = news.map((property) => {
    const id = same.get(property.ref) ?? newId();
    if (!same.has(property.ref)) made.push({ id, ...describedBy(property) });
    return { supplier_id: supplierId, ref: property.ref, property_id: id, told: toldOf(property) };
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

/** Stores a supplier's current description of a property. */
export async function noteFacts(db: Db, id: string, property: SupplierProperty): Promise<void> {
  await db
    .updateTable('hotel_properties')
    .set({ facts: jsonb(factsOf(property)) })
    .where('id', '=', id)
    .execute();
}

function factsOf({ address: { line }, stars, review, amenities }: Told): PropertyFacts {
  return { line, stars, review, amenities };
}

/** The columns of a record that a description fills. */
export function describedBy(property: Told) {
  const { name, address, point, chain } = property;
  return {
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
