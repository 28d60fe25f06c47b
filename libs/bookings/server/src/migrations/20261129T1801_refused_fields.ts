import { sql, type Kysely } from 'kysely';

/** What of an order a supplier refused: of the traveller at which place, and which field. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking_operations
      add column refused_traveller smallint,
      add column refused_field text`.execute(db);
}
