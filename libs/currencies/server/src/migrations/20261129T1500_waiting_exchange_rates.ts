import { sql, type Kysely } from 'kysely';

/**
 * Rates that differ too much from others' rates wait here. On approval they move to `exchange_rates`, with the approved request. `share` is
 * in percent.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table exchange_rates add column approval_id uuid`.execute(db);
  await sql`
    create table waiting_exchange_rates (
      id uuid primary key,
      base text not null collate "C",
      quote text not null collate "C",
      pair text not null collate "C" generated always as (least(base, quote) || greatest(base, quote)) stored,
      rate numeric not null,
      valid_from timestamptz not null,
      source text not null,
      author_id uuid not null,
      approval_id uuid not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index waiting_exchange_rates_request on waiting_exchange_rates (approval_id)`.execute(db);
  await sql`
    alter table currency_settings
    add column share numeric(4, 2) not null default 2 check (share between 0 and 20)`.execute(db);
}
