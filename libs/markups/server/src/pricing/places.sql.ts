import type { PricedItem, PricedPlace } from '@traveldesk/markups-contract/engine';
import { sql } from 'kysely';
import type { Db } from '@traveldesk/shared-server';
import '../markups.tables';

/** Sorted, so that airports and rules choose the same code for a city without a current one. */
const formerCodes = sql<string[]>`array(
  select former.code from city_former_codes as former where former.city_id = cities.id order by former.code)`;

type Row = { city_code: string | null; country_code: string; former_codes: string[] };

/** Leaves out empty `former_codes`, which most cities have, so that stored prices stay small. */
const placeOf = ({ former_codes: former, ...place }: Row): PricedPlace =>
  former.length === 0 ? place : { ...place, former_codes: former };

/** Returns the airports of an offer; a hotel's rate has none. */
export const airportsOf = (item: PricedItem): string[] =>
  'slices' in item
    ? item.slices.flatMap(({ segments }) =>
        segments.flatMap(({ origin, destination }) => [origin, destination]),
      )
    : [];

/** Returns airports by IATA code, with the fields that rules use; unknown airports are left out. */
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
    .select(formerCodes.as('former_codes'))
    .where('airports.iata', 'in', [...new Set(codes)])
    .execute();
  return new Map(rows.map(({ iata, ...row }) => [iata, placeOf(row)]));
}

/** Returns cities by current or former code, with the fields that rules use. Flights need one with an airport. */
export async function pricedCities(
  db: Db,
  codes: readonly string[],
  withAirport = false,
): Promise<ReadonlyMap<string, PricedPlace>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<Row & { asked: string }>`
    with asked as (
      select code, id from cities where code = any(${[...new Set(codes)]}::text[])
      union all select code, city_id from city_former_codes where code = any(${[...new Set(codes)]}::text[])
    )
    select asked.code as asked, cities.code as city_code, countries.code as country_code,
      ${formerCodes} as former_codes
    from asked join cities using (id) join countries on countries.id = cities.country_id
    where not ${withAirport} or exists (select from airports where airports.city_id = cities.id)`.execute(db);
  return new Map(rows.map(({ asked, ...row }) => [asked, placeOf(row)]));
}
