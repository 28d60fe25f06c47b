import { sql, type Kysely } from 'kysely';

/** What a saved search was sold for when it was saved, where that was known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flight_saved_searches add column price jsonb, add column priced_at timestamptz`.execute(
    db,
  );
}
