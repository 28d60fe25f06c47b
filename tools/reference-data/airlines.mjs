// Writes libs/airlines/server/src/migrations/airlines.data.ts: the airlines that the first migration loads.
//
// Designators, ICAO codes and names come from the package `aircodes` (MIT; it collects the list of avcodes.co.uk). The package has neither
// accounting codes nor countries: airlines.facts.mjs contains them as facts collected by hand, and unknown ones are empty, never guessed.
//
// Run `node tools/reference-data/airlines.mjs` after an upgrade of the package and read the difference. The file is
// committed and must never change once released: a database that has run the migration will not run it again, so a
// new or corrected airline needs a new migration.
import { createRequire } from 'node:module';
import {
  accountingCodes,
  additions,
  countries,
  names,
  notAirlines,
  stoppedFlying,
} from './airlines.facts.mjs';
import { write } from './written.mjs';

const require = createRequire(import.meta.url);

const countryOf = invert(countries);
const accountingCodeOf = new Map(
  accountingCodes
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':')),
);
const left = new Set([...notAirlines.trim().split(/\s+/), ...stoppedFlying.trim().split(/\s+/)]);

const collected = [
  ...additions.map(([iata, icao, name]) => ({ iata, icao, name })),
  ...require('aircodes/data/airlines.json').filter(
    (one) => !left.has(designatorOf(one)) && !left.has(`${designatorOf(one)}/${one.icao}`),
  ),
];
const rows = [...byDesignator(collected)]
  .map(([iata, { icao, name }]) => [
    iata,
    icao,
    names[iata] ?? tradingName(name),
    accountingCodeOf.get(iata) ?? '',
    countryOf.get(iata) ?? '',
  ])
  .sort(([a], [b]) => (a < b ? -1 : 1));

const loaded = new Set(rows.map(([iata]) => iata));
const unknown = [...countryOf.keys(), ...accountingCodeOf.keys(), ...Object.keys(names)].filter(
  (iata) => !loaded.has(iata),
);
if (unknown.length > 0)
  throw new Error(`Facts about airlines that are not loaded: ${[...new Set(unknown)].join(' ')}`);

const poor = rows.filter(([, , name]) => name.length < 3 || name.length > 80 || /["*]/.test(name));
if (poor.length > 0) throw new Error(`Names to correct by hand: ${poor.map(String).join('; ')}`);

write(
  'libs/airlines/server/src/migrations/airlines.data.ts',
  `// Written by tools/reference-data/airlines.mjs from the package aircodes (MIT) and tools/reference-data/airlines.facts.mjs.

/** IATA designator, ICAO code, name, then the accounting code and the ISO 3166-1 country, empty where not known. */
export const airlines: readonly (readonly [string, string, string, string, string])[] = ${JSON.stringify(rows)};\n`,
);

/**
 * One airline per designator. The package marks a designator with an asterisk if IATA assigned it to two carriers in different parts of
 * the world; the carrier that had it alone, or else the first one named, has it here. Airlines without an ICAO code are omitted: those
 * are rail and bus companies, software vendors and carriers without their own flights.
 */
function byDesignator(collected) {
  const airlines = new Map();
  const complete = collected.filter(({ icao }) => /^[A-Z]{3}$/.test(icao));
  const shared = ({ iata }) => iata.endsWith('*');
  const icaoTaken = new Set();
  for (const airline of [...complete.filter((one) => !shared(one)), ...complete.filter(shared)]) {
    const iata = designatorOf(airline);
    if (!/^[A-Z0-9]{2}$/.test(iata) || airlines.has(iata) || icaoTaken.has(airline.icao)) continue;
    airlines.set(iata, airline);
    icaoTaken.add(airline.icao);
  }
  return airlines;
}

function designatorOf({ iata }) {
  return iata.replace('*', '');
}

/** `Dubai Aviation Corporation d/b/a flydubai` is known as flydubai; a legal form does not help anyone who searches for a flight. */
function tradingName(name) {
  const forms =
    /[,\s]+(\(?(Pty|Pvt|Proprietary|Private|Public)\)?\.?\s+(Ltd\.?|Limited)|Ltd\.?|Limited|Inc\.?|LLC\.?|L\.L\.C\.|LP|L\.P\.|Corp\.?|PLC|P\.L\.C\.|Plc|Co\.|Company|GmbH( & Co\.? ?KG)?|AG|A\/S|ApS|AB|Oyj|Oy|OU|OÜ|Ou|AS|A\.S\.|A\.S|ASA|NV|N\.V\.?|B\.V\.|BV|S\.A\.U\.?|S\.A\.S\.?|SAS|S\.A\.C\.|S\.A\.|SA|S\.L\.U\.?|S\.L\.|S\.p\.A\.|S\.P\.A\.|S\.r\.l\.?|S\.R\.L\.|SRL|SpA|s\.r\.o\.?|spol s\.r\.o\.|a\.s\.|d\.o\.o\.|o\.o\.d\.|E\.o\.o\.d\.|Sp\. z\.?o\.o\.?|sp\. z\.o\.o\.|Kft\.|SIA|UAB|LT UAB|JSC|PJSC|OJSC|CJSC|CLSC|LLP|WLL|W\.L\.L\.|C\.A\.|Sdn\.? ?Bhd\.?|Berhad|Bhd|Sen Bhd\.|S\.A\. de C\.V\.?,?|SA de CV|de C\.V\.|Q\.C\.S\.C\.|G\.S\.C\.|B\.S\.C\(c\)|Shpk|sh\.p\.k\.|hf\.|ehf\.|P\.T\.|PT\.?|Joint Stock Company|Limited Liability Company|SAU|EIRL|A\.E\.|SOC|PTY|Pcl|p\.l\.c\.)$/iu;
  const trading = /(?:d\/b\/a\/?|dba|t\/a|D\/B\/A)\s+(.+)$/i.exec(name)?.[1] ?? name;
  let short = trading
    .replace(
      /^(PT\.?|P\.T\.|JSC|PJSC|OJSC|CJSC|LLC|OOO|PLL|SC|M\/S|SAS|Private Stock Company|Joint Stock Company|Open Joint Stock Company|Closed Joint Stock Company|Limited Liability Company|Aircompany|Air Company|JSC Airline)\s+/i,
      '',
    )
    .replaceAll(/["“”]/g, '')
    .replace(/\s*\((?![^)]*\b(UK|U\.K\.|Ireland|Canada|Cambodia)\b)[^)]*\)/g, '')
    .trim();
  for (let before = ''; before !== short;) {
    before = short;
    short = short.replace(forms, '').replace(/[,\s]+$/, '');
  }
  return short.replaceAll(/\s+/g, ' ');
}

/** `{ FR: 'AF TO' }` as a map of each code to its country. */
function invert(codesByCountry) {
  const countryOf = new Map();
  for (const [country, codes] of Object.entries(codesByCountry)) {
    for (const code of codes.trim().split(/\s+/)) {
      if (countryOf.has(code))
        throw new Error(`${code} belongs to both ${countryOf.get(code)} and ${country}`);
      countryOf.set(code, country);
    }
  }
  return countryOf;
}
