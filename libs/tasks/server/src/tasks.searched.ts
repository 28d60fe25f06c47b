import { sql } from 'kysely';
import type { Searched } from '@traveldesk/shared-server';

export const searchedTasks: Searched<{ title_en: string; title_fr: string; title_ar: string }> = {
  table: 'tasks',
  folded: sql.ref('tasks.search'),
  read: sql`title_en, title_fr, title_ar`,
  texts: ({ title_en: en, title_fr: fr, title_ar: ar }) => [en, fr, ar],
};
