import { expressionBuilder, sql, type Expression, type Selectable, type SqlBool } from 'kysely';
import {
  phoneCodeDigits,
  type Country,
  type CountryInput,
  type CountryQuery,
  type CountryRecord,
} from '@traveldesk/geo-contract';
import type { Language, Page } from '@traveldesk/shared-contract';
import {
  allRows,
  isFoundBy,
  isoOf,
  newId,
  orderOf,
  preparedPages,
  renewCompact,
  type Database,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import type { CountriesTable } from './countries.table';
import { nameColumns } from './names';
import { aliasColumns } from './places.compact';
import { searchedPlaces } from './places.searched';
import { exactFirst, matchesPickerText, rankOfPlace } from './places.search';

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

const pageOf = preparedPages(listed);

/** Returns one page of the filtered countries, by their name in `language` by default. */
export async function findCountries(db: Db, query: CountryQuery, language: Language): Promise<Page<Country>> {
  const { data, total } = await pageOf(db, query, language);
  return { data: data.map(countryOf), total };
}

/** Yields all filtered countries in list order. */
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
    .$if(!!q, (found) => found.where(matchesPickerText('countries', q ?? '')))
    .$if(!!q && !query.sort, (found) => found.orderBy(rankOfPlace('countries', q ?? '')))
    .$if(!q && !query.sort && !!(name ?? search), (found) =>
      found.orderBy(exactFirst('countries', name ?? search)),
    )
    .orderBy(column === 'name' ? `sort_${language}` : column, direction)
    .orderBy('id');
}

/** True when a name contains the text, or the code, currency or phone code begins with it. */
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

export async function findCountry(db: Db, id: string): Promise<CountryRecord | undefined> {
  const row = await recordOf(db, id).executeTakeFirst();
  return row && { ...countryOf(row), aliases: row.aliases };
}

/** Locks a country against changes and new references until the transaction ends. */
export async function lockCountry(tx: Tx, id: string): Promise<CountryRecord | undefined> {
  const row = await recordOf(tx, id).forUpdate().executeTakeFirst();
  return row && { ...countryOf(row), aliases: row.aliases };
}

/** Violates `countries_code_unique` when another country has the code. */
export async function insertCountry(tx: Tx, input: CountryInput): Promise<string> {
  const id = newId();
  await tx
    .insertInto('countries')
    .values({ id, ...rowOf(input) })
    .execute();
  await renewCompact(tx, searchedPlaces.countries, [id]);
  return id;
}

/** Violates `countries_code_unique` when another country has the code. */
export async function replaceCountry(tx: Tx, id: string, input: CountryInput): Promise<void> {
  await tx
    .updateTable('countries')
    .set({ ...rowOf(input), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await renewCompact(tx, searchedPlaces.countries, [id]);
}

function recordOf(db: Db, id: string) {
  return db
    .selectFrom('countries')
    .select([...columns, 'aliases'])
    .where('id', '=', id);
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

function rowOf({ name, aliases, ...rest }: CountryInput) {
  return { ...rest, ...nameColumns(name), ...aliasColumns(aliases) };
}
