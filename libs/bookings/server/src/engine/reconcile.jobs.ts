import { isUnanswered } from '@traveldesk/flights-server';
import { systemChange, toolsOf, type Kernel } from '@traveldesk/shared-server';
import { supplierAccess } from './at';
import { driveSoon } from './drive.queue';
import { lookUp, type Found } from './look-up';
import { orderFacts } from './order-facts';
import { watchForLate } from './refresh-at.sql';
import {
  findAttempt,
  findBookingRecord,
  lockBooking,
  openOperation,
  updateOperation,
  type AttemptRecord,
  type BookingRecord,
  type OperationRecord,
} from './rows.sql';
import { settleDone } from './settle-done';
import { checkAfter, checkHourly, settleDoubtTask, settleRefused } from './settle-undone';

/**
 * So many look-ups have to find nothing, each asked after the supplier's own time had passed, before nothing is believed (TRAVEL-RULES
 * 17, SECURITY 12; docs/adr/0088).
 */
const enoughAbsences = 2;

/** Looks up an operation in doubt, and settles it where the answer proves something; else it is looked up again later. */
export async function reconcile(kernel: Kernel, operation: OperationRecord): Promise<void> {
  const { now } = toolsOf(kernel, 'bookings');
  const booking = await findBookingRecord(kernel.db, operation.booking_id);
  const attempt = await findAttempt(kernel.db, operation.id);
  if (!booking || !attempt) return;
  // By the time at which it was asked: a slow answer says what was so before.
  const askedAt = now();
  const found = await lookUpNow(kernel, { booking, operation, attempt, signal: kernel.stopping });
  const flights = toolsOf(kernel, 'flights');
  const order = found?.found === 'done' ? found.effect.order : null;
  const facts = order && (await orderFacts(flights, booking, order, now()));
  await systemChange(kernel, async (tx, record) => {
    const locked = await lockBooking(tx, booking.id);
    const open = await openOperation(tx, booking.id);
    if (open?.id !== operation.id || open.state !== 'in_doubt') return;
    // Two looked at once: what one found counts once.
    if (open.checks !== operation.checks) return;
    const at = now();
    const isOver = open.settles_at !== null && open.settles_at <= askedAt;
    if (found?.found === 'done') {
      const { effect } = found;
      await settleDone(tx, record, null, kernel, { booking: locked, operation: open, effect, facts, at });
      await settleDoubtTask(tx, record, null, booking.id);
      return;
    }
    const absences = open.absences + (isOver && found?.found === 'absent' ? 1 : 0);
    if (found?.found === 'absent' && absences >= enoughAbsences) {
      const cause = open.cause === 'already_done' ? 'offer_gone' : 'not_created';
      await settleRefused(tx, record, null, { booking: locked, operation: open, cause, at });
      await watchForLate(tx, booking.id, at);
      await settleDoubtTask(tx, record, null, booking.id);
      return;
    }
    const seconds = checkAfter[open.checks + 1] ?? checkHourly;
    await updateOperation(tx, open.id, {
      checks: open.checks + 1,
      absences,
      ...(found?.found === 'misfit' && { cause: 'misfit', said: found.what }),
      next_check_at: new Date(at.getTime() + seconds * 1_000),
    });
    await driveSoon(kernel, open.id, { tx, seconds });
  });
}

interface Asking {
  booking: BookingRecord;
  operation: OperationRecord;
  attempt: AttemptRecord;
  signal: AbortSignal;
}

/** What the supplier says of it; null where it does not answer, or there is no access to it any more. */
export async function lookUpNow(kernel: Kernel, asking: Asking): Promise<Found | null> {
  const { now } = toolsOf(kernel, 'bookings');
  const { booking, operation, attempt } = asking;
  const attemptId = attempt.id;
  const signal = AbortSignal.any([asking.signal]);
  const access = await supplierAccess(kernel, booking, { reference: attemptId, operation, now, signal });
  if (!access) return null;
  try {
    const looking = { ...kernel, booking, operation, attemptId, flights: toolsOf(kernel, 'flights') };
    const found = await lookUp({ ...looking, at: access.at });
    // Another account, or another address, knows nothing of what this one was told.
    const isElsewhere = attempt.access !== null && attempt.access !== access.key;
    return found.found === 'absent' && isElsewhere ? { found: 'misfit', what: 'access' } : found;
  } catch (error) {
    if (isUnanswered(error)) return null;
    throw error;
  } finally {
    await access.noted();
  }
}
