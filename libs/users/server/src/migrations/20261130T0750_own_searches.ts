import { sql, type Kysely } from 'kysely';

/**
 * Recent and saved searches of all products (docs/adr/0137). The tables of flights, which was the first product, get new names and keep
 * their rows; a database without flights gets new tables. They have no foreign keys, as before.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table if exists flight_recent_searches rename to recent_searches`.execute(db);
  await sql`alter table if exists flight_saved_searches rename to saved_searches`.execute(db);
  await sql`
    create table if not exists recent_searches (
      id uuid primary key,
      user_id uuid not null,
      company_id uuid,
      query text not null,
      searched_at timestamptz not null
    )`.execute(db);
  await sql`
    create table if not exists saved_searches (
      id uuid primary key,
      user_id uuid not null,
      name text not null,
      query text not null,
      created_at timestamptz not null default now(),
      price jsonb,
      priced_at timestamptz,
      priced_for uuid
    )`.execute(db);
  for (const table of ['recent_searches', 'saved_searches'].map((name) => sql.table(name))) {
    await sql`alter table ${table} add column product text not null default 'flight'`.execute(db);
    await sql`alter table ${table} alter column product drop default`.execute(db);
  }
  await sql`alter table recent_searches drop constraint if exists flight_recent_searches_once`.execute(db);
  await sql`drop index if exists flight_recent_searches_newest`.execute(db);
  await sql`
    alter table recent_searches add constraint recent_searches_once unique (user_id, product, query)`.execute(
    db,
  );
  await sql`
    create index recent_searches_newest on recent_searches (user_id, product, searched_at desc)`.execute(db);
  await sql`alter table saved_searches drop constraint if exists flight_saved_searches_name`.execute(db);
  await sql`
    alter table saved_searches add constraint saved_searches_name unique (user_id, product, name)`.execute(
    db,
  );
}
