import type { Generated } from 'kysely';
import type { NameColumns } from './names';

/** A row of `countries`. `sort_*` are the folded names, kept by the application; `search` is the database's own. */
export interface CountriesTable extends NameColumns {
  id: string;
  code: string;
  currency: string;
  phone_code: string;
  search: Generated<string>;
  /** Search text: names, codes and aliases, a line each (docs/adr/0109). */
  compact: Generated<string | null>;
  /** Its aliases, and the same as search lines. */
  aliases: Generated<string[]>;
  alias_search: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    countries: CountriesTable;
  }
}
