// Writes the geo domain's own facts about countries, from the packages that collect them:
//
//   libs/geo/contract/src/iso-codes.ts                 the existing country codes and phone codes
//   libs/geo/server/src/migrations/countries.data.ts   the rows that the first migration loads
//
// Run `node tools/reference-data/countries.mjs` after an upgrade of a package and read the difference. Both files are
// committed, and the second must never change once released: a database that has run the migration will not
// run it again, so a new or corrected country needs a new migration.
import { createRequire } from 'node:module';
import countryToCurrency from 'country-to-currency';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { names, phoneCodesByUse } from './countries.corrections.mjs';
import { currencies } from './currencies.facts.mjs';
import { list, write } from './written.mjs';

const require = createRequire(import.meta.url);
const iso = require('i18n-iso-countries');
const languages = ['en', 'fr', 'ar'];
for (const language of languages) iso.registerLocale(require(`i18n-iso-countries/langs/${language}.json`));

const countries = Object.keys(iso.getAlpha2Codes()).sort();
const phoneCodes = [...new Set(getCountries().map((country) => getCountryCallingCode(country)))].sort();

/** The package has several names for some countries; the shortest one that CLDR also uses is the one that users search for. */
function nameOf(country, language) {
  const known = [iso.getName(country, language, { select: 'all' })].flat();
  const usual = new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return names[language][country] ?? known.find((name) => name === usual) ?? known[0];
}

function phoneCodeOf(country) {
  return getCountries().includes(country) ? getCountryCallingCode(country) : phoneCodesByUse[country];
}

const rows = countries.map((country) => [
  country,
  countryToCurrency[country],
  phoneCodeOf(country),
  ...languages.map((language) => nameOf(country, language)),
]);

const incomplete = rows.filter((row) => row.some((value) => !value) || !currencies.includes(row[1]));
if (incomplete.length > 0)
  throw new Error(`Countries with a missing or unknown fact: ${incomplete.join('; ')}`);

const generated = '// Written by tools/reference-data/countries.mjs.\n\n';

write(
  'libs/geo/contract/src/iso-codes.ts',
  `${generated}${list('countryCodes', 'ISO 3166-1 alpha-2, and XK: the code that ISO leaves to its users and that air travel uses for Kosovo.', countries)}
${list('phoneCodes', 'ITU-T E.164 country calling codes, without the plus sign.', phoneCodes)}`,
);
write(
  'libs/geo/server/src/migrations/countries.data.ts',
  `${generated}/** ISO 3166-1 code, ISO 4217 currency, phone code, then the name in English, French and Arabic. */
export const countries: readonly (readonly [string, string, string, string, string, string])[] = ${JSON.stringify(rows)};\n`,
);
