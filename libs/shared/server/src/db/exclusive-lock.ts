import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { withoutQueryTimeout } from './client';

/** The key of the advisory lock that starting replicas wait for; an arbitrary constant. */
const lockKey = 7_367_240;
/** Milliseconds between two attempts. */
const askEvery = 100;

/**
 * Runs `work` while no other process on this database is inside `withExclusiveLock`. A transaction on a connection of its own holds the lock, so it is
 * released when its holder dies. With a pooler in transaction mode, `pool` must bypass it: the holder would occupy one of the pooler's few
 * connections for minutes, and the pooler may end an idle transaction. For work at the start (tables, rights, first rows); no request waits
 * for it (DESIGN 1).
 */
export async function withExclusiveLock<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const holder = await pool.connect();
  try {
    await withoutQueryTimeout(() => take(holder));
    const result = await work();
    // Fails if the connection broke meanwhile, in which case another process may have run at the same time.
    await holder.query('commit');
    return result;
  } finally {
    holder.release(true);
  }
}

async function take(holder: PoolClient): Promise<void> {
  await holder.query('begin');
  await holder.query('set local statement_timeout = 0');
  await holder.query('set local idle_in_transaction_session_timeout = 0');
  // Polls instead of waiting inside one statement: a waiting statement holds its snapshot, and the holder may be building an index that
  // waits for old snapshots.
  for (;;) {
    const { rows } = await holder.query<{ taken: boolean }>(
      `select pg_try_advisory_xact_lock(${lockKey}) as taken`,
    );
    if (rows[0]?.taken) return;
    await delay(askEvery);
  }
}
