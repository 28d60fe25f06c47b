import { sql, type Kysely } from 'kysely';
import { addCompact, noteUnfilled } from '@traveldesk/shared-server';
import { firstWordLength } from '../users.searched';

/**
 * Search columns of users and roles. The trigram index skips the first letter, as `users_search_elsewhere` does. Names that match once the
 * first space or hyphen is removed have their own index, by the position of that break.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table users add column compact text`.execute(db);
  await sql`create index users_compact on users using gin (substr(compact, 3) gin_trgm_ops)`.execute(db);
  await sql`create index users_compact_breaks on users (${firstWordLength}, compact collate "C")`.execute(db);
  await noteUnfilled(db, 'users');
  await addCompact(db, 'roles', { index: false });
};
