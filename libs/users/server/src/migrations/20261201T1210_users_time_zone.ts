import { sql, type Kysely } from 'kysely';

/** Adds the own time zone of users; null is that of the device in use. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users add column time_zone text`.execute(db);
}
