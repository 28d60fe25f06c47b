import type { Generated } from 'kysely';

/** A row of `airports`. `search` is the database's own: the folded name and the two codes, a line each. */
export interface AirportsTable {
  id: string;
  iata: string;
  icao: string | null;
  name: string;
  sort_name: string;
  city_id: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  scheduled: boolean;
  search: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    airports: AirportsTable;
  }
}
