import type { AirportFacts, CityFacts, Places } from './place-facts';

/** An airport from a package, with country and city name in case its city is new. */
export interface CollectedAirport extends Omit<AirportFacts, 'city' | 'closed'> {
  country: string;
  cityName: string;
}

const texts = ['icao', 'time_zone', 'name'] as const;

/** Tolerance of coordinates between packages, in degrees: about two kilometers. */
const sameSpot = 0.02;

/**
 * Returns the changes, one per line, between the packages at the last renewal (`collected`) and `now`. `CDG|name|…` changes a fact,
 * `CDG|closed|true` closes an airport; `+airport|…` and `+city|…` add records with all their facts. A manual correction is not undone while
 * the package keeps its old value.
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

/** A new airport forms its own city until somebody assigns another. */
function added(airport: CollectedAirport, { cities }: Places): string[] {
  const { iata, icao, country, latitude, longitude, time_zone: zone, name, cityName: city } = airport;
  const itself = ['+airport', iata, icao ?? '', iata, latitude, longitude, zone, name].join('|');
  return cities.has(iata) ? [itself] : [['+city', iata, country, zone, city, city, city].join('|'), itself];
}

/** Returns the places after a renewal. Throws for an invalid line. */
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
  if (!airport || !(field in airport) || value === '') throw new Error(`A renewal must not contain ${line}`);
  if (field === 'latitude' || field === 'longitude') return { ...airport, [field]: Number(value) };
  return { ...airport, [field]: field === 'closed' ? value === 'true' : value };
}

/** Parses a city's facts: code, ISO 3166-1 country, time zone, name in English, French and Arabic. */
export function cityOf([code = '', country = '', zone = '', ...names]: readonly string[]): CityFacts {
  const [en = '', fr = '', ar = ''] = names;
  return { code, country, time_zone: zone, name_en: en, name_fr: fr, name_ar: ar };
}

/** Parses an airport's facts: IATA, ICAO and city code, degrees north and east, time zone, name. */
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
