import type { Generated } from 'kysely';
import type { NameColumns } from './names';

/** A row of `cities`. `search` is the database's own: the folded names and the code, a line each. */
export interface CitiesTable extends NameColumns {
  id: string;
  code: string | null;
  country_id: string;
  time_zone: string;
  search: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    cities: CitiesTable;
  }
}
