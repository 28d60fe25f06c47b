import type { Generated } from 'kysely';
import type { NameColumns } from './names';

/** A row of `cities`. `search` is a generated column: the folded names and the code, one per line. */
export interface CitiesTable extends NameColumns {
  id: string;
  code: string | null;
  country_id: string;
  time_zone: string;
  /** The city's center in degrees; null when unknown. */
  latitude: number | null;
  longitude: number | null;
  search: Generated<string>;
  /** The aliases, and the same as search lines. */
  aliases: Generated<string[]>;
  alias_search: Generated<string>;
  /** Search text: names, codes and aliases, one per line (docs/adr/0109). */
  compact: Generated<string | null>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Maintained by a trigger of `cities`: unused codes, and the city that each belonged to last. */
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
