import { sql } from 'kysely';
import type { OwnNames } from '@traveldesk/shared-contract';
import type { Searched } from '@traveldesk/shared-server';

/** Airlines are found by their names and their IATA and ICAO codes. */
export const searchedAirlines: Searched<OwnNames & { iata: string; icao: string | null }> = {
  table: 'airlines',
  folded: sql.ref('airlines.search'),
  read: sql`name, name_fr, name_ar, iata, icao`,
  texts: ({ name, name_fr: fr = null, name_ar: ar = null, iata, icao }) => [name, fr, ar, iata, icao],
};
