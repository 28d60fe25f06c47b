import { sql, type RawBuilder } from 'kysely';
import type { StayPoint } from '@traveldesk/hotels-contract';
import type { Tx } from '@traveldesk/shared-server';
import type { SupplierProperty } from '../adapter';
import type { Candidate } from './assign-same';
import { identityOf, nearKm, type PropertyFacts } from './similarity';

/** The maximum number of records around one property; only invented data has more. */
const mostNear = 50;

/** A box around a point; `height` and `width` are half of it, in degrees. */
interface Box extends StayPoint {
  height: number;
  width: number;
}

/** Returns the records that may be matched automatically with these properties: this supplier does not sell them yet, and no user
 * has split them. */
export async function candidatesFor(
  tx: Tx,
  supplierId: string,
  properties: readonly SupplierProperty[],
): Promise<Candidate[]> {
  const points = properties.flatMap(({ point }) => point ?? []);
  return nearRecords(
    tx,
    points,
    nearKm,
    sql`not closed and not exists (
    select 1 from hotel_property_suppliers where property_id = property.id and supplier_id = ${supplierId})`,
  );
}

/** Returns the records near points that fulfill a condition. */
export async function nearRecords(
  tx: Tx,
  points: readonly StayPoint[],
  km: number,
  condition: RawBuilder<unknown>,
): Promise<Candidate[]> {
  const boxes = points.flatMap((point) => boxesAround(point, km));
  if (boxes.length === 0) return [];
  const columns = (['latitude', 'longitude', 'height', 'width'] as const).map(
    (side) => sql`${boxes.map((box) => box[side])}::float8[]`,
  );
  const { rows } = await sql<Omit<PropertyFacts, 'point'> & StayPoint & { id: string }>`
    select distinct near.*
    from unnest(${sql.join(columns)}) as box (latitude, longitude, height, width)
    cross join lateral (
      select id, name, country_code, latitude, longitude, chain
      from hotel_properties as property
      where property.latitude between box.latitude - box.height and box.latitude + box.height
        and property.longitude between box.longitude - box.width and box.longitude + box.width
        and found_by_ref is null and ${condition}
      order by id limit ${mostNear}
    ) as near`.execute(tx);
  return rows.map(({ id, latitude, longitude, ...facts }) => ({
    id,
    ...identityOf({ ...facts, point: { latitude, longitude } }),
  }));
}

/** A degree of longitude is shorter nearer to a pole; near longitude 180 there is a second box on the other side. */
function boxesAround({ latitude, longitude }: StayPoint, km: number): Box[] {
  // Large enough for the distance: a degree of latitude has 111.19 km.
  const height = km / 111;
  const share = Math.cos((Math.min(89, Math.abs(latitude) + height) * Math.PI) / 180);
  const width = height / share;
  const box = { latitude, longitude, height, width };
  if (longitude + width > 180) return [box, { ...box, longitude: longitude - 360 }];
  return longitude - width < -180 ? [box, { ...box, longitude: longitude + 360 }] : [box];
}
