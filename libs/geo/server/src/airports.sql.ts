import { sql } from 'kysely';
import type { Airport, AirportInput, AirportQuery, AirportRecord } from '@traveldesk/geo-contract';
import type { Language, Page } from '@traveldesk/shared-contract';
import {
  allRows,
  isFoundBy,
  isoOf,
  newId,
  orderOf,
  preparedPages,
  renewCompact,
  nameSortExpression,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import { airportNameColumns } from './airport-names';
import './airports.table';
import './cities.table';
import './countries.table';
import { aliasColumns } from './places.compact';
import { searchedPlaces } from './places.searched';
import {
  exactFirst,
  matchesPickerText,
  isFormerCode,
  isInCountry,
  nearnessOfAirport,
  rankOfAirport,
} from './places.search';

/** Former codes that lead to an airport: its own, and those of airports whose flights it took over. */
const formerCodes = sql<string[]>`array(
  select code from airport_former_codes where airport_id = airports.id order by code)`.as('former_codes');

const columns = [
  'airports.id',
  'airports.iata',
  'airports.icao',
  'airports.name',
  'airports.name_fr',
  'airports.name_ar',
  'airports.latitude',
  'airports.longitude',
  'airports.time_zone',
  'airports.scheduled',
  'airports.closed',
  'airports.version',
  'airports.created_at',
  'airports.updated_at',
  'cities.id as city_id',
  'cities.code as city_code',
  'cities.name_en as city_en',
  'cities.name_fr as city_fr',
  'cities.name_ar as city_ar',
  'countries.id as country_id',
  'countries.code as country_code',
  'countries.name_en as country_en',
  'countries.name_fr as country_fr',
  'countries.name_ar as country_ar',
] as const;

/** Airports without scheduled flights are the least important. */
const importance = sql<number>`case when airports.scheduled then airports.importance else 0 end`;

type Filters = Omit<AirportQuery, 'page' | 'per_page'>;

const pageOf = preparedPages(listed);

/** Returns one page of the filtered airports: best matches of `q` first, otherwise by name. */
export async function findAirports(db: Db, query: AirportQuery, language: Language): Promise<Page<Airport>> {
  const { data, total } = await pageOf(db, query, language);
  return { data: data.map(airportOf), total };
}

/** Yields all filtered airports in list order. */
export async function* allAirports(db: Db, query: Filters, language: Language): AsyncGenerator<Airport> {
  for await (const row of allRows(listed(db, query, language), 'airports.id')) yield airportOf(row);
}

function listed(db: Db, query: Filters, language: Language) {
  const { name, country, city_id: cityId, country_id: countryId, code, scheduled, q } = query;
  const { column, direction } = orderOf(query.sort ?? 'name');
  const order = {
    name: nameSortExpression('airports', language),
    iata: 'airports.iata',
    icao: 'airports.icao',
    city: `cities.sort_${language}`,
    country: `countries.sort_${language}`,
    time_zone: 'airports.time_zone',
    created_at: 'airports.created_at',
    updated_at: 'airports.updated_at',
  } as const;
  return withCity(db)
    .$if(!!name, (found) =>
      found.where((be) =>
        be.or([
          isFoundBy(searchedPlaces.airports, name ?? ''),
          isFoundBy(searchedPlaces.cities, name ?? ''),
          isFormerCode(name ?? ''),
        ]),
      ),
    )
    .$if(!!country, (found) => found.where(isFoundBy(searchedPlaces.countries, country ?? '')))
    .$if(!!cityId, (found) => found.where('airports.city_id', '=', cityId ?? ''))
    .$if(!!countryId, (found) => found.where('cities.country_id', '=', countryId ?? ''))
    .$if(!!code, (found) =>
      found.where((be) =>
        be.or([
          be('airports.iata', '^@', code ?? ''),
          be('airports.icao', '^@', code ?? ''),
          isFormerCode(code ?? ''),
        ]),
      ),
    )
    .$if(!!scheduled, (found) => found.where('airports.scheduled', '=', scheduled === 'true'))
    .$if(!!q, (found) =>
      found.where('airports.closed', '=', false)
        .where(sql<boolean>`(${matchesPickerText('airports', q ?? '')} or ${matchesPickerText('cities', q ?? '')}
          or ${isFormerCode(q ?? '')} or ${isInCountry(q ?? '')})`),
    )
    .$if(!!q && !query.sort, (found) =>
      found
        .orderBy(rankOfAirport(q ?? ''))
        .orderBy(importance, 'desc')
        .orderBy(nearnessOfAirport(q ?? '')),
    )
    .$if(!q && !query.sort && !!name, (found) => found.orderBy(exactFirst('airports', name)))
    .orderBy(order[column], (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('airports.id');
}

export async function findAirport(db: Db, id: string): Promise<AirportRecord | undefined> {
  const row = await recordOf(db, id).executeTakeFirst();
  return row && { ...airportOf(row), aliases: row.aliases };
}

/** Locks an airport against changes and new references until the transaction ends. */
export async function lockAirport(tx: Tx, id: string): Promise<AirportRecord | undefined> {
  const row = await recordOf(tx, id).forUpdate('airports').executeTakeFirst();
  return row && { ...airportOf(row), aliases: row.aliases };
}

/** Violates `airports_iata_unique`, `airports_icao_unique` or, for an unknown city, `airports_city`. */
export async function insertAirport(tx: Tx, input: AirportInput): Promise<string> {
  const id = newId();
  await tx
    .insertInto('airports')
    .values({ id, ...rowOf(input) })
    .execute();
  await renewCompact(tx, searchedPlaces.airports, [id]);
  return id;
}

/** Violates the same constraints as `insertAirport`. */
export async function replaceAirport(tx: Tx, id: string, input: AirportInput): Promise<void> {
  await tx
    .updateTable('airports')
    .set({ ...rowOf(input), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await renewCompact(tx, searchedPlaces.airports, [id]);
}

function withCity(db: Db) {
  return db
    .selectFrom('airports')
    .innerJoin('cities', 'cities.id', 'airports.city_id')
    .innerJoin('countries', 'countries.id', 'cities.country_id')
    .select(columns)
    .select(formerCodes);
}

function recordOf(db: Db, id: string) {
  return withCity(db).select('airports.aliases').where('airports.id', '=', id);
}

type Row = Awaited<ReturnType<ReturnType<typeof withCity>['executeTakeFirstOrThrow']>>;

function airportOf(row: Row): Airport {
  const { iata, icao, name, name_fr, name_ar, latitude, longitude, time_zone, scheduled, closed, version } =
    row;
  return {
    id: row.id,
    iata,
    icao,
    name,
    name_fr,
    name_ar,
    latitude,
    longitude,
    time_zone,
    scheduled,
    closed,
    former_codes: row.former_codes,
    version,
    city: {
      id: row.city_id,
      code: row.city_code,
      name: { en: row.city_en, fr: row.city_fr, ar: row.city_ar },
      country: {
        id: row.country_id,
        code: row.country_code,
        name: { en: row.country_en, fr: row.country_fr, ar: row.country_ar },
      },
    },
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
  };
}

function rowOf({ name, name_fr, name_ar, aliases, closed, ...rest }: AirportInput) {
  return {
    ...rest,
    ...airportNameColumns({ name, name_fr, name_ar }),
    ...(closed !== undefined && { closed }),
    ...aliasColumns(aliases),
  };
}

/** Returns the open airport that has this code, or that a former code leads to. */
export async function findAirportByCode(db: Db, code: string): Promise<Airport | undefined> {
  const row = await withCity(db)
    .where((be) => be.or([be('airports.iata', '=', code), isFormerCode(code)]))
    .where('airports.closed', '=', false)
    .orderBy(sql`airports.iata = ${code}`, 'desc')
    .orderBy('airports.id')
    .executeTakeFirst();
  return row && airportOf(row);
}

/** Returns the most important open airport of each city, by city id. */
export async function chiefAirports(
  db: Db,
  cityIds: readonly string[],
): Promise<Map<string, { latitude: number; longitude: number }>> {
  if (cityIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('airports')
    .select(['city_id', 'latitude', 'longitude'])
    .distinctOn('city_id')
    .where('city_id', 'in', cityIds)
    .where('closed', '=', false)
    .orderBy('city_id')
    .orderBy(importance, 'desc')
    .orderBy('iata')
    .execute();
  return new Map(rows.map(({ city_id: id, ...point }) => [id, point]));
}
