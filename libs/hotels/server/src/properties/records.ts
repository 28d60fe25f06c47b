import { sql } from 'kysely';
import { distanceKm } from '@traveldesk/geo-contract';
import { folded, newId, transaction, type Db, type Tx } from '@traveldesk/shared-server';
import type { SupplierProperty } from '../adapter';
import type { HotelPropertiesTable } from '../hotels.tables';
import { samenessOf, type PropertyFacts } from './similarity';
import '../hotels.tables';

/** Degrees of latitude that surely hold the largest distance of the same property. */
const nearDegrees = 0.01;

interface PropertyRecord extends PropertyFacts {
  id: string;
}

/**
 * Returns the ids of our records of a supplier's properties, by the supplier's ids. An unknown property joins the record of the same
 * property from other suppliers, or gets a new one.
 */
export async function recordsOf(
  db: Db,
  supplierId: string,
  properties: readonly SupplierProperty[],
): Promise<Map<string, string>> {
  const known = await knownIds(db, supplierId, properties);
  const news = properties.filter(({ ref }) => !known.has(ref));
  if (news.length === 0) return known;
  const added = await transaction(db, (tx) => addRecords(tx, supplierId, news));
  return new Map([...known, ...added]);
}

async function knownIds(db: Db | Tx, supplierId: string, properties: readonly SupplierProperty[]) {
  if (properties.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('hotel_property_suppliers')
    .select(['ref', 'property_id'])
    .where('supplier_id', '=', supplierId)
    .where(
      'ref',
      'in',
      properties.map(({ ref }) => ref),
    )
    .execute();
  return new Map(rows.map(({ ref, property_id: id }) => [ref, id]));
}

/** One writer at a time: two suppliers that name the same new property at once get one record. */
async function addRecords(
  tx: Tx,
  supplierId: string,
  properties: readonly SupplierProperty[],
): Promise<Map<string, string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended('hotel properties', 0))`.execute(tx);
  const known = await knownIds(tx, supplierId, properties);
  // In a fixed order, so that the same answer always leads to the same records.
  const news = properties
    .filter(({ ref }) => !known.has(ref))
    .sort((one, other) => (one.ref < other.ref ? -1 : 1));
  const candidates = await candidatesFor(tx, supplierId, news);
  const made: Omit<HotelPropertiesTable, 'created_at'>[] = [];
  const links = news.map((property) => {
    const same = takeSame(candidates, property);
    const id = same ?? newId();
    if (same === undefined) made.push(rowOf(id, property));
    return { supplier_id: supplierId, ref: property.ref, property_id: id };
  });
  if (made.length > 0) await tx.insertInto('hotel_properties').values(made).execute();
  if (links.length > 0) await tx.insertInto('hotel_property_suppliers').values(links).execute();
  return new Map([...known, ...links.map(({ ref, property_id: id }) => [ref, id] as const)]);
}

/** Records near these properties that this supplier does not sell yet. */
async function candidatesFor(
  tx: Tx,
  supplierId: string,
  properties: readonly SupplierProperty[],
): Promise<PropertyRecord[]> {
  const points = properties.flatMap(({ point }) => point ?? []);
  if (points.length === 0) return [];
  const latitudes = points.map(({ latitude }) => latitude);
  const rows = await tx
    .selectFrom('hotel_properties as property')
    .select(['id', 'name', 'country_code', 'latitude', 'longitude', 'chain'])
    .where('latitude', '>=', Math.min(...latitudes) - nearDegrees)
    .where('latitude', '<=', Math.max(...latitudes) + nearDegrees)
    .where('country_code', 'in', [...new Set(properties.map(({ address }) => address.country_code))])
    .where((be) =>
      be.not(
        be.exists(
          be
            .selectFrom('hotel_property_suppliers')
            .select('ref')
            .whereRef('property_id', '=', 'property.id')
            .where('supplier_id', '=', supplierId),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ latitude, longitude, ...row }) => ({
    ...row,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
}

/** Removes the most similar record from the candidates and returns its id: of equal ones the nearest, then the oldest. */
function takeSame(candidates: PropertyRecord[], property: SupplierProperty): string | undefined {
  const { point } = property;
  if (!point) return undefined;
  const facts = { ...property, country_code: property.address.country_code };
  let best: { at: number; likeness: number; km: number } | undefined;
  candidates.forEach((candidate, at) => {
    // Cheaper than the distance, and most candidates are elsewhere.
    if (!candidate.point || Math.abs(candidate.point.latitude - point.latitude) > nearDegrees) return;
    const likeness = samenessOf(candidate, facts);
    if (likeness === null) return;
    const km = distanceKm(candidate.point, point);
    const isBetter = !best || likeness > best.likeness || (likeness === best.likeness && km < best.km);
    if (isBetter) best = { at, likeness, km };
  });
  return best && candidates.splice(best.at, 1)[0]?.id;
}

function rowOf(id: string, { name, address, point, chain }: SupplierProperty) {
  return {
    id,
    name,
    search: folded(name),
    city: address.city,
    country_code: address.country_code,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    chain,
  };
}
