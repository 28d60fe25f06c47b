import { sql, type Kysely } from 'kysely';

/** Adds the refused field of an order: the index of the traveler, and the field. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking_operations
      add column refused_traveller smallint,
      add column refused_field text`.execute(db);
}
