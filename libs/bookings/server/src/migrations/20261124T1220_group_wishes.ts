import { sql, type Kysely } from 'kysely';

/** Where a group wishes to go: it has no flights yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add column wanted jsonb`.execute(db);
}
