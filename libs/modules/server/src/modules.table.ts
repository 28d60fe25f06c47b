import type { Generated } from 'kysely';
import type { ModuleStatus } from '@traveldesk/modules-contract';

/** A row of `modules`. The application maintains the folded names in `sort_*`; `search` is a generated column. */
export interface ModulesTable {
  id: string;
  key: string;
  name_en: string;
  name_fr: string;
  name_ar: string;
  sort_en: string;
  sort_fr: string;
  sort_ar: string;
  search: Generated<string>;
  /** Search text (docs/adr/0109). */
  compact: Generated<string | null>;
  status: ModuleStatus;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    modules: ModulesTable;
  }
}
