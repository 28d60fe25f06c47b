import type { Pool, PoolClient } from 'pg';
import { sqlState } from './errors';
import type { StatementNames } from './prepared';

/** There is no such prepared statement, or there is one already: the connection is not the one that it was prepared on. */
const lostStates: ReadonlySet<string> = new Set(['26000', '42P05']);

const text = `select current_setting($1) = 'off' as writable`;
const values = ['transaction_read_only'];

/**
 * Whether the database takes changes, asked as calls ask: by a prepared statement where calls prepare theirs. A second connection is asked too
 * where one is idle, since behind a pooler in transaction mode the two get in each other's way.
 */
export function isWritable(pool: Pool, names: StatementNames): Promise<boolean> {
  return ask(pool, names, { rounds: 1, both: () => names.kept && pool.idleCount > 0 });
}

/** Whether two connections that prepare the same statement each keep their own. */
export async function keepsStatements(pool: Pool, names: StatementNames): Promise<boolean> {
  try {
    await ask(pool, names, { rounds: 2, both: () => true });
    return true;
  } catch (error) {
    if (lostStates.has(sqlState(error) ?? '')) return false;
    throw error;
  }
}

/** Asks one connection, or two in turn. */
async function ask(
  pool: Pool,
  names: StatementNames,
  { rounds, both }: { rounds: number; both: () => boolean },
): Promise<boolean> {
  const query = { ...(names.kept && { name: 'ready' }), text, values };
  const clients: PoolClient[] = [];
  let writable = true;
  try {
    clients.push(await pool.connect());
    if (both()) clients.push(await pool.connect());
    for (const client of Array.from({ length: rounds }, () => clients).flat()) {
      const { rows } = await client.query<{ writable: boolean }>(query);
      writable = rows[0]?.writable ?? false;
      if (!writable) break;
    }
    return writable;
  } finally {
    // A connection that began as read-only would say so for as long as it lives.
    for (const client of clients) client.release(!writable);
  }
}
