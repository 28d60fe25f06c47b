import { sql, type Kysely } from 'kysely';

/**
 * Adds filter columns to the indexes of the list's orders, so that combined filters need no table rows; and an index for phone prefixes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const orders = [
    { name: 'users_by_search', columns: 'search, id', carried: 'type, status, company_id' },
    { name: 'users_by_type_search', columns: 'type, search, id', carried: 'status, company_id' },
    { name: 'users_by_status_search', columns: 'status, search, id', carried: 'type, company_id' },
  ];
  for (const { name, columns, carried } of orders) {
    await sql`drop index ${sql.id(name)}`.execute(db);
    await sql`create index ${sql.id(name)} on users (${sql.raw(columns)}) include (${sql.raw(carried)})`.execute(
      db,
    );
  }
  await sql`create index users_by_phone on users (phone collate "C", id)`.execute(db);
}
