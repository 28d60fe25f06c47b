import { sql } from 'kysely';
import type { Searched } from '@traveldesk/shared-server';

/** Requests are searched by their author's name. */
export const searchedRequests: Searched<{ author_name: string }> = {
  table: 'approval_requests',
  folded: sql.ref('approval_requests.author_search'),
  read: sql`author_name`,
  texts: ({ author_name: name }) => [name],
};
