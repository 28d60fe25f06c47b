import { sql, type Kysely } from 'kysely';
import { folded, newId } from '@traveldesk/shared-server';
import { airlines } from './airlines.data';

/** Rows per INSERT: with six values each, well below the limit of 65,535 parameters. */
const batch = 500;

/**
 * The world's airlines with an IATA and an ICAO code (docs/airlines.md gives the sources). `sort_name` is the folded name; `search` joins
 * it and the codes, for the list and pickers.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table airlines (
      id uuid primary key,
      iata text not null collate "C" constraint airlines_iata_unique unique check (iata ~ '^[A-Z0-9]{2}$'),
      icao text collate "C" constraint airlines_icao_unique unique check (icao ~ '^[A-Z]{3}$'),
      name text not null,
      sort_name text not null collate "C",
      accounting_code text collate "C" check (accounting_code ~ '^[0-9]{3}$'),
      country_id uuid constraint airlines_country references countries (id),
      status text not null check (status in ('active', 'inactive')),
      search text not null generated always as
        (sort_name || chr(10) || lower(iata) || chr(10) || coalesce(lower(icao), '')) stored,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index airlines_search on airlines using gin (search gin_trgm_ops)`.execute(db);
  await sql`create index airlines_sort_name on airlines (sort_name, id)`.execute(db);
  await sql`create index airlines_country on airlines (country_id)`.execute(db);
  for (let start = 0; start < airlines.length; start += batch) {
    const rows = airlines.slice(start, start + batch).map(
      ([iata, icao, name, accountingCode, country]) => sql`(
        ${newId()}::uuid, ${iata}, ${icao}, ${name}, ${folded(name)}, ${accountingCode}, ${country})`,
    );
    await sql`
      insert into airlines (id, iata, icao, name, sort_name, accounting_code, country_id, status)
      select known.id, known.iata, known.icao, known.name, known.sort_name, nullif(known.accounting_code, ''),
        countries.id, 'active'
      from (values ${sql.join(rows)})
        as known (id, iata, icao, name, sort_name, accounting_code, country)
      left join countries on countries.code = known.country`.execute(db);
  }
}
