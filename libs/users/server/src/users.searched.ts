import { sql } from 'kysely';
import type { Searched } from '@traveldesk/shared-server';

export const searchedUsers: Searched<{ name: string }> = {
  table: 'users',
  folded: sql.ref('users.search'),
  read: sql`name`,
  texts: ({ name }) => [name],
};

/** Number of letters before the first space, hyphen or other sign of a folded name. */
export const firstWordLength = sql.raw(`length(substring(search from '^[^[:punct:] ]*'))`);

export const searchedRoles: Searched<{ name: string }> = {
  table: 'roles',
  folded: sql`lower(roles.name)`,
  read: sql`name`,
  texts: ({ name }) => [name],
};
