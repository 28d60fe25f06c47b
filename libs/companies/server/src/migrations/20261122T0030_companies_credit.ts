import { sql, type Kysely } from 'kysely';

/** Companies are listed by credit limit, within each currency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index companies_by_currency_credit_limit on companies (currency, credit_limit, id)`.execute(
    db,
  );
}
