import { isUnanswered } from '@traveldesk/flights-server';
import { systemChange, toolsOf, type Kernel } from '@traveldesk/shared-server';
import { supplierAccess } from './at';
import { driveSoon } from './drive.queue';
import { lookUp, type Found } from './look-up';
import { orderFacts } from './order-facts';
import {
  findAttempt,
  findBookingRecord,
  lockBooking,
  openOperation,
  updateOperation,
  type BookingRecord,
  type OperationRecord,
} from './rows.sql';
import { settleDone } from './settle-done';
import { checkAfter, checkHourly, settleDoubtTask, settleRefused } from './settle-undone';

/** So many look-ups have to find nothing, after the supplier's own time, before nothing is believed. */
const enoughAbsences = 2;

/** Looks up an operation in doubt, and settles it where the answer proves something; else it is looked up again later. */
export async function reconcile(kernel: Kernel, operation: OperationRecord): Promise<void> {
  const { now } = toolsOf(kernel, 'bookings');
  const booking = await findBookingRecord(kernel.db, operation.booking_id);
  const attempt = await findAttempt(kernel.db, operation.id);
  if (!booking || !attempt) return;
  const found = await ask(kernel, { booking, operation, attemptId: attempt.id });
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
    if (found?.found === 'done') {
      const { effect } = found;
      await settleDone(tx, record, null, { booking: locked, operation: open, effect, facts, at });
      await settleDoubtTask(tx, record, null, booking.id);
      return;
    }
    if (found?.found === 'absent' && isProof(open, at)) {
      const cause = open.cause === 'already_done' ? 'offer_gone' : 'not_created';
      await settleRefused(tx, record, null, { booking: locked, operation: open, cause, at });
      await settleDoubtTask(tx, record, null, booking.id);
      return;
    }
    const seconds = checkAfter[open.checks + 1] ?? checkHourly;
    await updateOperation(tx, open.id, {
      checks: open.checks + 1,
      absences: found?.found === 'absent' ? open.absences + 1 : open.absences,
      ...(found?.found === 'misfit' && { cause: 'misfit', said: found.what }),
      next_check_at: new Date(at.getTime() + seconds * 1_000),
    });
    await driveSoon(kernel, open.id, { tx, seconds });
  });
}

/**
 * TRAVEL-RULES 17, SECURITY 12: absence proves nothing before the supplier's own time has passed, nor once alone. Where it says that the
 * offer was ordered before, what was ordered is there already: it is ours, or it is not.
 */
function isProof({ absences, cause, settles_at: settlesAt }: OperationRecord, at: Date): boolean {
  const isOver = cause === 'already_done' || (settlesAt !== null && settlesAt <= at);
  return isOver && absences + 1 >= enoughAbsences;
}

interface Asking {
  booking: BookingRecord;
  operation: OperationRecord;
  attemptId: string;
}

/** Null where the supplier does not answer. */
async function ask(kernel: Kernel, asking: Asking): Promise<Found | null> {
  const { now } = toolsOf(kernel, 'bookings');
  const { booking, operation, attemptId } = asking;
  const signal = AbortSignal.any([kernel.stopping]);
  const access = await supplierAccess(kernel, booking, { reference: attemptId, operation, now, signal });
  if (!access) return null;
  try {
    return await lookUp({ ...kernel, ...asking, flights: toolsOf(kernel, 'flights'), at: access.at });
  } catch (error) {
    if (isUnanswered(error)) return null;
    throw error;
  } finally {
    await access.noted();
  }
}
