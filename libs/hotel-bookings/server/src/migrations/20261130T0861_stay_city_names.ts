import { sql, type Kysely } from 'kysely';

/** Fills the other names of the city of manual stays. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update bookings set city_names = array[name_en, name_fr, name_ar]
    from hotel_bookings, cities
    where hotel_bookings.booking_id = bookings.id and cities.id = (hotel_bookings.entered ->> 'city_id')::uuid`.execute(
    db,
  );
}
