import type { Generated } from 'kysely';
import type {} from '@traveldesk/geo-server'; // airlines are joined with the countries they have their seat in
import type { AirlineStatus } from '@traveldesk/airlines-contract';

/** A row of `airlines`. `sort_name` is the folded name, kept by the application; `search` is the database's own. */
export interface AirlinesTable {
  id: string;
  iata: string;
  icao: string | null;
  name: string;
  sort_name: string;
  name_fr: string | null;
  name_ar: string | null;
  /** The folded names in French and Arabic, a line each, kept by the application. */
  sort_names: Generated<string>;
  accounting_code: string | null;
  country_id: string | null;
  status: AirlineStatus;
  search: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    airlines: AirlinesTable;
  }
}
