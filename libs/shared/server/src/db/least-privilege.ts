import { sql } from 'kysely';
import { ConfigError } from '../config';
import type { Db } from '../database';

/** Schemas of the product: its own tables, and those of the jobs. */
const schemas = ['public', 'jobs'] as const;

/** What the serving role only adds to, and what it only reads. */
const appended = ['audit_entries'];
const read = ['schema_migrations'];

/**
 * Gives the role that serves calls what it needs and no more: rows of every table, but no table itself, no entry of the
 * audit trail that is written, and no note of a migration (SECURITY 54). Run by the owner, after each migration.
 */
export async function grantServing(owner: Db, serving: Db): Promise<void> {
  const role = await roleOf(serving);
  if (role === (await roleOf(owner))) {
    throw new ConfigError('MIGRATION_DATABASE_URL must name another role than DATABASE_URL.');
  }
  await owner.transaction().execute(async (tx) => {
    const to = sql.id(role);
    for (const schema of schemas.map((name) => sql.id(name))) {
      await sql`grant usage on schema ${schema} to ${to}`.execute(tx);
      await sql`revoke create on schema ${schema} from public, ${to}`.execute(tx);
      await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`.execute(tx);
      await sql`grant usage, select on all sequences in schema ${schema} to ${to}`.execute(tx);
      await sql`grant execute on all functions in schema ${schema} to ${to}`.execute(tx);
    }
    for (const table of [...appended, ...read]) {
      await sql`revoke update, delete, truncate on ${sql.table(table)} from ${to}`.execute(tx);
    }
    for (const table of read) await sql`revoke insert on ${sql.table(table)} from ${to}`.execute(tx);
  });
}

async function roleOf(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role ?? '';
}
