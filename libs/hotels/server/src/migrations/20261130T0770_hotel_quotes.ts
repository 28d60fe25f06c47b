import { sql, type Kysely } from 'kysely';

/** Quotes of rates, who asks for one, and who has accepted its changes. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table hotel_quotes (
      id uuid primary key,
      rate_id uuid not null,
      company_id uuid,
      supplier_id uuid not null,
      supplier_quote text not null,
      query text not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      pricing jsonb not null,
      content jsonb not null,
      quoted_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > quoted_at)
    )`.execute(db);
  await sql`create index hotel_quotes_rate on hotel_quotes (rate_id, expires_at)`.execute(db);
  await sql`create index hotel_quotes_expires_at on hotel_quotes (expires_at)`.execute(db);
  await sql`
    create table hotel_quote_claims (
      rate_id uuid primary key,
      holder uuid not null,
      until timestamptz not null
    )`.execute(db);
  await sql`
    create table hotel_quote_acceptances (
      quote_id uuid not null constraint hotel_quote_acceptances_quote
        references hotel_quotes (id) on delete cascade,
      user_id uuid not null,
      accepted_at timestamptz not null,
      primary key (quote_id, user_id)
    )`.execute(db);
}
