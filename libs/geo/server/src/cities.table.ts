import type { Generated } from 'kysely';
import type { NameColumns } from './names';

/** A row of `cities`. `search` is the database's own: the folded names and the code, a line each. */
export interface CitiesTable extends NameColumns {
  id: string;
  code: string | null;
  country_id: string;
  time_zone: string;
  /** Its center in degrees; null where nobody has said it. */
  latitude: number | null;
  longitude: number | null;
  search: Generated<string>;
  /** Its aliases, and the same as search lines. */
  aliases: Generated<string[]>;
  alias_search: Generated<string>;
  /** Search text: names, codes and aliases, a line each (docs/adr/0109). */
  compact: Generated<string | null>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** The database's own (a trigger of `cities`): codes that no city has now, and the city that each named last. */
interface CityFormerCodesTable {
  code: string;
  city_id: string;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    cities: CitiesTable;
    city_former_codes: CityFormerCodesTable;
  }
}
