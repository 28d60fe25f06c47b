import { sql, type Kysely } from 'kysely';
import { folded, newId } from '@traveldesk/shared-server';
import { nameColumns } from '../names';
import { importanceOf } from './importance.data';
import { insertRows } from './insert-rows';
import type { CityFacts, Places } from './place-facts';

/** A column to update: its type, and, for a derived column, the fact that it derives from. */
interface Renewed {
  column: string;
  type: 'text' | 'float8' | 'boolean';
  of?: string;
}

const text = (column: string): Renewed => ({ column, type: 'text' });
const cityFacts = [text('time_zone'), text('name_en'), text('name_fr'), text('name_ar')];
const citySorts = (['en', 'fr', 'ar'] as const).map((language) => ({
  ...text(`sort_${language}`),
  of: `name_${language}`,
}));
const airportFacts: Renewed[] = [
  text('icao'),
  { column: 'latitude', type: 'float8' },
  { column: 'longitude', type: 'float8' },
  text('time_zone'),
  text('name'),
  { column: 'closed', type: 'boolean' },
];
const airportSort = { ...text('sort_name'), of: 'name' };

/**
 * Updates a database from one set of shipped places to another. A fact is replaced only if it still has the shipped value, so changes by
 * staff stay and deleted records do not come back. A merged city is deleted if nothing refers to it and staff have not renamed it;
 * otherwise it stays without its code.
 */
export async function renewPlaces(db: Kysely<never>, before: Places, after: Places): Promise<void> {
  await addCities(db, before, after);
  const cities = changesOf(before.cities, after.cities).map(({ was, now }) => ({ was, now: withSorts(now) }));
  await replaceFacts(db, 'cities', 'code', [...cityFacts, ...citySorts], cities);
  const airports = changesOf(before.airports, after.airports).map(({ was, now }) => ({
    was,
    now: { ...now, sort_name: folded(now.name) },
  }));
  await replaceFacts(db, 'airports', 'iata', [...airportFacts, airportSort], airports);
  await moveAirports(db, before, after);
  await addAirports(db, before, after);
  for (const [key, city] of before.cities) if (!after.cities.has(key)) await dropCity(db, city);
  await recodeCities(db, before, after);
}

async function addCities(db: Kysely<never>, before: Places, after: Places): Promise<void> {
  const added = [...after.cities].flatMap(([key, city]) => (before.cities.has(key) ? [] : [city]));
  if (added.length === 0) return;
  const countries = await idsOf(db, 'countries');
  const taken = await idsOf(db, 'cities');
  const rows = added
    .filter(({ code, country }) => !taken.has(code) && countries.has(country))
    .map(({ country, ...city }) => ({ ...withSorts(city), id: newId(), country_id: countries.get(country) }));
  if (rows.length > 0) await insertRows(db, 'cities', rows);
}

async function addAirports(db: Kysely<never>, before: Places, after: Places): Promise<void> {
  const added = [...after.airports.values()].filter(({ iata }) => !before.airports.has(iata));
  if (added.length === 0) return;
  const cities = await idsOf(db, 'cities');
  const { rows: known } = await sql<{ code: string }>`
    select iata as code from airports union all select icao from airports where icao is not null`.execute(db);
  const taken = new Set(known.map(({ code }) => code));
  const rows = added
    .map(({ city, ...airport }) => ({
      ...airport,
      city_id: cities.get(before.cities.get(city)?.code ?? city),
    }))
    .filter(({ iata, icao, city_id: city }) => city && !taken.has(iata) && !taken.has(icao ?? ''))
    .map((airport) => ({
      ...airport,
      id: newId(),
      sort_name: folded(airport.name),
      scheduled: true,
      importance: importanceOf(airport.iata),
    }));
  if (rows.length > 0) await insertRows(db, 'airports', rows);
}

