import { sql, type Kysely } from 'kysely';

/**
 * The orders of the list carry what its filters ask for, and one has all three that are chosen from lists, so that
 * filters together are answered from the index, without the rows.
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
