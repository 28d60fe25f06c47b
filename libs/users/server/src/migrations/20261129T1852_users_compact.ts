import { sql, type Kysely } from 'kysely';
import { addCompact, noteUnfilled } from '@traveldesk/shared-server';
import { breakOfName } from '../users.searched';

/**
 * What users and roles are found by. As `users_search_elsewhere`, the trigrams of users leave out the first letter. Names that begin
 * with what is typed once their first blank or hyphen is left out have an index of their own, by the place of that break.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table users add column compact text`.execute(db);
  await sql`create index users_compact on users using gin (substr(compact, 3) gin_trgm_ops)`.execute(db);
  await sql`create index users_compact_breaks on users (${breakOfName}, compact collate "C")`.execute(db);
  await noteUnfilled(db, 'users');
  await addCompact(db, 'roles', { index: false });
};
