import type { Sandbox } from '../../context';
import { invalidState } from '../../http/errors';
import { balanceOf, moved } from '../../state/balances';
import type { Account } from '../../training/accounts';
import { localDate } from '../../world/zones';
import { assumed } from '../assumed';
import { findProperty } from '../world/properties';
import type { Rate } from '../world/rate';
import { refundAt } from '../world/timeline';
import { ownBooking } from './own';
import type { StayBookingRecord } from './booking.record';
import { bookingWire } from './booking.wire';

/** Returns a booking that can be canceled now. Throws not_found or already_cancelled, and an error if the property refuses. */
export function cancellable(sandbox: Sandbox, account: Account, id: string): StayBookingRecord {
  const booking = ownBooking(sandbox.store, account.id, id);
  if (booking.cancelled !== null) {
    throw invalidState('already_cancelled', 'The booking has been cancelled already.');
  }
  const zone = findProperty(booking.property)?.place.timeZone ?? 'UTC';
  const isOver = localDate(sandbox.now(), zone) > booking.checkOut;
  if (isOver || booking.rate.scenario === 'cancel_refused') {
    throw invalidState(assumed.notCancellable, 'The property does not take a cancellation of this booking.');
  }
  return booking;
}

/** Cancels a booking; the refund and the event are in the same line of the journal. */
export function cancelBooking(
  sandbox: Sandbox,
  account: Account,
  booking: StayBookingRecord,
): StayBookingRecord {
  const { store, webhooks, now, address } = sandbox;
  const cancelled = { ...booking, cancelled: now() };
  const back = refundOf(booking, now());
  const balance = balanceOf(store, account, booking.rate.currency);
  webhooks.publish(
    account.id,
    [
      {
        type: 'stays.booking.cancelled',
        key: booking.id,
        object: bookingWire(cancelled, { url: address.url, now: now() }),
      },
    ],
    ['stayBookings', cancelled],
    ...(back > 0 ? ([['balances', moved(balance, back)]] as const) : []),
  );
  return cancelled;
}

/** Returns the refund to the balance (STAYS 3): for a deposit, the part that the hotel does not claim; for a guarantee, 0. */
export function refundOf(
  { rate, paid }: { rate: Pick<Rate, 'total' | 'timeline'>; paid: number },
  at: number,
): number {
  const claim = rate.total - refundAt(rate.timeline, rate.total, at);
  return Math.max(0, paid - claim);
}
