import { createHash } from 'node:crypto';
import { change, type AuditRecord, type Call, type Tx } from '@traveldesk/shared-server';
import { delayAfter, forgetAfterMs, type ThrottleKind } from './throttle.rules';
import {
  deleteThrottle,
  giveBack,
  lockThrottles,
  markTold,
  runningDelays,
  updateThrottle,
} from './throttle.sql';

/** What one attempt is counted by: its kind, and whose it is. */
export interface Counter {
  kind: ThrottleKind;
  of: string;
  /** Counted all the same, but does not hold this attempt up. */
  exempt?: boolean;
}

export interface Attempt {
  /** True while some counter's delay runs: the attempt must fail, whatever was typed. */
  blocked: boolean;
  counted: { kind: ThrottleKind; key: string; failures: number }[];
}

/**
 * Whether a delay holds such an attempt up. Asked before anything is done for it: what is held up costs no hash, waits in
 * no queue and counts as no failure. `event` is written down once in each delay (SECURITY 52).
 */
export async function isHeldUp(
  request: Call,
  counters: readonly Counter[],
  now: Date,
  event: AuditRecord,
): Promise<boolean> {
  const keys = counters.filter(({ exempt }) => !exempt).map(keyOf);
  const delays = await runningDelays(request.server.kernel.db, keys, now);
  if (delays.some(({ told }) => !told)) {
    await change(request, async (tx, record) => {
      if (await markTold(tx, keys)) record(event);
    });
  }
  return delays.length > 0;
}

/**
 * Counts an attempt as failed *before* it is judged, so that a hundred at once are not all judged as the
 * first. One that is held up is not counted: a stranger cannot make the delay of an owner any longer by trying on.
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
 * The attempt was right after all. The pair starts anew; account and address only get their one failure back,
 * or an attacker with an account of their own, or an owner who signs in, would set all guesses to nought.
 */
export async function forgiveAttempt(tx: Tx, attempt: Attempt): Promise<void> {
  for (const { kind, key, failures } of [...attempt.counted].sort((a, b) => (a.key < b.key ? -1 : 1))) {
    if (kind === 'pair') await deleteThrottle(tx, key);
    else await giveBack(tx, key, failures);
  }
}

function keyOf({ kind, of }: Counter): string {
  return `${kind}:${createHash('sha256').update(of).digest('base64url')}`;
}
