import type { Generated } from 'kysely';
import type {} from '@traveldesk/geo-server'; // airlines are joined with their home countries
import type { AirlineStatus } from '@traveldesk/airlines-contract';
import type { OwnNameColumns } from '@traveldesk/shared-server';

/** A row of `airlines`. `search` is a generated column. */
export interface AirlinesTable extends Omit<OwnNameColumns, 'sort_names'> {
  sort_names: Generated<string>;
  id: string;
  iata: string;
  icao: string | null;
  accounting_code: string | null;
  country_id: string | null;
  status: AirlineStatus;
  search: Generated<string>;
  /** Search text (docs/adr/0109). */
  compact: Generated<string | null>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    airlines: AirlinesTable;
  }
}
