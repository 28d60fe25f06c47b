import { sql, type Kysely } from 'kysely';
import { airportNameColumns } from '../airport-names';
import { airportNames } from './airport-names.data';
import { shippedPlaces } from './shipped';

/** The expression of `search` and `compact`: one name per line, codes last. */
const lines = sql`sort_name || chr(10) || sort_names || chr(10) || lower(iata) || chr(10) || coalesce(lower(icao), '')`;

/**
 * Adds airport names in French and Arabic. Airports that staff have renamed are skipped, because the record may mean another airport by
 * now.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table airports drop column search, drop column compact`.execute(db);
  await sql`
    alter table airports add column name_fr text, add column name_ar text,
      add column sort_fr text collate "C", add column sort_ar text collate "C",
      add column sort_names text not null default ''`.execute(db);
  const names = [...airportNames].map(([iata, { fr, ar }]) => {
    const name = shippedPlaces.airports.get(iata)?.name ?? '';
    return { iata, ...airportNameColumns({ name, name_fr: fr, name_ar: ar }) };
  });
  await sql`
    update airports set name_fr = names.name_fr, name_ar = names.name_ar,
      sort_fr = names.sort_fr, sort_ar = names.sort_ar, sort_names = names.sort_names,
      version = version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(names)}::json) as names
      (iata text, name text, name_fr text, name_ar text, sort_fr text, sort_ar text, sort_names text)
    where airports.iata = names.iata and airports.name = names.name`.execute(db);
  await sql`
    alter table airports
      add column search text not null generated always as (${lines}) stored,
      add column compact text not null generated always as (
        chr(10) || translate(regexp_replace(${lines} || chr(10) || alias_search, '\\mst\\M\\.?', 'saint', 'g'), ' -.''’', '')
        || chr(10)) stored`.execute(db);
  await sql`create index airports_search on airports using gin (search gin_trgm_ops)`.execute(db);
  await sql`create index airports_compact on airports using gin (compact gin_trgm_ops)`.execute(db);
  for (const sort of ['sort_fr', 'sort_ar']) {
    await sql`create index ${sql.id(`airports_${sort}`)} on airports (coalesce(${sql.ref(sort)}, sort_name), id)`.execute(
      db,
    );
  }
}
