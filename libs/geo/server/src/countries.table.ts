import type { Generated } from 'kysely';
import type { NameColumns } from './names';

/** A row of `countries`. The application maintains the folded names in `sort_*`; `search` is a generated column. */
export interface CountriesTable extends NameColumns {
  id: string;
  code: string;
  currency: string;
  phone_code: string;
  search: Generated<string>;
  /** Search text: names, codes and aliases, one per line (docs/adr/0109). */
  compact: Generated<string | null>;
  /** The aliases, and the same as search lines. */
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
