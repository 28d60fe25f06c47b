import { sql, type Kysely } from 'kysely';
import { cityCoordinates } from './city-coordinates.data';

/** Adds the centers of cities, with the shipped coordinates (docs/geo.md). Versions do not change, since no user edited the cities. */
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
