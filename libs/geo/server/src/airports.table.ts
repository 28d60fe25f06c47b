import type { OwnNameColumns } from '@traveldesk/shared-server';
import type { Generated } from 'kysely';

/** A row of `airports`. `search` is a generated column: the folded names and the two codes, one per line. */
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
  /** The airport has no flights any more: it stays for records that refer to it, and pickers do not offer it. */
  closed: Generated<boolean>;
  search: Generated<string>;
  /** The aliases, and the same as search lines. */
  aliases: Generated<string[]>;
  alias_search: Generated<string>;
  /** Search text: names, codes and aliases, one per line (docs/adr/0109). */
  compact: Generated<string | null>;
  /** The rank in searches, never shown: passengers in millions, with a minimum of 1 to 4 (`importanceOf`, docs/geo.md). */
  importance: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Maintained by triggers of `airports` and `cities`: unused codes, and the airport that each leads to. */
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
