import type { Db, Tx } from '../database';
import { isRetryable } from './errors';

/** Retries (SECURITY 5). */
const retries = 3;

/**
 * Runs a transaction, retried up to three times after a serialization failure or deadlock (40001, 40P01). `work` must therefore have no
 * effect outside the transaction.
 */
export async function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= retries || !isRetryable(error)) throw error;
      await pause(attempt);
    }
  }
}

/** Waits some milliseconds, longer each time and randomized, so that two colliding transactions do not collide again. */
function pause(attempt: number): Promise<void> {
  const milliseconds = 2 ** attempt * 5 * (1 + Math.random());
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
