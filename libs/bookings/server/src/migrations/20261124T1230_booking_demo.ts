import { sql, type Kysely } from 'kysely';

/** How far the demo's bookings are loaded: it goes on where it was ended, and makes none twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_demo (
      key text primary key,
      booking_id uuid references bookings (id),
      done_at timestamptz
    )`.execute(db);
  // One loader at a time: who has not been heard of for a while has ended.
  await sql`
    create table booking_demo_loader (
      id integer primary key check (id = 1),
      holder uuid,
      alive_at timestamptz
    )`.execute(db);
  await sql`insert into booking_demo_loader (id) values (1)`.execute(db);
}
