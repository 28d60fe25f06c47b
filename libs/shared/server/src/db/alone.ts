import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { withoutHurry } from './client';

/** Any number, as long as it is always the same: the key of the lock that starting replicas queue for. */
const lockKey = 7_367_240;
/** Milliseconds. */
const askEvery = 100;

/**
 * Runs `work` while no other process on this database is inside `alone`. The lock is held by a transaction on a
 * connection of its own, so it is free the moment its holder dies. Behind a pooler in transaction mode `pool` must lead past it: the holder
 * would occupy one of the pooler's few connections for minutes, and the pooler may end a transaction that is idle.
 * For what a start does once (tables, rights, first rows); no call waits for it (DESIGN 1).
 */
export async function alone<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const holder = await pool.connect();
  try {
    await withoutHurry(() => take(holder));
    const result = await work();
    // Fails when the connection broke meanwhile: then somebody else may have been inside at the same time.
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
  // Asked again and again: who waits inside one statement keeps its snapshot, for which the holder's building of an index waits.
  for (;;) {
    const { rows } = await holder.query<{ taken: boolean }>(
      `select pg_try_advisory_xact_lock(${lockKey}) as taken`,
    );
    if (rows[0]?.taken) return;
    await delay(askEvery);
  }
}
