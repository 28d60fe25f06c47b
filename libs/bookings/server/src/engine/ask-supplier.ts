import { newId, Problem, toolsOf, type Kernel } from '@traveldesk/shared-server';
import { supplierAccess } from './supplier-access';
import type { AtSupplier } from '../product/at-supplier';
import type { BookingRecord } from './rows.sql';
import type { Outcome, Quoted, Refused } from '../product/outcome';
import { productOf } from '../product/product';

/**
 * Asks a booking's supplier something that has no effect, while somebody waits. Throws a 422 `booking_supplier_away` where there is none,
 * `booking_access_gone` where the company has taken the credentials away by which it was ordered, and a 503 `supplier_unavailable` where
 * nobody answers.
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

/** One call with an effect that costs nothing, beside the operations of a booking; it is sent once. */
export async function tellSupplier<Result>(
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

/** What a supplier answered; a refusal is a 422 that says what of it is known. */
export function answered<Result>(quoted: Quoted<Result>): Result {
  if (quoted.outcome === 'done') return quoted.result;
  throw refusal(quoted);
}

export function refusal({ cause }: Pick<Refused, 'cause'>): Problem {
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
