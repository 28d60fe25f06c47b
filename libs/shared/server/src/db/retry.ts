import type { Db, Tx } from '../database';
import { isRetryable } from './errors';

/** SECURITY 5. */
const retries = 3;

/**
 * One transaction, run again from its beginning, at most three times, when the database gave it up for another
 * one (40001, 40P01). `work` must therefore have no effect outside the transaction.
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

/** Some milliseconds, more each time and never the same, so that two that collided do not collide again. */
function pause(attempt: number): Promise<void> {
  const milliseconds = 2 ** attempt * 5 * (1 + Math.random());
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
