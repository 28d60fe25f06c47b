import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import { productOf } from '../product/product';
import { supplierAccess } from './supplier-access';
import type { OrderFacts } from '../product/facts';
import type { Found } from '../product/order';
import { findAttempt, type AttemptRecord, type BookingRecord, type OperationRecord } from './rows.sql';

interface Asking {
  booking: BookingRecord;
  operation: OperationRecord;
  signal: AbortSignal;
}

/** The result of a look-up, made outside a transaction. */
export interface LookedUp {
  /** Null where the supplier does not answer, or there is no access to it any more. */
  found: Found | null;
  /** The order that was found, as values for the booking. */
  facts: OrderFacts | null;
  /** The time of the request, not of the answer: a slow answer describes the state at an earlier time. */
  askedAt: Date;
}

/** Looks up the outcome of an operation in doubt at the supplier. */
export async function lookAgain(kernel: Kernel, asking: Asking): Promise<LookedUp> {
  const { now } = toolsOf(kernel, 'bookings');
  const askedAt = now();
  const attempt = await findAttempt(kernel.db, asking.operation.id);
  const found = attempt ? await lookUpNow(kernel, { ...asking, attempt }) : null;
  const order = found?.found === 'done' ? found.effect.order : null;
  const facts = order && (await productOf(kernel, asking.booking).factsOf(asking.booking, order, now()));
  return { found, facts, askedAt };
}

/** Looks an operation up at the supplier; returns null where it does not answer, or where access is gone. */
export async function lookUpNow(
  kernel: Kernel,
  { booking, operation, attempt, signal: given }: Asking & { attempt: AttemptRecord },
): Promise<Found | null> {
  const { now } = toolsOf(kernel, 'bookings');
  const product = productOf(kernel, booking);
  const attemptId = attempt.id;
  const signal = AbortSignal.any([given]);
  const access = await supplierAccess(kernel, booking, { reference: attemptId, operation, now, signal });
  if (!access) return null;
  try {
    const found = await product.lookUp({ at: access.at, booking, operation, attemptId });
    // Absence at another account or address proves nothing, as the order was not sent there.
    const isElsewhere = attempt.access !== null && attempt.access !== access.key;
    return found.found === 'absent' && isElsewhere ? { found: 'misfit', what: 'access' } : found;
  } catch (error) {
    if (product.isUnanswered(error)) return null;
    throw error;
  } finally {
    await access.noted();
  }
}