/** Runs one statement per table, because the first start waits for it. */
async function replaceFacts(
  db: Kysely<never>,
  table: 'cities' | 'airports',
  key: string,
  columns: readonly Renewed[],
  changes: readonly { was: object; now: object }[],
): Promise<void> {
  const now = ({ column, type }: Renewed) => sql`(facts.now ->> ${sql.lit(column)})::${sql.raw(type)}`;
  const still = ({ column, type, of = column }: Renewed) =>
    sql`${sql.ref(`${table}.${of}`)} is not distinct from (facts.was ->> ${sql.lit(of)})::${sql.raw(type)}`;
  const set = columns.map(
    (one) =>
      sql`${sql.ref(one.column)} = case when ${still(one)} then ${now(one)} else ${sql.ref(`${table}.${one.column}`)} end`,
  );
  const stale = columns
    .filter(({ of }) => of === undefined)
    .map((one) => sql`(${still(one)} and ${sql.ref(`${table}.${one.column}`)} is distinct from ${now(one)})`);
  await sql`
    update ${sql.table(table)} set ${sql.join(set)}, compact = default, version = version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(changes)}::json) as facts (was json, now json)
    where ${sql.ref(`${table}.${key}`)} = facts.was ->> ${sql.lit(key)} and (${sql.join(stale, sql` or `)})`.execute(
    db,
  );
}

/** An airport that staff have moved to another city stays there. */
async function moveAirports(db: Kysely<never>, before: Places, after: Places): Promise<void> {
  const moves = changesOf(before.airports, after.airports)
    .filter(({ was, now }) => was.city !== now.city)
    .map(({ was, now }) => ({
      iata: was.iata,
      was: before.cities.get(was.city)?.code,
      now: (before.cities.get(now.city) ?? after.cities.get(now.city))?.code,
    }));
  await sql`
    update airports set city_id = theirs.id, version = airports.version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(moves)}::json) as moves (iata text, was text, now text)
      join cities as theirs on theirs.code = moves.now
    where airports.iata = moves.iata
      and airports.city_id = (select id from cities where code = moves.was)`.execute(db);
}

/** A city that staff have renamed stays, without its code. */
async function dropCity(db: Kysely<never>, city: CityFacts): Promise<void> {
  const { code, name_en: en, name_fr: fr, name_ar: ar } = city;
  await sql`
    update cities set code = null, compact = default, version = version + 1, updated_at = now()
    where code = ${code} and (name_en, name_fr, name_ar) is distinct from (${en}, ${fr}, ${ar})`.execute(db);
  await sql`do ${sql.lit(`begin
      delete from cities where code = '${code}';
    exception when foreign_key_violation then
      update cities set code = null, compact = default, version = version + 1, updated_at = now() where code = '${code}';
    end`)}`.execute(db);
}

/** Skips codes that staff have given to another city. */
async function recodeCities(db: Kysely<never>, before: Places, after: Places): Promise<void> {
  const codes = changesOf(before.cities, after.cities)
    .filter(({ was, now }) => was.code !== now.code)
    .map(({ was, now }) => ({ was: was.code, now: now.code }));
  await sql`
    update cities set code = codes.now, compact = default, version = version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(codes)}::json) as codes (was text, now text)
    where cities.code = codes.was and not exists (select from cities where code = codes.now)`.execute(db);
}

/** Returns the records that exist in both and differ. */
function changesOf<Facts extends object>(
  before: ReadonlyMap<string, Facts>,
  after: ReadonlyMap<string, Facts>,
): { was: Facts; now: Facts }[] {
  return [...before].flatMap(([key, was]) => {
    const now = after.get(key);
    return now && JSON.stringify(now) !== JSON.stringify(was) ? [{ was, now }] : [];
  });
}

function withSorts<City extends Pick<CityFacts, 'name_en' | 'name_fr' | 'name_ar'>>(city: City) {
  const { name_en: en, name_fr: fr, name_ar: ar } = city;
  return { ...city, ...nameColumns({ en, fr, ar }) };
}

async function idsOf(db: Kysely<never>, table: 'countries' | 'cities'): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, code from ${sql.table(table)} where code is not null`.execute(db);
  return new Map(rows.map(({ id, code }) => [code, id]));
}
