import { sql } from 'kysely';
import type { Searched } from '@traveldesk/shared-server';

/** Modules are found by their names and key. */
export const searchedModules: Searched<{ name_en: string; name_fr: string; name_ar: string; key: string }> = {
  table: 'modules',
  folded: sql.ref('modules.search'),
  read: sql`name_en, name_fr, name_ar, key`,
  texts: ({ name_en: en, name_fr: fr, name_ar: ar, key }) => [en, fr, ar, key],
};
