import type { Pool, PoolClient } from 'pg';
import { sqlState } from './errors';
import type { StatementNames } from './prepared';

/** The prepared statement does not exist, or exists already: it belongs to another connection. */
const lostStates: ReadonlySet<string> = new Set(['26000', '42P05']);

const text = `select current_setting($1) = 'off' as writable`;
const values = ['transaction_read_only'];

/**
 * Whether the database accepts changes, tested like requests: with a prepared statement if they use them. A second, idle connection is
 * tested too, since behind a pooler in transaction mode the statements of two connections collide.
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

/** Runs the query on one connection, or alternately on two. */
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
    // A connection that started read-only stays so, and is therefore closed.
    for (const client of clients) client.release(!writable);
  }
}
