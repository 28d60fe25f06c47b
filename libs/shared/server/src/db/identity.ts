import { sql } from 'kysely';
import type { Db } from '../database';
import { sqlState } from './errors';

/** The server's own number and the database's in it: what was restored into another server or database has others. */
export async function identityOf(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select oid::text as id from pg_database where datname = current_database()`.execute(db);
  return `${await serverOf(db)}:${rows[0]?.id ?? ''}`;
}

/** Some hosters keep it from ordinary roles, some engines have none; the database's number must do then. */
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
