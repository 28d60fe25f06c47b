import { sql, type Kysely } from 'kysely';

/**
 * Adds the address that a link was mailed to (SECURITY 28). Existing links are deleted, since their address may have changed; their users
 * can request new ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from links where kind <> 'setup'`.execute(db);
  await sql`alter table links add column email text`.execute(db);
}
