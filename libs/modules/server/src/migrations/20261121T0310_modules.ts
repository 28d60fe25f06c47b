import { sql, type Kysely } from 'kysely';
import { folded, newId } from '@traveldesk/shared-server';
import { modules } from './modules.data';

/** The products of the platform. `sort_*` and `search` are as in countries: the folded names and key, for the list. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
      create table modules (
        id uuid primary key,
        key text not null constraint modules_key_unique unique check (key ~ '^[a-z][a-z0-9-]{1,39}$'),
        name_en text not null,
        name_fr text not null,
        name_ar text not null,
        sort_en text not null collate "C",
        sort_fr text not null collate "C",
        sort_ar text not null collate "C",
        search text not null generated always as
          (sort_en || chr(10) || sort_fr || chr(10) || sort_ar || chr(10) || key) stored,
        status text not null check (status in ('active', 'inactive')),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
  await sql`create index modules_search on modules using gin (search gin_trgm_ops)`.execute(db);
  for (const language of ['en', 'fr', 'ar']) {
    const column = sql.ref(`sort_${language}`);
    await sql`create index ${sql.id(`modules_sort_${language}`)} on modules (${column}, id)`.execute(db);
  }
  await sql`
      insert into modules (id, key, status, name_en, name_fr, name_ar, sort_en, sort_fr, sort_ar)
      values ${sql.join(
        modules.map(([key, status, ...names]) => {
          const values = [newId(), key, status, ...names, ...names.map(folded)];
          return sql`(${sql.join(values)})`;
        }),
      )}`.execute(db);
}
