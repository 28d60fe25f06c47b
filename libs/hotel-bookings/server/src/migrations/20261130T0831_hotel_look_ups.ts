import { sql, type Kysely } from 'kysely';

/** Adds the state from which a look-up of a stay in doubt continues. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table hotel_bookings add column customer text, add column walk jsonb`.execute(db);
}
