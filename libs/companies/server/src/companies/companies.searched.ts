import { sql } from 'kysely';
import type { Searched } from '@traveldesk/shared-server';

export const searchedCompanies: Searched<{ name: string }> = {
  table: 'companies',
  folded: sql.ref('companies.search'),
  read: sql`name`,
  texts: ({ name }) => [name],
};
