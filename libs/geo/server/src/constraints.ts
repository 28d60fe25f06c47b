import type { Constraints } from '@traveldesk/shared-server';

export const geoConstraints: Constraints = {
  countries_code_unique: { field: 'code', code: 'country_code_taken' },
  cities_code_unique: { field: 'code', code: 'city_code_taken' },
  cities_country: { field: 'country_id', code: 'country_unknown' },
  airports_iata_unique: { field: 'iata', code: 'airport_iata_taken' },
  airports_icao_unique: { field: 'icao', code: 'airport_icao_taken' },
  airports_city: { field: 'city_id', code: 'city_unknown' },
};
