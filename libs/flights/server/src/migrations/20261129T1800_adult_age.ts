import { sql, type Kysely } from 'kysely';

/** Adds the youngest age that a search counted as an adult; null if it may be below 18. The offers of such searches are not reused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flight_searches add column adult_age smallint`.execute(db);
}
