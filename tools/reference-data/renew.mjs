// Shows what a renewal of the places would change, one per line, and changes nothing; with --write it applies the changes: the lines go
// to renewals.data.ts under the name of a new migration, which is written beside it. docs/geo.md describes the next steps.
import { readFileSync } from 'node:fs';
import { renewalOf } from '../../libs/geo/server/src/migrations/renewal';
import { renewals } from '../../libs/geo/server/src/migrations/renewals.data';
import { collectedPlaces, shippedPlaces } from '../../libs/geo/server/src/migrations/shipped';
import { collectedAirports, describedAirports, englishName } from './collected.mjs';
import { write } from './written.mjs';

const folder = 'libs/geo/server/src/migrations';

const described = describedAirports();
const now = (await collectedAirports()).map((airport) => ({
  iata: airport.iata,
  icao: airport.icao,
  country: airport.country_code,
  cityName: englishName(airport, airport.iata, described),
  latitude: Number(airport.latitude.toFixed(5)),
  longitude: Number(airport.longitude.toFixed(5)),
  time_zone: airport.zone,
  name: airport.airport.replace(/\s+/g, ' ').trim(),
}));
const lines = renewalOf(now, collectedPlaces, shippedPlaces);

console.log(lines.length === 0 ? 'The packages are unchanged: nothing would change.' : lines.join('\n'));
if (lines.length > 0 && process.argv.includes('--write')) await take(lines);
else if (lines.length > 0) console.log(`${lines.length} changes; nothing was written. --write applies them.`);

async function take(changes) {
  const stamp = new Date().toISOString().replace(/[-:]/g, '').slice(0, 13);
  const name = `${stamp}_places_renewed`;
  const all = [...renewals, [name, changes]];
  const data = readFileSync(`${folder}/renewals.data.ts`, 'utf8');
  write(`${folder}/renewals.data.ts`, `${data.slice(0, data.lastIndexOf('= ['))}= ${JSON.stringify(all)};\n`);
  write(
    `${folder}/${name}.ts`,
    `import { renewPlaces } from './renew-places';
import { placesAround } from './shipped';

/** Returns the current facts of places from the packages. */
export async function up(db: Kysely<never>): Promise<void> {
  const { before, after } = placesAround('${name}');
  await renewPlaces(db, before, after);
}
`,
  );
  console.log(
    `Written: ${folder}/${name}.ts. Read the lines, then name the migration in libs/geo/server/src/index.ts.`,
  );
}
