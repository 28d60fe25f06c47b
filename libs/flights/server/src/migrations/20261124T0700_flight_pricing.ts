import { sql, type Kysely } from 'kysely';

/**
 * What prices were made by, beside searches and reviews. There is none where an older version searched: those offers live for half an
 * hour at most.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flight_searches add column pricing jsonb`.execute(db);
  await sql`alter table flight_reviews add column pricing jsonb`.execute(db);
}
