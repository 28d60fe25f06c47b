import { fillCityNames } from '@traveldesk/bookings-server';
import { sql, type Kysely } from 'kysely';

/** Gives earlier manual stays the names of their city in all languages, so that a renewal of search lines keeps them. */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: string; names: string[] }>`
    select booking_id as id, array[name_en, name_fr, name_ar] as names
    from hotel_bookings
    join cities on cities.id = (hotel_bookings.entered ->> 'city_id')::uuid`.execute(db);
  await fillCityNames(db, rows);
}
