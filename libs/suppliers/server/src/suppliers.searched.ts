import { sql } from 'kysely';
import type { Searched } from '@traveldesk/shared-server';

export const searchedSuppliers: Searched<{ name: string }> = {
  table: 'suppliers',
  folded: sql.ref('suppliers.sort_name'),
  read: sql`name`,
  texts: ({ name }) => [name],
};
