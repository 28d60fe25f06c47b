import { sql, type Selectable } from 'kysely';
import type { Airline, AirlineInput, AirlineQuery } from '@traveldesk/airlines-contract';
import type { Language, Page } from '@traveldesk/shared-contract';
import {
  allRows,
  compactOf,
  isFoundBy,
  isoOf,
  newId,
  orderOf,
  ownNameColumns,
  preparedPages,
  nameSortExpression,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import type { AirlinesTable } from './airlines.table';
import { searchedAirlines } from './airlines.searched';
import { airlineMatches, airlineRank } from './airlines.search';

const columns = [
  'airlines.id',
  'airlines.iata',
  'airlines.icao',
  'airlines.name',
  'airlines.name_fr',
  'airlines.name_ar',
  'airlines.accounting_code',
  'airlines.status',
  'airlines.version',
  'airlines.created_at',
  'airlines.updated_at',
  'countries.id as country_id',
  'countries.code as country_code',
  'countries.name_en as country_en',
  'countries.name_fr as country_fr',
  'countries.name_ar as country_ar',
] as const;

type Filters = Omit<AirlineQuery, 'page' | 'per_page'>;

const pageOf = preparedPages(listed);

/** Returns one page of the filtered airlines: best matches of `q` first, otherwise by name. */
export async function findAirlines(db: Db, query: AirlineQuery, language: Language): Promise<Page<Airline>> {
  const { data, total } = await pageOf(db, query, language);
  return { data: data.map(airlineOf), total };
}

/** Yields all filtered airlines in list order. */
export async function* allAirlines(db: Db, query: Filters, language: Language): AsyncGenerator<Airline> {
  for await (const row of allRows(listed(db, query, language), 'airlines.id')) yield airlineOf(row);
}

function listed(db: Db, query: Filters, language: Language) {
  const { name, code, status, country_id: countryId, q } = query;
  const { column, direction } = orderOf(query.sort ?? 'name');
  const order = {
    name: nameSortExpression('airlines', language),
    iata: 'airlines.iata',
    icao: 'airlines.icao',
    accounting_code: 'airlines.accounting_code',
    country: `countries.sort_${language}`,
    status: 'airlines.status',
    created_at: 'airlines.created_at',
    updated_at: 'airlines.updated_at',
  } as const;
  return withCountry(db)
    .$if(!!name, (found) => found.where(isFoundBy(searchedAirlines, name ?? '')))
    .$if(!!code, (found) =>
      found.where((be) =>
        be.or([
          be('airlines.iata', '^@', code ?? ''),
          be('airlines.icao', '^@', code ?? ''),
          be('airlines.accounting_code', '^@', code ?? ''),
        ]),
      ),
    )
    .$if(!!status, (found) => found.where('airlines.status', '=', status ?? 'active'))
    .$if(!!countryId, (found) => found.where('airlines.country_id', '=', countryId ?? null))
    .$if(!!q, (found) => found.where(airlineMatches(q ?? '')))
    .$if(!!q && !query.sort, (found) => found.orderBy(airlineRank(q ?? '')))
    .orderBy(order[column], (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('airlines.id');
}

export async function findAirline(db: Db, id: string): Promise<Airline | undefined> {
  const row = await withCountry(db).where('airlines.id', '=', id).executeTakeFirst();
  return row && airlineOf(row);
}

/** Locks an airline against changes and new references until the transaction ends. */
export async function lockAirline(tx: Tx, id: string): Promise<Airline | undefined> {
  const row = await withCountry(tx).where('airlines.id', '=', id).forUpdate('airlines').executeTakeFirst();
  return row && airlineOf(row);
}

/** Violates `airlines_iata_unique`, `airlines_icao_unique` or `airlines_country`. */
export async function insertAirline(tx: Tx, input: AirlineInput): Promise<Airline> {
  const id = newId();
  await tx
    .insertInto('airlines')
    .values({ id, ...rowOf(input) })
    .execute();
  return readBack(tx, id);
}

/** Violates `airlines_iata_unique`, `airlines_icao_unique` or `airlines_country`. */
export async function replaceAirline(tx: Tx, id: string, input: AirlineInput): Promise<Airline> {
  await tx
    .updateTable('airlines')
    .set({ ...rowOf(input), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  return readBack(tx, id);
}

function withCountry(db: Db) {
  return db
    .selectFrom('airlines')
    .leftJoin('countries', 'countries.id', 'airlines.country_id')
    .select(columns);
}

async function readBack(tx: Tx, id: string): Promise<Airline> {
  return airlineOf(await withCountry(tx).where('airlines.id', '=', id).executeTakeFirstOrThrow());
}

type AirlineRow = Pick<
  Selectable<AirlinesTable>,
  | 'id'
  | 'iata'
  | 'icao'
  | 'name'
  | 'name_fr'
  | 'name_ar'
  | 'accounting_code'
  | 'status'
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'country_id'
> &
  Record<'country_code' | 'country_en' | 'country_fr' | 'country_ar', string | null>;

function airlineOf(row: AirlineRow): Airline {
  const { country_id: id, country_code: code, country_en: en, country_fr: fr, country_ar: ar, ...rest } = row;
  return {
    ...rest,
    country: id && code && en && fr && ar ? { id, code, name: { en, fr, ar } } : null,
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
  };
}

function rowOf({ name, name_fr, name_ar, ...rest }: AirlineInput) {
  const names = { name, name_fr, name_ar };
  return { ...rest, ...ownNameColumns(names), compact: compactOf(searchedAirlines, { ...names, ...rest }) };
}
