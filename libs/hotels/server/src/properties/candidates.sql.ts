import { sql } from 'kysely';
import type { StayPoint } from '@traveldesk/hotels-contract';
import type { Tx } from '@traveldesk/shared-server';
import type { SupplierProperty } from '../adapter';
import type { Candidate } from './assign-same';
import { identityOf, nearKm, type PropertyFacts } from './similarity';

/** Degrees of latitude that surely hold the largest distance of the same property; one has 111.19 km. */
const nearDegrees = nearKm / 111;

/** Around one property; more stand only where a supplier has made them up. */
const mostNear = 50;

/** A box around a point; `width` is half of it, in degrees of longitude. */
interface Box extends StayPoint {
  width: number;
}

/** Returns the records that may be these properties, and that this supplier does not sell yet. */
export async function candidatesFor(
  tx: Tx,
  supplierId: string,
  properties: readonly SupplierProperty[],
): Promise<Candidate[]> {
  const boxes = properties.flatMap(({ point }) => (point ? boxesAround(point) : []));
  if (boxes.length === 0) return [];
  const columns = (['latitude', 'longitude', 'width'] as const).map(
    (side) => sql`${boxes.map((box) => box[side])}::float8[]`,
  );
  const { rows } = await sql<Omit<PropertyFacts, 'point'> & StayPoint & { id: string }>`
    select distinct near.*
    from unnest(${sql.join(columns)}) as box (latitude, longitude, width)
    cross join lateral (
      select id, name, country_code, latitude, longitude, chain
      from hotel_properties as property
      where property.latitude between box.latitude - ${nearDegrees} and box.latitude + ${nearDegrees}
        and property.longitude between box.longitude - box.width and box.longitude + box.width
        and not exists (
          select 1 from hotel_property_suppliers
          where property_id = property.id and supplier_id = ${supplierId})
      order by id limit ${mostNear}
    ) as near`.execute(tx);
  return rows.map(({ id, latitude, longitude, ...facts }) => ({
    id,
    ...identityOf({ ...facts, point: { latitude, longitude } }),
  }));
}

/** A degree of longitude is the shorter the nearer to a pole; near longitude 180 there is a second box on the other side. */
function boxesAround({ latitude, longitude }: StayPoint): Box[] {
  const share = Math.cos((Math.min(89, Math.abs(latitude) + nearDegrees) * Math.PI) / 180);
  const width = nearDegrees / share;
  const box = { latitude, longitude, width };
  if (longitude + width > 180) return [box, { ...box, longitude: longitude - 360 }];
  return longitude - width < -180 ? [box, { ...box, longitude: longitude + 360 }] : [box];
}
