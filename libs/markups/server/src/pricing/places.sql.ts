import type { PricedPlace } from '@traveldesk/markups-contract/engine';
import type { Db } from '@traveldesk/shared-server';
import '../markups.tables';

/** What rules can ask of airports, by their IATA codes; what is not known is not there. */
export async function pricedPlaces(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, PricedPlace>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('airports')
    .innerJoin('cities', 'cities.id', 'airports.city_id')
    .innerJoin('countries', 'countries.id', 'cities.country_id')
    .select(['airports.iata', 'cities.code as city_code', 'countries.code as country_code'])
    .where('airports.iata', 'in', [...new Set(codes)])
    .execute();
  return new Map(rows.map(({ iata, ...place }) => [iata, place]));
}
