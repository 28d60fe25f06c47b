import { sql, type Kysely } from 'kysely';

/**
 * Adds the searches by supplier, company and day. Days are in UTC. `since` is the first counted day; days before `live_from` are stored, and
 * later ones are counted from the records of calls (docs/adr/0154).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table supplier_searches (
      day date not null,
      supplier_id uuid not null,
      company_id uuid,
      searches integer not null check (searches > 0)
    )`.execute(db);
  await sql`
    create unique index supplier_searches_of on supplier_searches
      (day, supplier_id, coalesce(company_id, '00000000-0000-0000-0000-000000000000'))`.execute(db);
  await sql`create index supplier_searches_of_supplier on supplier_searches (supplier_id, day)`.execute(db);
  await sql`
    create table supplier_search_count (
      one boolean primary key default true check (one),
      since date not null,
      live_from date not null
    )`.execute(db);
  await sql`
    insert into supplier_search_count (since, live_from)
    select today, today from (select (now() at time zone 'UTC')::date as today) as days`.execute(db);
}
