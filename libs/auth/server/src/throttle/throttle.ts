import { createHash } from 'node:crypto';
import { change, type AuditRecord, type Call, type Tx } from '@traveldesk/shared-server';
import { delayAfter, forgetAfterMs, type ThrottleKind } from './throttle.rules';
import {
  deleteThrottle,
  takeBackFailure,
  lockThrottles,
  markDelaysReported,
  runningDelays,
  updateThrottle,
} from './throttle.sql';

/** A counter of an attempt: its kind and its subject. */
export interface Counter {
  kind: ThrottleKind;
  of: string;
  /** Counted, but its delay does not block this attempt. */
  exempt?: boolean;
}

export interface Attempt {
  /** True while a counter's delay is running: the attempt must fail, whatever was typed. */
  blocked: boolean;
  counted: { kind: ThrottleKind; key: string; failures: number }[];
}

/**
 * Whether a running delay blocks such an attempt. Called first, so that a blocked attempt costs no hash, does not queue and does not count
 * as a failure. `event` is recorded once per delay (SECURITY 52).
 */
export async function isThrottled(
  request: Call,
  counters: readonly Counter[],
  now: Date,
  event: AuditRecord,
): Promise<boolean> {
  const keys = counters.filter(({ exempt }) => !exempt).map(keyOf);
  const delays = await runningDelays(request.server.kernel.db, keys, now);
  if (delays.some(({ told }) => !told)) {
    await change(request, async (tx, record) => {
      if (await markDelaysReported(tx, keys)) record(event);
    });
  }
  return delays.length > 0;
}

/**
 * Counts an attempt as failed before it is checked, so that concurrent attempts are counted in order. A blocked attempt is not counted, so
 * that strangers cannot prolong an owner's delay.
 */
export async function takeAttempt(tx: Tx, counters: readonly Counter[], now: Date): Promise<Attempt> {
  const byKey = new Map(counters.map((counter) => [keyOf(counter), counter]));
  const rows = await lockThrottles(tx, [...byKey.keys()], now);
  const blocked = rows.some(
    (row) => !byKey.get(row.key)?.exempt && row.blocked_until !== null && row.blocked_until > now,
  );
  if (blocked) return { blocked, counted: [] };

  const counted: Attempt['counted'] = [];
  for (const row of rows) {
    const kind = byKey.get(row.key)?.kind ?? 'pair';
    const forgotten = now.getTime() - row.last_failure_at.getTime() > forgetAfterMs;
    const failures = (forgotten ? 0 : row.failures) + 1;
    const delay = delayAfter(kind, failures);
    const until = delay > 0 ? new Date(now.getTime() + delay * 1000) : null;
    await updateThrottle(tx, { key: row.key, failures, last_failure_at: now, blocked_until: until });
    counted.push({ kind, key: row.key, failures });
  }
  return { blocked, counted };
}

/**
 * Takes back the failure of a successful attempt. The pair's counter is deleted; account and address only lose this one failure, because
 * otherwise an attacker with an account of their own, or the owner's own sign-in, would reset the count of guesses.
 */
export async function takeBackFailedAttempt(tx: Tx, attempt: Attempt): Promise<void> {
  for (const { kind, key, failures } of [...attempt.counted].sort((a, b) => (a.key < b.key ? -1 : 1))) {
    if (kind === 'pair') await deleteThrottle(tx, key);
    else await takeBackFailure(tx, key, failures);
  }
}

function keyOf({ kind, of }: Counter): string {
  return `${kind}:${createHash('sha256').update(of).digest('base64url')}`;
}
