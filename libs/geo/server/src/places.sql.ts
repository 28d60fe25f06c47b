import { sql } from 'kysely';
import { earthKm } from '@traveldesk/geo-contract';
import { namesOf, type OwnNames, type Translated } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import './airports.table';
import './cities.table';
import './countries.table';

/** The airport or city of an IATA code. `name` is the airport's, null for a city. */
export interface CodedPlace {
  kind: 'airport' | 'city';
  code: string;
  name: Translated | null;
  city: Translated;
  city_code: string | null;
  country: Translated;
  time_zone: string;
  /** True for an airport without flights any more. */
  closed: boolean;
}

/** Returns places by code, without unknown codes. A code of both an airport and a city means the airport. */
export async function placesOf(db: Db, codes: readonly string[]): Promise<Map<string, CodedPlace>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<Row>`
    with wanted as (select distinct unnest(${[...codes]}::text[]) as code)
    select 'airport' as kind, wanted.code, ${airportNames}, airports.time_zone, airports.closed, ${columns}
    from wanted join airports on airports.iata = wanted.code
    join cities on cities.id = airports.city_id join countries on countries.id = cities.country_id
    union all
    select 'city' as kind, wanted.code, null, null, null, cities.time_zone, false, ${columns}
    from wanted join cities on cities.code = wanted.code join countries on countries.id = cities.country_id
    order by kind desc`.execute(db);
  // Cities come first, so that an airport of the same code overwrites the city.
  return new Map(rows.map((row) => [row.code, placeOf(row)]));
}

const airportNames = sql`airports.name, airports.name_fr, airports.name_ar`;

const columns = sql`cities.code as city_code,
  cities.name_en as city_en, cities.name_fr as city_fr, cities.name_ar as city_ar,
  countries.name_en as country_en, countries.name_fr as country_fr, countries.name_ar as country_ar`;

interface Row
  extends Pick<CodedPlace, 'kind' | 'code' | 'city_code' | 'time_zone' | 'closed'>, Omit<OwnNames, 'name'> {
  name: string | null;
  city_en: string;
  city_fr: string;
  city_ar: string;
  country_en: string;
  country_fr: string;
  country_ar: string;
}

function placeOf({
  kind,
  code,
  name,
  name_fr,
  name_ar,
  city_code,
  time_zone,
  closed,
  ...row
}: Row): CodedPlace {
  return {
    kind,
    code,
    name: name === null ? null : namesOf({ name, name_fr, name_ar }),
    city_code,
    time_zone,
    closed,
    city: { en: row.city_en, fr: row.city_fr, ar: row.city_ar },
    country: { en: row.country_en, fr: row.country_fr, ar: row.country_ar },
  };
}

export interface NearAirport {
  code: string;
  name: Translated;
  city: Translated;
  km: number;
}

/** Slightly less than a degree of latitude on this sphere (111.19 km), so that the latitude band loses no airport within reach. */
const kmOfDegree = 111;

/**
 * Returns airports with scheduled flights within `km` kilometers of an airport, or of any airport of a city, nearest first, without those
 * asked for. Distances are great circles (haversine formula).
 */
export async function airportsAround(
  db: Db,
  code: string,
  { km, limit }: { km: number; limit: number },
): Promise<NearAirport[]> {
  const { rows } = await sql<OwnNames & { code: string; km: number } & Record<'en' | 'fr' | 'ar', string>>`
    with here as (
      select airports.id, airports.latitude, airports.longitude
      from airports join cities on cities.id = airports.city_id
      where airports.iata = ${code} or (cities.code = ${code} and not exists (
        select from airports as own where own.iata = ${code}))
    ), around as (
      select near.id, min(${earthKm} * 2 * asin(least(1, sqrt(
        power(sin(radians(near.latitude - here.latitude) / 2), 2)
        + cos(radians(here.latitude)) * cos(radians(near.latitude))
          * power(sin(radians(near.longitude - here.longitude) / 2), 2))))) as km
      from here join airports as near
        on near.latitude between here.latitude - ${km / kmOfDegree} and here.latitude + ${km / kmOfDegree}
      where near.scheduled and not near.closed and near.id not in (select id from here)
      group by near.id
    )
    select airports.iata as code, ${airportNames}, round(km)::int as km,
      cities.name_en as en, cities.name_fr as fr, cities.name_ar as ar
    from around join airports using (id) join cities on cities.id = airports.city_id
    where km <= ${km} order by km, airports.iata limit ${limit}`.execute(db);
  return rows.map(({ code, km: away, en, fr, ar, ...names }) => ({
    code,
    name: namesOf(names),
    city: { en, fr, ar },
    km: away,
  }));
}
