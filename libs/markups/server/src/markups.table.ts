import type { Generated } from 'kysely';

/** A row of `markups`. `sort_*` are the folded names, kept by the application; `search` is the database's own. */
export interface MarkupsTable {
  id: string;
  code: string;
  name_en: string;
  name_fr: string;
  name_ar: string;
  sort_en: string;
  sort_fr: string;
  sort_ar: string;
  search: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    markups: MarkupsTable;
  }
}
