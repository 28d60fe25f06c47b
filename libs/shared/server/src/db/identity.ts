import { sql } from 'kysely';
import type { Db } from '../database';
import { sqlState } from './errors';

/** Returns the system identifier of the server and the database's oid; a restored copy in another server or database has others. */
export async function identityOf(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select oid::text as id from pg_database where datname = current_database()`.execute(db);
  return `${await serverOf(db)}:${rows[0]?.id ?? ''}`;
}

/**
 * Some hosting providers hide the identifier from ordinary roles, and some engines have none; then only the oid identifies the database.
 */
async function serverOf(db: Db): Promise<string> {
  try {
    const { rows } = await sql<{ id: string }>`
      select system_identifier::text as id from pg_control_system()`.execute(db);
    return rows[0]?.id ?? '';
  } catch (error) {
    if (['42501', '42883'].includes(sqlState(error) ?? '')) return '';
    throw error;
  }
}
