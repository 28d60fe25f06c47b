import { expressionBuilder, sql, type Expression, type Selectable, type SqlBool } from 'kysely';
import {
  phoneCodeDigits,
  type Country,
  type CountryInput,
  type CountryQuery,
} from '@traveldesk/geo-contract';
import type { Language, Page } from '@traveldesk/shared-contract';
import {
  allRows,
  compactOf,
  isFoundBy,
  isoOf,
  newId,
  orderOf,
  pagesOf,
  type Database,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import type { CountriesTable } from './countries.table';
import { nameColumns } from './names';
import { searchedPlaces } from './places.searched';
import { fits, rankOfPlace } from './places.search';

const columns = [
  'id',
  'name_en',
  'name_fr',
  'name_ar',
  'code',
  'currency',
  'phone_code',
  'version',
  'created_at',
  'updated_at',
] as const;

type Filters = Omit<CountryQuery, 'page' | 'per_page'>;

const pageOf = pagesOf(listed);

/** One page of the countries that the filters leave, by their name in `language` unless the query says otherwise. */
export async function findCountries(db: Db, query: CountryQuery, language: Language): Promise<Page<Country>> {
  const { data, total } = await pageOf(db, query, language);
  return { data: data.map(countryOf), total };
}

/** All countries that the filters leave, in the order of the list. */
export async function* allCountries(db: Db, query: Filters, language: Language): AsyncGenerator<Country> {
  for await (const row of allRows(listed(db, query, language), 'countries.id')) yield countryOf(row);
}

function listed(db: Db, query: Filters, language: Language) {
  const { search, name, code, currency, phone_code: phoneCode, q } = query;
  const { column, direction } = orderOf(query.sort ?? 'name');
  return db
    .selectFrom('countries')
    .select(columns)
    .$if(!!search, (found) => found.where(says(search ?? '')))
    .$if(!!name, (found) => found.where(isFoundBy(searchedPlaces.countries, name ?? '')))
    .$if(!!code, (found) => found.where('code', '^@', code ?? ''))
    .$if(!!currency, (found) => found.where('currency', '^@', currency ?? ''))
    .$if(!!phoneCode, (found) => found.where('phone_code', '^@', phoneCode ?? ''))
    .$if(!!q, (found) => found.where(fits('countries', q ?? '')))
    .$if(!!q && !query.sort, (found) => found.orderBy(rankOfPlace('countries', q ?? '')))
    .orderBy(column === 'name' ? `sort_${language}` : column, direction)
    .orderBy('id');
}

/** Whether a country has the text in a name, or begins so in its code, currency or phone code. */
function says(text: string): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'countries'>();
  const upper = text.toUpperCase();
  const digits = phoneCodeDigits(text);
  return eb.or([
    isFoundBy(searchedPlaces.countries, text),
    eb('countries.code', '^@', upper),
    eb('countries.currency', '^@', upper),
    ...(/^\d+$/.test(digits) ? [eb('countries.phone_code', '^@', digits)] : []),
  ]);
}

/** The country, or undefined. */
export async function findCountry(db: Db, id: string): Promise<Country | undefined> {
  const row = await db.selectFrom('countries').select(columns).where('id', '=', id).executeTakeFirst();
  return row && countryOf(row);
}

/** The country, or undefined; nobody else can change or refer to it until the transaction ends. */
export async function lockCountry(tx: Tx, id: string): Promise<Country | undefined> {
  const row = await tx
    .selectFrom('countries')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && countryOf(row);
}

/** Breaks `countries_code_unique` when another country has the code. */
export async function insertCountry(tx: Tx, input: CountryInput): Promise<Country> {
  const row = { id: newId(), ...rowOf(input) };
  return countryOf(await tx.insertInto('countries').values(row).returning(columns).executeTakeFirstOrThrow());
}

/** Breaks `countries_code_unique` when another country has the code. */
export async function replaceCountry(tx: Tx, id: string, input: CountryInput): Promise<Country> {
  const row = await tx
    .updateTable('countries')
    .set({ ...rowOf(input), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return countryOf(row);
}

export async function removeCountry(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('countries').where('id', '=', id).execute();
}

function countryOf(row: Pick<Selectable<CountriesTable>, (typeof columns)[number]>): Country {
  return {
    id: row.id,
    name: { en: row.name_en, fr: row.name_fr, ar: row.name_ar },
    code: row.code,
    currency: row.currency,
    phone_code: row.phone_code,
    version: row.version,
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
  };
}

function rowOf({ name, ...rest }: CountryInput) {
  const names = nameColumns(name);
  return { ...rest, ...names, compact: compactOf(searchedPlaces.countries, { ...names, ...rest }) };
}
