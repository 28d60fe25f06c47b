import { sql, type Kysely } from 'kysely';

/**
 * For which company the price of a saved search was. No reference: that a company is gone makes it nobody else's price. Where the search
 * does not name the company, nobody knows any more for whom it was, and the price goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flight_saved_searches add column priced_for uuid`.execute(db);
  await sql`
    update flight_saved_searches
    set priced_for = substring(query from 'company_id=([0-9a-f-]{36})')::uuid
    where price is not null`.execute(db);
  await sql`
    update flight_saved_searches set price = null, priced_at = null
    where price is not null and priced_for is null`.execute(db);
}
