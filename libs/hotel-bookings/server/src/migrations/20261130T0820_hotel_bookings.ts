import { sql, type Kysely } from 'kysely';

/** Creates the detail row of hotel bookings (docs/adr/0123). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table hotel_bookings (
      booking_id uuid primary key constraint hotel_bookings_booking references bookings (id),
      property_id uuid,
      property_ref text,
      property jsonb not null,
      details jsonb not null,
      contact jsonb,
      time_zone text,
      check_in date not null,
      check_out date not null check (check_out > check_in),
      room jsonb not null,
      rooms jsonb not null,
      agreed jsonb,
      context jsonb,
      quote_ref text,
      entered jsonb,
      email text,
      phone text,
      requests text,
      loyalty_number text,
      replaces uuid constraint hotel_bookings_replaces references bookings (id),
      balance_due_on date
    )`.execute(db);
  await sql`create index hotel_bookings_replaced on hotel_bookings (replaces) where replaces is not null`.execute(
    db,
  );
  await sql`create index hotel_bookings_property on hotel_bookings (property_id) where property_id is not null`.execute(
    db,
  );
}
