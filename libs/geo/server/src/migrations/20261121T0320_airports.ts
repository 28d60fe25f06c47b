import { sql, type Kysely } from 'kysely';
import { folded, newId } from '@traveldesk/shared-server';
import { airports } from './airports.data';
import { insertRows } from './insert-rows';

/** The airports with scheduled flights (docs/geo.md gives the sources). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table airports (
      id uuid primary key,
      iata text not null constraint airports_iata_unique unique check (iata ~ '^[A-Z]{3}$'),
      icao text constraint airports_icao_unique unique check (icao ~ '^[A-Z]{4}$'),
      name text not null,
      sort_name text not null collate "C",
      city_id uuid not null constraint airports_city references cities,
      latitude double precision not null check (latitude between -90 and 90),
      longitude double precision not null check (longitude between -180 and 180),
      time_zone text not null,
      scheduled boolean not null,
      search text not null generated always as
        (sort_name || chr(10) || lower(iata) || chr(10) || coalesce(lower(icao), '')) stored,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index airports_search on airports using gin (search gin_trgm_ops)`.execute(db);
  await sql`create index airports_sort_name on airports (sort_name, id)`.execute(db);
  await sql`create index airports_city_id on airports (city_id, id)`.execute(db);
  const { rows } = await sql<{ id: string; code: string }>`select id, code from cities`.execute(db);
  const cityIds = new Map(rows.map(({ id, code }) => [code, id]));
  await insertRows(
    db,
    'airports',
    airports.map(([iata, icao, city = '', latitude, longitude, zone, name = '']) => ({
      id: newId(),
      iata,
      icao,
      name,
      sort_name: folded(name),
      city_id: cityIds.get(city),
      latitude: Number(latitude),
      longitude: Number(longitude),
      time_zone: zone,
      scheduled: true,
    })),
  );
}
