import { sql } from 'kysely';
import { alpha3 } from '@traveldesk/geo-contract';
import type { OwnNames } from '@traveldesk/shared-contract';
import type { Searched } from '@traveldesk/shared-server';

interface Names {
  name_en: string;
  name_fr: string;
  name_ar: string;
}

const namesOf = ({ name_en: en, name_fr: fr, name_ar: ar }: Names) => [en, fr, ar];

/** Countries are found by names, alpha-2 and alpha-3 codes and aliases. */
const countries: Searched<Names & { code: string; aliases: string[] }> = {
  table: 'countries',
  folded: sql.ref('countries.search'),
  read: sql`name_en, name_fr, name_ar, code, aliases`,
  texts: ({ code, aliases, ...names }) => [...namesOf(names), code, alpha3.get(code) ?? null, ...aliases],
};

/** Cities are found by names, code and aliases. */
const cities: Searched<Names & { code: string | null; aliases: string[] }> = {
  table: 'cities',
  folded: sql.ref('cities.search'),
  read: sql`name_en, name_fr, name_ar, code, aliases`,
  texts: ({ code, aliases, ...names }) => [...namesOf(names), code, ...aliases],
};

/** Airports are found by names, IATA and ICAO codes and aliases. */
const airports: Searched<OwnNames & { iata: string; icao: string | null; aliases: string[] }> = {
  table: 'airports',
  folded: sql.ref('airports.search'),
  read: sql`name, name_fr, name_ar, iata, icao, aliases`,
  texts: ({ name, name_fr: fr = null, name_ar: ar = null, iata, icao, aliases }) => [
    name,
    fr,
    ar,
    iata,
    icao,
    ...aliases,
  ],
};

export const searchedPlaces = { countries, cities, airports };
