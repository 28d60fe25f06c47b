import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import type { ChangeAuthor } from './move';
import type { LookedUp } from './look-again';
import { watchForLate } from './refresh-at.sql';
import { updateOperation, type BookingRecord, type OperationRecord } from './rows.sql';
import { settleDone } from './settle-done';
import { settleDoubtTask, settleRefused } from './settle-undone';

/**
 * The effect of a look-up on an operation in doubt. `done` and `refused` settle it: the supplier did it, or absence proved that it did not.
 * The others leave it in doubt: `unproved` (not found, which proves nothing yet), `differs` (something else was found), `unanswered` (no
 * answer), `silent` (no answer for a day), `unfinished` (the look-up goes on).
 */
export type Verdict = 'done' | 'refused' | 'unproved' | 'differs' | 'unanswered' | 'silent' | 'unfinished';

/**
 * Absences needed before an operation counts as refused; each must be asked for after the supplier's settling time (TRAVEL-RULES 17,
 * SECURITY 12; docs/adr/0088).
 */
const enoughAbsences = 2;
/** Minimum time between two counted absences. */
const pauseMs = 5_000;
/** A supplier that has been silent this long may never answer (docs/adr/0097). */
const silentMs = 24 * 3_600_000;

interface Noting {
  /** Locked by the caller. */
  booking: BookingRecord;
  /** In doubt. */
  operation: OperationRecord;
  looked: LookedUp;
  /** Whether the schedule already keeps this look-up apart from the one before. */
  paced: boolean;
  /** The reason given by the person who asked. */
  reason: string | null;
  at: Date;
}

/** Records the result of a look-up, and settles the operation where the result is proof. */
export async function noteLookUp(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'texts' | 'log' | 'tools'>,
  { booking, operation, looked: { found, facts, askedAt }, paced, reason, at }: Noting,
): Promise<Verdict> {
  const heardAt = operation.heard_at ?? operation.begun_at;
  if (!found) return askedAt.getTime() - heardAt.getTime() >= silentMs ? 'silent' : 'unanswered';
  if (found.found === 'done') {
    const { effect } = found;
    await settleDone(tx, record, null, kernel, { booking, operation, effect, facts, at });
    await settleDoubtTask(tx, record, null, booking.id);
    return 'done';
  }
  if (found.found === 'unfinished') {
    await updateOperation(tx, operation.id, { heard_at: askedAt });
    return 'unfinished';
  }
  const isOver = operation.settles_at !== null && operation.settles_at <= askedAt;
  const isApart = paced || askedAt.getTime() - heardAt.getTime() >= pauseMs;
  const counts = found.found === 'absent' && isOver && isApart;
  const absences = operation.absences + (counts ? 1 : 0);
  if (counts && absences >= enoughAbsences) {
    const cause = operation.cause === 'already_done' ? 'offer_gone' : 'not_created';
    await settleRefused(tx, record, actor, { booking, operation, cause, reason, at });
    await watchForLate(tx, booking.id, at);
    await settleDoubtTask(tx, record, actor, booking.id);
    return 'refused';
  }
  const differs = found.found === 'misfit' && { cause: 'misfit', said: found.what };
  await updateOperation(tx, operation.id, { absences, heard_at: askedAt, ...differs });
  return differs ? 'differs' : 'unproved';
}
