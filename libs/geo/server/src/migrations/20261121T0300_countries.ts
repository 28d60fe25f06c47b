import { sql, type Kysely } from 'kysely';
import { newId } from '@traveldesk/shared-server';
import { nameColumns } from '../names';
import { countries } from './countries.data';
import { insertRows } from './insert-rows';

/**
 * The countries of ISO 3166 with currencies, phone codes and names (docs/geo.md gives the sources). `sort_*` are the folded names; `search`
 * joins them and the code, for the list's search.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table countries (
      id uuid primary key,
      code text not null constraint countries_code_unique unique check (code ~ '^[A-Z]{2}$'),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      phone_code text not null check (phone_code ~ '^[0-9]{1,3}$'),
      name_en text not null,
      name_fr text not null,
      name_ar text not null,
      sort_en text not null collate "C",
      sort_fr text not null collate "C",
      sort_ar text not null collate "C",
      search text not null generated always as
        (sort_en || chr(10) || sort_fr || chr(10) || sort_ar || chr(10) || lower(code)) stored,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index countries_search on countries using gin (search gin_trgm_ops)`.execute(db);
  for (const language of ['en', 'fr', 'ar']) {
    const column = sql.ref(`sort_${language}`);
    await sql`create index ${sql.id(`countries_sort_${language}`)} on countries (${column}, id)`.execute(db);
  }
  await insertRows(
    db,
    'countries',
    countries.map(([code, currency, phoneCode, en, fr, ar]) => ({
      id: newId(),
      code,
      currency,
      phone_code: phoneCode,
      ...nameColumns({ en, fr, ar }),
    })),
  );
}
