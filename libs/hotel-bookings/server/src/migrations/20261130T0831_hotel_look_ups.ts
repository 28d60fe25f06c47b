import { sql, type Kysely } from 'kysely';

/** Adds what a look-up of a stay in doubt goes on from. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table hotel_bookings add column customer text, add column walk jsonb`.execute(db);
}
