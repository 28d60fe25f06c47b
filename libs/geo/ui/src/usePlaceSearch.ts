import { useCallback } from 'react';
import type { Airport, Country } from '@traveldesk/geo-contract';
import { nameIn, type Language } from '@traveldesk/shared-contract';
import { useLanguage } from '@traveldesk/shared-web';
import type { FormerCodeNote } from './place-options';
import { useLazyGeoPickAirportsQuery, useLazyGeoPickCountriesQuery } from './places-picker.api';
import { useFormerCodeNote } from './useFormerCodeNote';

/** A place with the code used in tickets and rules: IATA for airports and cities, ISO 3166-1 for countries. */
export interface FoundPlace {
  kind: 'airport' | 'city' | 'country';
  code: string;
  /** In the user's language if the place has a name in it. */
  name: string;
  /** The place that contains it: an airport's city, a city's country. */
  within?: string;
  /** A note on the former code that was typed. */
  formerly?: string;
}

/**
 * Returns a search for airports, cities and countries by name and code: a place with the exact code first, then countries, then each city
 * before its airports. If one of the two requests fails, the results of the other are returned.
 */
export function usePlaceSearch(): (typed: string) => Promise<FoundPlace[]> {
  const formerly = useFormerCodeNote();
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
      // A typed code means exactly that place.
      const isMeant = ({ code }: FoundPlace) => code.toLowerCase() === typed.trim().toLowerCase();
      return [...found.filter(isMeant), ...found.filter((place) => !isMeant(place))];
    },
    [pickAirports, pickCountries, language, formerly],
  );
}

function countryOf({ code, name }: Country, language: Language): FoundPlace {
  return { kind: 'country', code, name: name[language] };
}

function placesOf(airports: readonly Airport[], language: Language, formerly: FormerCodeNote): FoundPlace[] {
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
