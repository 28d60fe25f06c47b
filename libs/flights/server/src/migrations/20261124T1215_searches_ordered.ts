import { sql, type Kysely } from 'kysely';

/** Adds the search that asked the suppliers, and the time of an order, which ends the sharing of a search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flight_searches add column asked_id uuid, add column ordered_at timestamptz`.execute(
    db,
  );
  await sql`update flight_searches set asked_id = id where asked_id is null`.execute(db);
  await sql`create index flight_searches_asked on flight_searches (asked_id)`.execute(db);
}
