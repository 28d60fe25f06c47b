import { sql, type Kysely } from 'kysely';
import { cityCoordinates } from './city-coordinates.data';

/** Adds the centers of cities, and fills those that the product ships (docs/geo.md). Versions stay: nobody has changed a city. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table cities
      add column latitude float8,
      add column longitude float8,
      add constraint cities_coordinates check ((latitude is null) = (longitude is null))`.execute(db);
  const facts = cityCoordinates.map(([code, country, latitude, longitude]) => ({
    code,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
  await sql`
    update cities set latitude = facts.latitude, longitude = facts.longitude
    from json_to_recordset(${JSON.stringify(facts)}::json)
        as facts (code text, country text, latitude float8, longitude float8)
      join countries on countries.code = facts.country
    where cities.code = facts.code and cities.country_id = countries.id`.execute(db);
}
