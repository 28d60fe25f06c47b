import type { AirportFacts, CityFacts, Places } from './place-facts';

/** An airport as a package has it, with the country and the name of its city for when the city is a new one. */
export interface CollectedAirport extends Omit<AirportFacts, 'city' | 'closed'> {
  country: string;
  cityName: string;
}

const texts = ['icao', 'time_zone', 'name'] as const;

/** Packages differ by as much in where they put an airport's middle: degrees, about two kilometres. */
const sameSpot = 0.02;

/**
 * What would change, a line each, when the packages say `now` and said `collected` at the last renewal. `CDG|name|…` is another
 * fact of an airport, `CDG|closed|true` says that nobody flies there any more; `+airport|…` and `+city|…` are new ones with
 * all their facts. What was corrected by hand is not undone by a package that still says the same.
 */
export function renewalOf(now: readonly CollectedAirport[], collected: Places, shipped: Places): string[] {
  const there = new Set(now.map(({ iata }) => iata));
  const closed = [...collected.airports.keys()]
    .filter((iata) => !there.has(iata) && shipped.airports.get(iata)?.closed === false)
    .map((iata) => `${iata}|closed|true`);
  const changed = now.flatMap((airport) => {
    const was = collected.airports.get(airport.iata);
    const ours = shipped.airports.get(airport.iata);
    if (!ours) return added(airport, shipped);
    return was ? differences(airport, was, ours) : [];
  });
  return [...changed, ...closed];
}

function differences(now: CollectedAirport, was: AirportFacts, ours: AirportFacts): string[] {
  const lines = texts
    .filter((field) => now[field] && now[field] !== was[field] && now[field] !== ours[field])
    .map((field) => `${now.iata}|${field}|${now[field]}`);
  const isNear = (other: AirportFacts) =>
    Math.abs(now.latitude - other.latitude) < sameSpot &&
    Math.abs(now.longitude - other.longitude) < sameSpot;
  if (isNear(was) || isNear(ours)) return lines;
  return [...lines, `${now.iata}|latitude|${now.latitude}`, `${now.iata}|longitude|${now.longitude}`];
}

/** A new airport is its own city until somebody says which one it belongs to. */
function added(airport: CollectedAirport, { cities }: Places): string[] {
  const { iata, icao, country, latitude, longitude, time_zone: zone, name, cityName: city } = airport;
  const itself = ['+airport', iata, icao ?? '', iata, latitude, longitude, zone, name].join('|');
  return cities.has(iata) ? [itself] : [['+city', iata, country, zone, city, city, city].join('|'), itself];
}

/** The places after a renewal. Throws where a line says nothing that can be. */
export function renewed({ cities, airports }: Places, lines: readonly string[]): Places {
  const after = { cities: new Map(cities), airports: new Map(airports) };
  for (const line of lines) {
    const [what = '', ...facts] = line.split('|');
    if (what === '+city') after.cities.set(facts[0] ?? '', cityOf(facts));
    else if (what === '+airport') after.airports.set(facts[0] ?? '', airportOf(facts));
    else after.airports.set(what, withFact(after.airports.get(what), line));
  }
  return after;
}

function withFact(airport: AirportFacts | undefined, line: string): AirportFacts {
  const [, field = '', value = ''] = line.split('|');
  if (!airport || !(field in airport) || value === '') throw new Error(`A renewal cannot say ${line}`);
  if (field === 'latitude' || field === 'longitude') return { ...airport, [field]: Number(value) };
  return { ...airport, [field]: field === 'closed' ? value === 'true' : value };
}

/** The facts of a city in the order of the data: code, ISO 3166-1 country, zone, name in English, French and Arabic. */
export function cityOf([code = '', country = '', zone = '', ...names]: readonly string[]): CityFacts {
  const [en = '', fr = '', ar = ''] = names;
  return { code, country, time_zone: zone, name_en: en, name_fr: fr, name_ar: ar };
}

/** The facts of an airport: IATA, ICAO and city's code, degrees north and east, zone, name. */
export function airportOf([
  iata = '',
  icao,
  city = '',
  north,
  east,
  ...rest
]: readonly string[]): AirportFacts {
  const [zone = '', name = ''] = rest;
  const at = { latitude: Number(north), longitude: Number(east), time_zone: zone };
  return { iata, icao: icao || null, city, ...at, name, closed: false };
}
