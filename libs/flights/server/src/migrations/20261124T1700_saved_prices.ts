import { sql, type Kysely } from 'kysely';

/** Adds the price of a saved search when it was saved, if known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flight_saved_searches add column price jsonb, add column priced_at timestamptz`.execute(
    db,
  );
}
