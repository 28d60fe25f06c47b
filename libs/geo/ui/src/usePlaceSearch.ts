import { useCallback } from 'react';
import type { Airport, Country } from '@traveldesk/geo-contract';
import { nameIn, type Language } from '@traveldesk/shared-contract';
import { useLanguage } from '@traveldesk/shared-web';
import type { Formerly } from './place-options';
import { useLazyGeoPickAirportsQuery, useLazyGeoPickCountriesQuery } from './places-picker.api';
import { useFormerly } from './useFormerly';

/** A place by the code that tickets and rules have: an airport's or a city's of IATA, a country's of ISO 3166. */
export interface FoundPlace {
  kind: 'airport' | 'city' | 'country';
  code: string;
  /** In the language of the user, where the place has a name in it. */
  name: string;
  /** What it lies in: the city of an airport, the country of a city. */
  within?: string;
  /** Says which former code of it was typed. */
  formerly?: string;
}

/**
 * Searches airports, cities and countries by name and code at once, for pickers that take any of them: countries first, then
 * each city before its airports, and before all of them the place of just that code. A search that one of the two lists refuses has what the other finds.
 */
export function usePlaceSearch(): (typed: string) => Promise<FoundPlace[]> {
  const formerly = useFormerly();
  const { language } = useLanguage();
  const [pickAirports] = useLazyGeoPickAirportsQuery();
  const [pickCountries] = useLazyGeoPickCountriesQuery();
  return useCallback(
    async (typed: string) => {
      const [countries, airports] = await Promise.allSettled([
        pickCountries(typed, true).unwrap(),
        pickAirports(typed, true).unwrap(),
      ]);
      if (countries.status === 'rejected' && airports.status === 'rejected') throw countries.reason;
      const found = [
        ...(countries.status === 'fulfilled' ? countries.value.data : []).map((one) =>
          countryOf(one, language),
        ),
        ...placesOf(airports.status === 'fulfilled' ? airports.value.data : [], language, formerly(typed)),
      ];
      // Who types a code means just that.
      const isMeant = ({ code }: FoundPlace) => code.toLowerCase() === typed.trim().toLowerCase();
      return [...found.filter(isMeant), ...found.filter((place) => !isMeant(place))];
    },
    [pickAirports, pickCountries, language, formerly],
  );
}

function countryOf({ code, name }: Country, language: Language): FoundPlace {
  return { kind: 'country', code, name: name[language] };
}

function placesOf(airports: readonly Airport[], language: Language, formerly: Formerly): FoundPlace[] {
  const named = new Set<string>();
  return airports.flatMap((one): FoundPlace[] => {
    const { iata, city } = one;
    const name = nameIn(one, language);
    const former = formerly(one);
    const within = city.name[language];
    const airport: FoundPlace = {
      kind: 'airport',
      code: iata,
      name,
      within,
      ...(former && { formerly: former }),
    };
    if (!city.code || named.has(city.code)) return [airport];
    named.add(city.code);
    const country = city.country.name[language];
    return [{ kind: 'city', code: city.code, name: city.name[language], within: country }, airport];
  });
}
