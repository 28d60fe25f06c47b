// Writes the cities and airports of the geo domain's migrations, from airport-data-js (CC BY 4.0), aircodes (MIT) and
// tools/reference-data/airports.facts.mjs:
//
//   libs/geo/server/src/migrations/cities.data.ts
//   libs/geo/server/src/migrations/airports.data.ts
//
// As in countries.mjs, the files are committed, and must never change once released.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { countryCodes } from '../../libs/geo/contract/src/iso-codes.ts';
import { cityNames, metropolitanAreas } from './airports.facts.mjs';
import { collectedAirports, describedAirports, englishName } from './collected.mjs';

const migrations = path.join(import.meta.dirname, '../../libs/geo/server/src/migrations');

const areaOf = new Map(
  Object.entries(metropolitanAreas).flatMap(([city, airports]) => airports.map((airport) => [airport, city])),
);
const described = describedAirports();
const airports = await collectedAirports();
const sizes = ['large_airport', 'medium_airport', 'small_airport', 'seaplane_base', 'heliport'];

/** The place of an airport: the airports of one place are one city. */
function placeOf({ iata, country_code: country }) {
  const area = areaOf.get(iata);
  if (area) return `area ${area}`;
  const about = described.get(iata);
  return about ? [country, about.state, about.city].join(' ') : `airport ${iata}`;
}

const cities = new Map();
const codes = new Map();
const bySize = [...airports].sort((a, b) => sizes.indexOf(a.type) - sizes.indexOf(b.type));
const first = (area) => airports.find(({ iata }) => iata === metropolitanAreas[area][0]);
for (const airport of bySize) {
  const place = placeOf(airport);
  if (codes.has(place)) continue;
  const area = areaOf.get(airport.iata);
  const main = area ? first(area) : airport;
  const code = area ?? airport.iata;
  if (!main || cities.has(code)) throw new Error(`No airport to describe ${place} by, or two cities ${code}`);
  codes.set(place, code);
  const name = englishName(main, code, described);
  cities.set(code, [code, main.country_code, main.zone, ...(cityNames[code] ?? [name, name, name])]);
}

const unknown = [...cities.values()].filter(([, country]) => !countryCodes.includes(country));
if (unknown.length > 0) throw new Error(`Cities in unknown countries: ${unknown.join('; ')}`);
const unused = Object.keys(cityNames).filter((code) => !cities.has(code));
if (unused.length > 0) throw new Error(`Names of places that are not cities: ${unused.join(' ')}`);

write(
  'cities',
  'IATA code, ISO 3166-1 country, time zone, then the name in English, French and Arabic',
  [...cities.values()].sort(([a], [b]) => (a < b ? -1 : 1)),
);
write(
  'airports',
  'IATA code, ICAO code, IATA code of the city, latitude and longitude in degrees, time zone, name',
  airports.map((airport) => [
    airport.iata,
    airport.icao,
    codes.get(placeOf(airport)),
    airport.latitude.toFixed(5),
    airport.longitude.toFixed(5),
    airport.zone,
    airport.airport.replace(/\s+/g, ' ').trim(),
  ]),
);

function write(name, comment, rows) {
  const lines = rows.map((row) => {
    if (row.some((value) => !value || /[|\n`$\\]/.test(value)))
      throw new Error(`Cannot write ${row.join(' ')}`);
    return row.join('|');
  });
  const text = `// Written by tools/reference-data/airports.mjs.

/** ${comment}. */
export const ${name}: readonly string[][] = \`
${lines.join('\n')}
\`
  .trim()
  .split('\\n')
  .map((line) => line.split('|'));
`;
  writeFileSync(path.join(migrations, `${name}.data.ts`), text);
}
