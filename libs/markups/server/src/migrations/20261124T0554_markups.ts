import { sql, type Kysely } from 'kysely';

/** `sort_*` are the names as `folded` writes them; `search` joins them and the code, for the list's search. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table markups (
      id uuid primary key,
      code text not null constraint markups_code_unique unique check (code ~ '^[A-Z0-9]{2,10}$'),
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
  await sql`create index markups_search on markups using gin (search gin_trgm_ops)`.execute(db);
  for (const language of ['en', 'fr', 'ar']) {
    const column = sql.ref(`sort_${language}`);
    await sql`create index ${sql.id(`markups_sort_${language}`)} on markups (${column}, id)`.execute(db);
  }
}
