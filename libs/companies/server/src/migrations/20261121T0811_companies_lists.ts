import { sql, type Kysely } from 'kysely';

/**
 * Adds filter columns to the index of the name order, and an index on type, status and currency, so that combined filters need no table
 * rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index companies_by_search`.execute(db);
  await sql`create index companies_by_search on companies (search, id) include (type, status, currency, parent_id)`.execute(
    db,
  );
  await sql`
    create index companies_by_type_status_currency_search on companies (type, status, currency, search, id)`.execute(
    db,
  );
}
