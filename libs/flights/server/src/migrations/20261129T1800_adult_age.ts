import { sql, type Kysely } from 'kysely';

/** The age from which a search takes adults; null where they may be younger than 18, and its offers are searched for again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flight_searches add column adult_age smallint`.execute(db);
}
