import type { Airport, City, Country } from '@traveldesk/geo-contract';
import { commaOf, nameIn, type Language } from '@traveldesk/shared-contract';
import type { RemoteOption } from '@traveldesk/shared-ui';
import { langOfName } from '@traveldesk/shared-web';

/** A country as `CountrySelect` offers it, and as its `selected` takes the one that a record has. */
export function countryOption(
  country: Pick<Country, 'id' | 'code' | 'name'>,
  language: Language,
): RemoteOption {
  return { value: country.id, code: country.code, label: country.name[language] };
}

/** A city as `CitySelect` offers it, and as its `selected` takes the one that a record has. */
export function cityOption(
  city: Pick<City, 'id' | 'code' | 'name'> & { country?: City['country'] },
  language: Language,
): RemoteOption {
  const label = city.name[language];
  return {
    value: city.id,
    label,
    lang: langOfName(label, language),
    ...(city.code && { code: city.code }),
    ...(city.country && { note: city.country.name[language] }),
  };
}

/** Says of an airport which former code of it was typed; undefined for none. */
export type Formerly = (airport: Pick<Airport, 'former_codes'>) => string | undefined;

interface AirportWords {
  /** Says of a city that all of its airports are meant. */
  allAirports: string;
  formerly: Formerly;
}

/**
 * Airports as `AirportSelect` offers them, by their IATA codes. Before the first of several airports of one city comes
 * the city itself, for whoever does not mind which one it is; not where an airport has the same code.
 */
export function airportOptions(
  airports: readonly Airport[],
  language: Language,
  { allAirports, formerly }: AirportWords,
): RemoteOption[] {
  const codes = new Set(airports.map(({ iata }) => iata));
  const shared = airports
    .map(({ city }) => city.code)
    .filter((code, index, all) => code !== null && all.indexOf(code) !== index && !codes.has(code));
  const named = new Set<string>();
  return airports.flatMap((one) => {
    const { iata, city } = one;
    const name = nameIn(one, language);
    const note = [city.name[language], city.country.name[language]].join(commaOf[language]);
    const former = formerly(one);
    const airport = {
      value: iata,
      code: iata,
      label: name,
      lang: langOfName(name, language),
      note,
      ...(former && { offeredNote: [former, note].join(commaOf[language]) }),
    };
    if (!city.code || !shared.includes(city.code) || named.has(city.code)) return [airport];
    named.add(city.code);
    return [{ value: city.code, code: city.code, label: city.name[language], note: allAirports }, airport];
  });
}
