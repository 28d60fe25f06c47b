import { sql, type RawBuilder } from 'kysely';
import { seesAllCompanies } from '@traveldesk/companies-server';
import type { Actor } from '@traveldesk/shared-server';
import { userScope } from '@traveldesk/users-server';

/** The user that data is shown to. */
export type Reader = Pick<Actor, 'type' | 'companyId' | 'userId'>;

/**
 * In SQL, for the transaction in `transfers`: the author's name if the reader may see that user. Companies do not see which staff member it
 * was.
 */
export function authorName(reader: Reader): RawBuilder<string | null> {
  if (seesAllCompanies(reader)) return sql<string | null>`transfers.author_name`;
  return sql<string | null>`case when exists (
    select 1 from users where users.id = transfers.author_id and ${userScope(reader)}
  ) then transfers.author_name end`;
}

/** Converts an author to the API's form. */
export function authorOf({ author_id: id, author }: { author_id: string | null; author: string | null }) {
  return id === null || author === null ? null : { id, name: author };
}

/** In SQL: whether the reader may see this author. If not, filtering by the author finds nothing (SECURITY 37). */
export function knowsAuthor(reader: Reader, userId: string): RawBuilder<boolean> {
  if (seesAllCompanies(reader)) return sql<boolean>`true`;
  return sql<boolean>`exists (select 1 from users where users.id = ${userId} and ${userScope(reader)})`;
}
