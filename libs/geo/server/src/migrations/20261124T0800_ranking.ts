import { sql, type Kysely } from 'kysely';
import { compactLines } from '../places.compact';
import { airportAliases, cityAliases } from './aliases.data';
import { importanceOf, importantAirports } from './importance.data';

const tables = ['cities', 'airports'] as const;

/** The expression of `search`, repeated because a generated column cannot refer to another. */
const lines = {
  cities: sql`sort_en || chr(10) || sort_fr || chr(10) || sort_ar || chr(10) || coalesce(lower(code), '')`,
  airports: sql`sort_name || chr(10) || lower(iata) || chr(10) || coalesce(lower(icao), '')`,
};

/** Adds aliases of places, and the importance of airports for ranking searches. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of tables) {
    await sql`
      alter table ${sql.table(table)}
        add column aliases text[] not null default '{}',
        add column alias_search text not null default ''`.execute(db);
  }
  await sql`alter table airports add column importance smallint not null default 1 check (importance >= 0)`.execute(
    db,
  );
  const ranks = importantAirports.map((iata) => ({ iata, importance: importanceOf(iata) }));
  await sql`update airports set importance = ranks.importance
    from json_to_recordset(${JSON.stringify(ranks)}::json) as ranks (iata text, importance smallint)
    where airports.iata = ranks.iata`.execute(db);
  await nameCities(db);
  await nameAirports(db);
  for (const table of tables) {
    // One name per line, without spaces and hyphens, so that a typed text can be compared with whole lines.
    await sql`
      alter table ${sql.table(table)} add column compact text not null generated always as (
        chr(10) || translate(regexp_replace(${lines[table]} || chr(10) || alias_search, '\\mst\\M\\.?', 'saint', 'g'), ' -.''’', '')
        || chr(10)) stored`.execute(db);
    await sql`create index ${sql.id(`${table}_compact`)} on ${sql.table(table)} using gin (compact gin_trgm_ops)`.execute(
      db,
    );
  }
}

async function nameCities(db: Kysely<never>): Promise<void> {
  for (const [code, names] of Object.entries(cityAliases)) {
    await sql`update cities set aliases = ${[...names]}::text[], alias_search = ${compactLines(names)}
      where code = ${code}`.execute(db);
  }
}

async function nameAirports(db: Kysely<never>): Promise<void> {
  for (const [code, names] of Object.entries(airportAliases)) {
    await sql`update airports set aliases = ${[...names]}::text[], alias_search = ${compactLines(names)}
      where iata = ${code}`.execute(db);
  }
}
