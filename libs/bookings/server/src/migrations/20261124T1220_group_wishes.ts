import { sql, type Kysely } from 'kysely';

/** Adds the requested trips of a group, which has no flights yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add column wanted jsonb`.execute(db);
}
