import { sql, type Kysely } from 'kysely';

/**
 * The address that a link was mailed to (SECURITY 28). Those of before have none and are worth nothing: nobody can tell
 * whether the address has changed since. Who had one asks for a new one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from links where kind <> 'setup'`.execute(db);
  await sql`alter table links add column email text`.execute(db);
}
