import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { ThrottlesTable } from '../auth.tables';

export type Throttle = Selectable<ThrottlesTable>;

/** Creates missing counters and locks all of them until the transaction ends, in the order of keys. */
export async function lockThrottles(tx: Tx, keys: readonly string[], now: Date): Promise<Throttle[]> {
  const sorted = [...keys].sort();
  await tx
    .insertInto('throttles')
    .values(sorted.map((key) => ({ key, failures: 0, last_failure_at: now, blocked_until: null })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return tx
    .selectFrom('throttles')
    .selectAll()
    .where('key', 'in', sorted)
    .orderBy('key')
    .forUpdate()
    .execute();
}

/** Returns those keys whose delay is running. It takes no locks and writes nothing, so that a flood is cheap. */
export async function runningDelays(db: Db, keys: readonly string[], now: Date) {
  return db
    .selectFrom('throttles')
    .select(['key', 'told'])
    .where('key', 'in', keys)
    .where('blocked_until', '>', now)
    .execute();
}

/** Returns false if another request has already marked them. */
export async function markDelaysReported(tx: Tx, keys: readonly string[]): Promise<boolean> {
  const marked = await tx
    .updateTable('throttles')
    .set({ told: true })
    .where('key', 'in', [...keys].sort())
    .where('told', '=', false)
    .returning('key')
    .execute();
  return marked.length > 0;
}

export async function updateThrottle(tx: Tx, { key, ...values }: Omit<Throttle, 'told'>): Promise<void> {
  await tx
    .updateTable('throttles')
    .set({ ...values, told: false })
    .where('key', '=', key)
    .execute();
}

export async function deleteThrottle(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('throttles').where('key', '=', key).execute();
}

/** Takes one failure back, and its delay unless a later failure has set another. */
export async function takeBackFailure(tx: Tx, key: string, counted: number): Promise<void> {
  await tx
    .updateTable('throttles')
    .set({
      failures: sql`greatest(failures - 1, 0)`,
      blocked_until: sql`case when failures = ${counted} then null else blocked_until end`,
    })
    .where('key', '=', key)
    .execute();
}

export async function deleteThrottlesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('throttles').where('last_failure_at', '<', before).execute();
}
