import { sql, type RawBuilder } from 'kysely';
import { seesAllCompanies } from '@traveldesk/companies-server';
import type { Actor } from '@traveldesk/shared-server';
import { userScope } from '@traveldesk/users-server';

/** Who reads. */
export type Reader = Pick<Actor, 'type' | 'companyId' | 'userId'>;

/**
 * In SQL, of the transaction in `transfers`: the name of who made it, for those who may know of that person. A company is
 * not told which of the platform's staff it was.
 */
export function authorName(reader: Reader): RawBuilder<string | null> {
  if (seesAllCompanies(reader)) return sql<string | null>`transfers.author_name`;
  return sql<string | null>`case when exists (
    select 1 from users where users.id = transfers.author_id and ${userScope(reader)}
  ) then transfers.author_name end`;
}

/** The author as the wire has one. */
export function authorOf({ author_id: id, author }: { author_id: string | null; author: string | null }) {
  return id === null || author === null ? null : { id, name: author };
}

/** In SQL: whether the reader may know of this author. Whoever may not finds nothing by them (SECURITY 37). */
export function knowsAuthor(reader: Reader, userId: string): RawBuilder<boolean> {
  if (seesAllCompanies(reader)) return sql<boolean>`true`;
  return sql<boolean>`exists (select 1 from users where users.id = ${userId} and ${userScope(reader)})`;
}
