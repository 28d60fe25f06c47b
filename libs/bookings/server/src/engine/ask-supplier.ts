import { newId, Problem, toolsOf, type Kernel } from '@traveldesk/shared-server';
import { supplierAccess } from './supplier-access';
import type { AtSupplier } from '@traveldesk/suppliers-server';
import type { BookingRecord } from './rows.sql';
import type { Outcome, Quoted, Refused } from '../product/outcome';
import { productOf } from '../product/product';

/**
 * Sends a booking's supplier a request without effect, while the caller waits. Throws a 422 `booking_supplier_away` where there is no
 * supplier, `booking_access_gone` where the company has removed the credentials that placed the order, and a 503 `supplier_unavailable`
 * where the supplier does not answer.
 */
export async function askSupplier<Result>(
  kernel: Kernel,
  booking: BookingRecord,
  signal: AbortSignal,
  ask: (at: AtSupplier) => Promise<Result>,
): Promise<Result> {
  const access = await accessTo(kernel, booking, signal);
  try {
    return await ask(access.at);
  } catch (error) {
    if (!productOf(kernel, booking).isUnanswered(error)) throw error;
    const supplier = await kernel.db
      .selectFrom('suppliers')
      .select('name')
      .where('id', '=', access.at.seller.id)
      .executeTakeFirst();
    throw new Problem(503, 'supplier_unavailable', {
      params: { name: supplier?.name ?? '' },
      retryAfter: 10,
    });
  } finally {
    await access.noted();
  }
}

/** Sends a call that has an effect but costs nothing, outside the booking's operations; it is sent once. */
export async function sendToSupplier<Result>(
  kernel: Kernel,
  booking: BookingRecord,
  tell: (at: AtSupplier) => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  const access = await accessTo(kernel, booking, new AbortController().signal);
  try {
    return await tell(access.at);
  } finally {
    await access.noted();
  }
}

async function accessTo(kernel: Kernel, booking: BookingRecord, signal: AbortSignal) {
  const { now } = toolsOf(kernel, 'bookings');
  const access = await supplierAccess(kernel, booking, { reference: newId(), now, signal });
  if (!access) throw new Problem(422, booking.own_access ? 'booking_access_gone' : 'booking_supplier_away');
  return access;
}

/** Returns the supplier's result; throws a 422 with the mapped cause for a refusal. */
export function requireResult<Result>(quoted: Quoted<Result>): Result {
  if (quoted.outcome === 'done') return quoted.result;
  throw refusalProblem(quoted);
}

export function refusalProblem({ cause }: Pick<Refused, 'cause'>): Problem {
  const code = codes[cause as keyof typeof codes] ?? 'booking_supplier_refused';
  return new Problem(422, code);
}

const codes = {
  cancelled: 'booking_state',
  not_cancellable: 'booking_not_cancellable',
  not_changeable: 'booking_not_changeable',
  not_supported: 'booking_supplier_does_not',
  offer_gone: 'booking_option_gone',
  offer_expired: 'booking_option_gone',
  quote_expired: 'booking_quote_over',
  quote_superseded: 'booking_quote_changed',
} as const;
