import { sql, type Kysely } from 'kysely';

/**
 * Adds the company that a saved price was for. It has no foreign key: the price must not pass to anybody else when the company is deleted.
 * A price is removed if its search does not name the company.
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
