// The airports of the package airport-data-js (CC BY 4.0) with scheduled flights, and the facts about them from aircodes (MIT).
import { createRequire } from 'node:module';
import { cityNames, englishNames, metropolitanAreas, noAirport } from './airports.facts.mjs';

const require = createRequire(import.meta.url);

/** The facts of aircodes about airports, by IATA code. */
export function describedAirports() {
  return new Map(require('aircodes/data/airports.json').map((airport) => [airport.iata, airport]));
}

/** Airports with both codes and scheduled flights, by IATA code; `zone` is the name of the time zone. */
export async function collectedAirports() {
  const described = describedAirports();
  const { findAirports } = require('airport-data-js');
  return (
    (await findAirports({}))
      .filter(({ scheduled_service: scheduled }) => scheduled === 'TRUE')
      .filter(({ iata, icao }) => /^[A-Z]{3}$/.test(iata) && /^[A-Z]{4}$/.test(icao))
      .filter(({ iata, airport }) => described.has(iata) || !noAirport.test(airport))
      // A metropolitan area's code that the packages also list as an airport.
      .filter(({ iata }) => metropolitanAreas[iata]?.includes(iata) ?? true)
      .map((airport) => ({ ...airport, zone: airport.time.replace(/\s/g, '') }))
      .sort((a, b) => (a.iata < b.iata ? -1 : 1))
  );
}

/** `Milan / Bergamo` and `Kozhikode (Calicut)` by their first name; an undescribed airport's own name without that word. */
export function englishName(airport, code, described) {
  if (cityNames[code]) return cityNames[code][0];
  if (englishNames[code]) return englishNames[code];
  const about =
    described.get(airport.iata)?.city ??
    airport.airport.replace(/( International| Regional)? Airport.*$/, '');
  return about
    .replace(/\s+/g, ' ')
    .replace(/ *[(/].*$/, '')
    .trim();
}
