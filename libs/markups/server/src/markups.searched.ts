import { sql } from 'kysely';
import type { Searched } from '@traveldesk/shared-server';

export const searchedMarkups: Searched<{ name: string }> = {
  table: 'markups',
  folded: sql.ref('markups.sort_name'),
  read: sql`name`,
  texts: ({ name }) => [name],
};

export const searchedZones: Searched<{ name: string }> = {
  table: 'markup_zones',
  folded: sql.ref('markup_zones.sort_name'),
  read: sql`name`,
  texts: ({ name }) => [name],
};
