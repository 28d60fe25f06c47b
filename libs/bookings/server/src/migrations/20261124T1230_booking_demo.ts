import { sql, type Kysely } from 'kysely';

/** Records the loading of demo bookings, so that a killed loader can resume without creating duplicates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_demo (
      key text primary key,
      booking_id uuid references bookings (id),
      done_at timestamptz
    )`.execute(db);
  // One loader runs at a time; a silent one counts as dead.
  await sql`
    create table booking_demo_loader (
      id integer primary key check (id = 1),
      holder uuid,
      alive_at timestamptz
    )`.execute(db);
  await sql`insert into booking_demo_loader (id) values (1)`.execute(db);
}
