import type { Airport, City, Country } from '@traveldesk/geo-contract';
import { commaOf, nameIn, type Language } from '@traveldesk/shared-contract';
import type { RemoteOption } from '@traveldesk/shared-ui';
import { langOfName } from '@traveldesk/shared-web';

/** A country as an option of `CountrySelect`, also for its `selected`. */
export function countryOption(
  country: Pick<Country, 'id' | 'code' | 'name'>,
  language: Language,
): RemoteOption {
  return { value: country.id, code: country.code, label: country.name[language] };
}

/** A city as an option of `CitySelect`, also for its `selected`. */
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

/** Returns a note on the former code that was typed; undefined if none was. */
export type FormerCodeNote = (airport: Pick<Airport, 'former_codes'>) => string | undefined;

interface AirportWords {
  /** The note on a city that includes all its airports. */
  allAirports: string;
  formerly: FormerCodeNote;
}

/**
 * Airports as options of `AirportSelect`, with IATA codes as values. A city with several listed airports comes before the first of them,
 * for users who accept any; it is left out when an airport has the same code.
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
