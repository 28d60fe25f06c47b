import { sql, type Kysely } from 'kysely';

/** Adds the pricing rules to searches and reviews. Older rows have none; their offers live for half an hour at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flight_searches add column pricing jsonb`.execute(db);
  await sql`alter table flight_reviews add column pricing jsonb`.execute(db);
}
