import { sql, type Kysely } from 'kysely';

/** Sorting by credit limit within a currency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index companies_by_currency_credit_limit on companies (currency, credit_limit, id)`.execute(
    db,
  );
}
