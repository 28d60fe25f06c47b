import { sql, type Kysely } from 'kysely';

/**
 * One `base` is `rate` of `quote` from `valid_from`. Rates are only added, so every used rate stays available; a newer rate corrects an
 * older one. `pair` has the currencies in alphabetical order: both directions share one history with one rate per instant.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table exchange_rates (
      id uuid primary key,
      base text not null collate "C" check (base ~ '^[A-Z]{3}$'),
      quote text not null collate "C" check (quote ~ '^[A-Z]{3}$'),
      pair text not null collate "C" generated always as (least(base, quote) || greatest(base, quote)) stored,
      rate numeric not null check (rate > 0 and rate < 1000000000 and scale(rate) <= 12),
      valid_from timestamptz not null,
      source text not null check (source in ('manual', 'ecb', 'demo')),
      author_id uuid,
      created_at timestamptz not null default now(),
      constraint exchange_rates_two_currencies check (base <> quote),
      constraint exchange_rates_once unique (pair, valid_from)
    )`.execute(db);
  await sql`create index exchange_rates_newest on exchange_rates (valid_from desc, base, quote, id)`.execute(
    db,
  );
  await sql`create index exchange_rates_base on exchange_rates (base, valid_from desc)`.execute(db);
  await sql`create index exchange_rates_quote on exchange_rates (quote, valid_from desc)`.execute(db);
  await sql`
    create trigger exchange_rates_append_only before update or delete or truncate on exchange_rates
    for each statement execute function refuse_change()`.execute(db);
  await sql`
    create table currency_settings (
      id boolean primary key default true check (id),
      platform_currency text not null check (platform_currency ~ '^[A-Z]{3}$'),
      warn_after_days integer not null check (warn_after_days > 0),
      refuse_after_days integer not null check (refuse_after_days > warn_after_days),
      version integer not null default 1
    )`.execute(db);
  await sql`
    insert into currency_settings (platform_currency, warn_after_days, refuse_after_days)
    values ('EUR', 5, 10)`.execute(db);
}
