import { sql, type Kysely } from 'kysely';

/**
 * Searches and their results. Offers live for half an hour and call records for a month, so they have no foreign keys to suppliers,
 * companies or users, which would prevent the deletion of those.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table flight_searches (
      id uuid primary key,
      company_id uuid,
      query text not null,
      currency text check (currency ~ '^[A-Z]{3}$'),
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at),
      finished_at timestamptz,
      outcomes jsonb,
      offers integer,
      cheapest jsonb,
      check (num_nulls(finished_at, outcomes, offers) in (0, 3))
    )`.execute(db);
  await sql`create index flight_searches_query on flight_searches (query, company_id, created_at)`.execute(
    db,
  );
  await sql`create index flight_searches_expires_at on flight_searches (expires_at)`.execute(db);
  await sql`
    create table flight_offer_batches (
      id uuid primary key,
      search_id uuid not null constraint flight_offer_batches_search
        references flight_searches (id) on delete cascade,
      supplier_id uuid not null,
      offers bytea not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index flight_offer_batches_search_id on flight_offer_batches (search_id, id)`.execute(db);
  await sql`
    create table flight_recent_searches (
      id uuid primary key,
      user_id uuid not null,
      company_id uuid,
      query text not null,
      searched_at timestamptz not null,
      constraint flight_recent_searches_once unique (user_id, query)
    )`.execute(db);
  await sql`
    create index flight_recent_searches_newest on flight_recent_searches (user_id, searched_at desc)`.execute(
    db,
  );
  await sql`
    create table flight_saved_searches (
      id uuid primary key,
      user_id uuid not null,
      name text not null,
      query text not null,
      created_at timestamptz not null default now(),
      constraint flight_saved_searches_name unique (user_id, name)
    )`.execute(db);
  await sql`
    create table flight_shares (
      id uuid primary key,
      company_id uuid,
      search_id uuid not null,
      query text not null,
      offer jsonb not null,
      names jsonb not null,
      shared_by text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index flight_shares_expires_at on flight_shares (expires_at)`.execute(db);
  await sql`
    create table supplier_calls (
      id uuid primary key,
      supplier_id uuid not null,
      company_id uuid,
      purpose text not null check (purpose in ('search', 'offer')),
      reference uuid,
      attempt integer not null check (attempt > 0),
      started_at timestamptz not null,
      duration_ms integer not null check (duration_ms >= 0),
      http_status integer,
      outcome text not null,
      supplier_request_id text,
      bytes integer
    )`.execute(db);
  await sql`create index supplier_calls_supplier on supplier_calls (supplier_id, started_at)`.execute(db);
  await sql`create index supplier_calls_started_at on supplier_calls (started_at)`.execute(db);
}
