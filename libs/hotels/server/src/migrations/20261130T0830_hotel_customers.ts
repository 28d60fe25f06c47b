import { sql, type Kysely } from 'kysely';

/** Creates the table of the customer users that represent companies at suppliers. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table hotel_customers (
      company_id uuid not null constraint hotel_customers_company references companies (id) on delete cascade,
      account text not null,
      ref text not null,
      created_at timestamptz not null default now(),
      primary key (company_id, account)
    )`.execute(db);
}
