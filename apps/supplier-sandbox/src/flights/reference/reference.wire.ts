import { airlineOf, allAirlines, type Airline } from '../world/airlines';
import { aircraftOf, type Aircraft } from '../world/aircraft';
import { countryName, findCity, type Airport, type City } from '../../world/places';

/** Ids of reference data are derived from their codes, so that they are stable and readable. */
const id = (prefix: string, ...parts: string[]) => `${prefix}_${parts.join('_').toLowerCase()}`;

const airportId = ({ iata, country }: Airport) => id('arp', iata, country);
const cityId = ({ iata, country }: City) => id('cit', iata, country);
const airlineId = (iata: string) => id('arl', iata);
const aircraftId = (iata: string) => id('arc', iata);

function cityBare(city: City) {
  return { id: cityId(city), name: city.name, iata_code: city.iata, iata_country_code: city.country };
}

/** Returns an airport for the API. `city` is set only if the airport's code differs from the city's. */
export function airportWire(airport: Airport) {
  const city = findCity(airport.city);
  return {
    type: 'airport' as const,
    id: airportId(airport),
    name: airport.name,
    iata_code: airport.iata,
    icao_code: airport.icao,
    iata_country_code: airport.country,
    iata_city_code: airport.city,
    city_name: airport.cityName,
    city: city && city.airports.length > 1 ? cityBare(city) : null,
    latitude: airport.latitude,
    longitude: airport.longitude,
    time_zone: airport.timeZone,
  };
}

export function cityWire(city: City) {
  return {
    type: 'city' as const,
    ...cityBare(city),
    airports: city.airports.map(airportWire),
  };
}

/** Returns a place of a search: an airport, or a city with its airports. */
export function placeWire(place: Airport | City) {
  if (!('airports' in place)) return { ...airportWire(place), airports: null };
  return {
    ...cityWire(place),
    icao_code: null,
    iata_city_code: place.iata,
    city_name: null,
    city: null,
    latitude: null,
    longitude: null,
    time_zone: null,
  };
}

/** Returns a suggested place with its country's name; a city gets the position of its first airport. */
export function suggestionWire(place: Airport | City) {
  const wire = placeWire(place);
  if (!('airports' in place)) return { ...wire, country_name: countryName(place.country) };
  const [first] = place.airports;
  return {
    ...wire,
    country_name: countryName(place.country),
    city_name: place.name,
    latitude: first?.latitude ?? null,
    longitude: first?.longitude ?? null,
    time_zone: place.timeZone,
  };
}

export function airlineWire(airline: Airline) {
  return {
    id: airlineId(airline.iata),
    name: airline.name,
    iata_code: airline.iata,
    logo_symbol_url: null,
    logo_lockup_url: null,
    conditions_of_carriage_url: null,
  };
}

/** Returns a selling or operating airline. */
export const carrierWire = (iata: string) => airlineWire(airlineOf(iata));

export function aircraftWire({ iata, name }: Aircraft) {
  return { id: aircraftId(iata), name, iata_code: iata };
}

export const aircraftWireOf = (iata: string) => aircraftWire(aircraftOf(iata));

/** Airlines with their own accounting code have a loyalty program; the others have none. */
export const loyaltyProgrammes = allAirlines
  .filter(({ accountingCode }) => accountingCode !== '954')
  .map(({ iata, name }) => ({
    id: id('loy', iata),
    name: `${name} Miles`,
    alliance: null,
    logo_url: null,
    owner_airline_id: airlineId(iata),
  }));
