import { sql, type Kysely } from 'kysely';

/** Adds the indexes of the filters by airline and by airport. A trip is `CAI–DXB`, so a booking's airports are the parts of its trips. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function booking_airports(route text[]) returns text[]
      language sql immutable strict parallel safe
      as $$ select string_to_array(array_to_string(route, '–'), '–') $$`.execute(db);
  await sql`create index bookings_by_airport on bookings using gin (booking_airports(route))`.execute(db);
  await sql`
    create index bookings_of_airline on bookings (airline, created_at desc, id desc)
      where airline is not null`.execute(db);
}
