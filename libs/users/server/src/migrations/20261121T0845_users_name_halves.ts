import { sql, type Kysely } from 'kysely';

/**
 * Prefixes of names use the ordered index, so the trigram index skips the first letter and holds no frequent first names. An index on
 * `user_roles` answers who has a role without table rows. Each replaces an older index, so writes cost no more than before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index users_search_anywhere`.execute(db);
  await sql`create index users_search_elsewhere on users using gin (substr(search, 2) gin_trgm_ops)`.execute(
    db,
  );
  await sql`drop index user_roles_role`.execute(db);
  await sql`create index user_roles_role on user_roles (role_id, user_id)`.execute(db);
}
