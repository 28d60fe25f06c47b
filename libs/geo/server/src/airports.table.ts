import type { OwnNameColumns } from '@traveldesk/shared-server';
import type { Generated } from 'kysely';

/** A row of `airports`. `search` is the database's own: the folded names and the two codes, a line each. */
export interface AirportsTable extends Omit<OwnNameColumns, 'sort_names'> {
  sort_names: Generated<string>;
  id: string;
  iata: string;
  icao: string | null;
  city_id: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  scheduled: boolean;
  /** Nobody flies there any more: kept for what refers to it, offered by no picker. */
  closed: Generated<boolean>;
  search: Generated<string>;
  /** Its aliases, and the same as search lines. */
  aliases: Generated<string[]>;
  alias_search: Generated<string>;
  /** Search text: names, codes and aliases, a line each (docs/adr/0109). */
  compact: Generated<string | null>;
  /** How much is meant by it, 0 to 5 (docs/geo.md): the order of a search, never shown. */
  importance: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** The database's own (triggers of `airports` and `cities`): codes that no place has now, and the airport they lead to. */
interface AirportFormerCodesTable {
  code: string;
  airport_id: string;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    airports: AirportsTable;
    airport_former_codes: AirportFormerCodesTable;
  }
}
