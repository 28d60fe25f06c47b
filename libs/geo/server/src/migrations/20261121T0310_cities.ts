import { sql, type Kysely } from 'kysely';
import { newId } from '@traveldesk/shared-server';
import { nameColumns } from '../names';
import { cities } from './cities.data';
import { insertRows } from './insert-rows';

/** The cities of air travel (docs/geo.md gives the sources). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table cities (
      id uuid primary key,
      code text constraint cities_code_unique unique check (code ~ '^[A-Z]{3}$'),
      country_id uuid not null constraint cities_country references countries,
      time_zone text not null,
      name_en text not null,
      name_fr text not null,
      name_ar text not null,
      sort_en text not null collate "C",
      sort_fr text not null collate "C",
      sort_ar text not null collate "C",
      search text not null generated always as
        (sort_en || chr(10) || sort_fr || chr(10) || sort_ar || chr(10) || coalesce(lower(code), '')) stored,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index cities_search on cities using gin (search gin_trgm_ops)`.execute(db);
  await sql`create index cities_country_id on cities (country_id, id)`.execute(db);
  for (const language of ['en', 'fr', 'ar']) {
    const column = sql.ref(`sort_${language}`);
    await sql`create index ${sql.id(`cities_sort_${language}`)} on cities (${column}, id)`.execute(db);
  }
  const { rows } = await sql<{ id: string; code: string }>`select id, code from countries`.execute(db);
  const countryIds = new Map(rows.map(({ id, code }) => [code, id]));
  await insertRows(
    db,
    'cities',
    cities.map(([code, country = '', zone, en = '', fr = '', ar = '']) => ({
      id: newId(),
      code,
      country_id: countryIds.get(country),
      time_zone: zone,
      ...nameColumns({ en, fr, ar }),
    })),
  );
}
