import { systemChange, toolsOf, type Kernel } from '@traveldesk/shared-server';
import { applyOrder } from './apply-order';
import { supplierAccess } from './supplier-access';
import { driveSoon } from './drive.queue';
import { settleLate } from './late-success';
import { productOf } from '../product/product';
import { lateHours } from './refresh-at.sql';
import {
  findAttempt,
  findBookingRecord,
  firstAccess,
  lastOperation,
  lockBooking,
  openOperation,
  type BookingRecord,
} from './rows.sql';

const laterMs = 10 * 60_000;

/**
 * Reads a booking's order again, or looks for one settled as refused, and applies the result. Returns whether the supplier answered, so
 * that bulk callers can skip a supplier that does not.
 */
export async function refreshBooking(kernel: Kernel, bookingId: string): Promise<boolean> {
  const booking = await findBookingRecord(kernel.db, bookingId);
  if (!booking) return true;
  const open = await openOperation(kernel.db, bookingId);
  if (open) {
    // The open operation reads the order itself.
    if (open.state === 'in_doubt') await driveSoon(kernel, open.id, { seconds: 0, now: true });
    await askAgain(kernel, booking, { afterMs: laterMs });
    return true;
  }
  if (booking.kind !== 'supplier') {
    await askAgain(kernel, booking, { afterMs: null });
    return true;
  }
  const isRead =
    booking.order_ref === null ? await lookForLate(kernel, booking) : await read(kernel, booking);
  if (!isRead) await askAgain(kernel, booking, { afterMs: laterMs });
  return isRead;
}

/** Schedules the next refresh; changes nothing visible, so the version stays. */
async function askAgain(
  kernel: Kernel,
  { id }: Pick<BookingRecord, 'id'>,
  { afterMs }: { afterMs: number | null },
): Promise<void> {
  const { now } = toolsOf(kernel, 'bookings');
  const refresh_at = afterMs === null ? null : new Date(now().getTime() + afterMs);
  await kernel.db.updateTable('bookings').set({ refresh_at }).where('id', '=', id).execute();
}

async function read(kernel: Kernel, booking: BookingRecord): Promise<boolean> {
  const { now } = toolsOf(kernel, 'bookings');
  const product = productOf(kernel, booking);
  const ref = booking.order_ref ?? '';
  const asked = await asking(kernel, booking, ({ at }) => product.readOrder(at, ref));
  if (!asked) return false;
  const { answer: order, isElsewhere } = asked;
  // Another account does not know the order, which proves nothing.
  if (order === null && isElsewhere) return false;
  const facts = order && (await product.factsOf(booking, order, now()));
  await systemChange(kernel, async (tx, record) => {
    const locked = await lockBooking(tx, booking.id);
    const isAsBefore = locked.version === booking.version && locked.order_ref === ref;
    // An operation that is open or has run meanwhile has read the order itself.
    if (!isAsBefore || (await openOperation(tx, booking.id))) return;
    await applyOrder(tx, record, null, kernel, { booking: locked, facts, at: now() });
  });
  return true;
}

/** Looks for an order that was settled as refused, until it cannot appear any more (SECURITY 13). */
async function lookForLate(kernel: Kernel, booking: BookingRecord): Promise<boolean> {
  const { now } = toolsOf(kernel, 'bookings');
  const product = productOf(kernel, booking);
  const operation = await lastOperation(kernel.db, booking.id);
  const attempt = operation && (await findAttempt(kernel.db, operation.id));
  if (!operation?.ended_at || !attempt || operation.state !== 'refused') {
    await askAgain(kernel, booking, { afterMs: null });
    return true;
  }
  const asked = await asking(kernel, booking, ({ at }) =>
    product.lookUp({ at, booking, operation, attemptId: attempt.id }),
  );
  if (!asked) return false;
  const { answer: found } = asked;
  if (found.found !== 'done') {
    const until = operation.ended_at.getTime() + lateHours * 3_600_000;
    await askAgain(kernel, booking, { afterMs: now().getTime() < until ? 3_600_000 : null });
    return true;
  }
  const { effect } = found;
  const facts = effect.order && (await product.factsOf(booking, effect.order, now()));
  await systemChange(kernel, async (tx, record) => {
    const locked = await lockBooking(tx, booking.id);
    if (locked.order_ref !== null) return;
    await settleLate(tx, record, null, kernel, { booking: locked, operation, effect, facts, at: now() });
  });
  return true;
}

type Access = NonNullable<Awaited<ReturnType<typeof supplierAccess>>>;

/** Returns undefined where the supplier does not answer. */
async function asking<Answer>(
  kernel: Kernel,
  booking: BookingRecord,
  ask: (access: Access) => Promise<Answer>,
): Promise<{ answer: Answer; isElsewhere: boolean } | undefined> {
  const { now } = toolsOf(kernel, 'bookings');
  const signal = AbortSignal.any([kernel.stopping]);
  const access = await supplierAccess(kernel, booking, { reference: booking.id, now, signal });
  if (!access) return undefined;
  try {
    const answer = await ask(access);
    const key = await firstAccess(kernel.db, booking.id);
    return { answer, isElsewhere: key !== null && key !== access.key };
  } catch (error) {
    if (productOf(kernel, booking).isUnanswered(error)) return undefined;
    throw error;
  } finally {
    await access.noted();
  }
}
