import { sql, type Kysely } from 'kysely';

/** Adds the other names of a stay's city, so that its search lines can be renewed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table bookings add column city_names text[] not null default '{}'`.execute(db);
}
