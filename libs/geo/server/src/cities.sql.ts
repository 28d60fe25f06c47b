import { sql } from 'kysely';
import type { City, CityInput, CityQuery, CityRecord } from '@traveldesk/geo-contract';
import type { Language, Page } from '@traveldesk/shared-contract';
import {
  allRows,
  isFoundBy,
  isoOf,
  newId,
  orderOf,
  preparedPages,
  renewCompact,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import './cities.table';
import './countries.table';
import { nameColumns } from './names';
import { aliasColumns } from './places.compact';
import { searchedPlaces } from './places.searched';
import { exactFirst, matchesPickerText, rankOfPlace } from './places.search';

const columns = [
  'cities.id',
  'cities.name_en',
  'cities.name_fr',
  'cities.name_ar',
  'cities.code',
  'cities.time_zone',
  'cities.latitude',
  'cities.longitude',
  'cities.version',
  'cities.created_at',
  'cities.updated_at',
  'countries.id as country_id',
  'countries.code as country_code',
  'countries.name_en as country_en',
  'countries.name_fr as country_fr',
  'countries.name_ar as country_ar',
] as const;

type Filters = Omit<CityQuery, 'page' | 'per_page'>;

const pageOf = preparedPages(listed);

/** Returns one page of the filtered cities: best matches of `q` first, otherwise by name in `language`. */
export async function findCities(db: Db, query: CityQuery, language: Language): Promise<Page<City>> {
  const { data, total } = await pageOf(db, query, language);
  return { data: data.map(cityOf), total };
}

/** Yields all filtered cities in list order. */
export async function* allCities(db: Db, query: Filters, language: Language): AsyncGenerator<City> {
  for await (const row of allRows(listed(db, query, language), 'cities.id')) yield cityOf(row);
}

function listed(db: Db, query: Filters, language: Language) {
  const { name, country, country_id: countryId, code, q } = query;
  const { column, direction } = orderOf(query.sort ?? 'name');
  const order = {
    name: `cities.sort_${language}`,
    country: `countries.sort_${language}`,
    code: 'cities.code',
    time_zone: 'cities.time_zone',
    created_at: 'cities.created_at',
    updated_at: 'cities.updated_at',
  } as const;
  return withCountry(db)
    .$if(!!name, (found) => found.where(isFoundBy(searchedPlaces.cities, name ?? '')))
    .$if(!!country, (found) => found.where(isFoundBy(searchedPlaces.countries, country ?? '')))
    .$if(!!countryId, (found) => found.where('cities.country_id', '=', countryId ?? ''))
    .$if(!!code, (found) => found.where('cities.code', '^@', code ?? ''))
    .$if(!!q, (found) => found.where(matchesPickerText('cities', q ?? '')))
    .$if(!!q && !query.sort, (found) => found.orderBy(rankOfPlace('cities', q ?? '')))
    .$if(!q && !query.sort && !!name, (found) => found.orderBy(exactFirst('cities', name)))
    .orderBy(order[column], (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('cities.id');
}

export async function findCity(db: Db, id: string): Promise<CityRecord | undefined> {
  const row = await recordOf(db, id).executeTakeFirst();
  return row && { ...cityOf(row), aliases: row.aliases };
}

/** Locks a city against changes and new references until the transaction ends. */
export async function lockCity(tx: Tx, id: string): Promise<CityRecord | undefined> {
  const row = await recordOf(tx, id).forUpdate('cities').executeTakeFirst();
  return row && { ...cityOf(row), aliases: row.aliases };
}

/** Violates `cities_code_unique` when another city has the code, `cities_country` for an unknown country. */
export async function insertCity(tx: Tx, input: CityInput): Promise<string> {
  const id = newId();
  await tx
    .insertInto('cities')
    .values({ id, ...rowOf(input) })
    .execute();
  await renewCompact(tx, searchedPlaces.cities, [id]);
  return id;
}

/** Violates the same constraints as `insertCity`. */
export async function replaceCity(tx: Tx, id: string, input: CityInput): Promise<void> {
  await tx
    .updateTable('cities')
    .set({ ...rowOf(input), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await renewCompact(tx, searchedPlaces.cities, [id]);
}

function withCountry(db: Db) {
  return db.selectFrom('cities').innerJoin('countries', 'countries.id', 'cities.country_id').select(columns);
}

function recordOf(db: Db, id: string) {
  return withCountry(db).select('cities.aliases').where('cities.id', '=', id);
}

type Row = Awaited<ReturnType<ReturnType<typeof withCountry>['executeTakeFirstOrThrow']>>;

function cityOf(row: Row): City {
  return {
    id: row.id,
    name: { en: row.name_en, fr: row.name_fr, ar: row.name_ar },
    code: row.code,
    country: {
      id: row.country_id,
      code: row.country_code,
      name: { en: row.country_en, fr: row.country_fr, ar: row.country_ar },
    },
    time_zone: row.time_zone,
    latitude: row.latitude,
    longitude: row.longitude,
    version: row.version,
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
  };
}

function rowOf({ name, aliases, latitude = null, longitude = null, ...rest }: CityInput) {
  return { ...rest, latitude, longitude, ...nameColumns(name), ...aliasColumns(aliases) };
}

/** Returns the city that has this code, or had it last. */
export async function findCityByCode(db: Db, code: string): Promise<City | undefined> {
  const row = await withCountry(db)
    .where((be) =>
      be.or([
        be('cities.code', '=', code),
        be('cities.id', 'in', be.selectFrom('city_former_codes').select('city_id').where('code', '=', code)),
      ]),
    )
    .orderBy(sql`cities.code is not distinct from ${code}`, 'desc')
    .executeTakeFirst();
  return row && cityOf(row);
}

/** A city with coordinates. */
export interface LocatedCity {
  code: string | null;
  former_codes: string[];
  time_zone: string;
  latitude: number;
  longitude: number;
}

export async function locatedCities(db: Db): Promise<LocatedCity[]> {
  return db
    .selectFrom('cities')
    .select(['code', 'time_zone', 'latitude', 'longitude'])
    .select(
      sql<string[]>`array(
        select former.code from city_former_codes as former where former.city_id = cities.id order by former.code)`.as(
        'former_codes',
      ),
    )
    .where('latitude', 'is not', null)
    .where('longitude', 'is not', null)
    .$narrowType<{ latitude: number; longitude: number }>()
    .orderBy('id')
    .execute();
}
