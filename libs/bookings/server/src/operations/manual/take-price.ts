import type { Updateable } from 'kysely';
import type { BookingState } from '@traveldesk/bookings-contract';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { Actor, Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import { capture, hold, isWithinDepositLimit } from '@traveldesk/wallet-server';
import type { BookingsTable } from '../../bookings.tables';
import { holdOwner } from '../../engine/hold-owner';
import type { BookingRecord } from '../../engine/rows.sql';
import { requestManual, type EnteredBooking } from './manual-kind';

interface Taken {
  to: BookingState;
  set: Updateable<BookingsTable>;
}

/**
 * Charges the price of a manual booking, all of which goes to the external seller. If staff exceed their own daily limit, the price is only
 * held until a second person approves it (ADR 103). The caller has locked the booking. Throws the wallet's problems.
 */
export async function takePrice(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Kernel,
  {
    booking,
    entered,
    amount,
  }: {
    booking: BookingRecord;
    entered: { input: EnteredBooking; to: BookingState; at: Date };
    amount: Money;
  },
): Promise<Taken> {
  const { input, to, at } = entered;
  const owner = holdOwner(booking.id);
  const needsSecond =
    actor.type === 'staff' &&
    !(await isWithinDepositLimit(tx, record, actor, { kind: 'manual_booking', amount }));
  const reference = input.pnr ?? booking.number;
  const setAside = { companyId: input.company_id, amount, owner, reference, expiresAt: null, at };
  const holdId = await hold(tx, record, actor, setAside);
  if (needsSecond) {
    const approvalId = await requestManual(tx, record, actor, kernel, { booking, input, amount });
    return { to: 'payment_pending', set: { hold_id: holdId, approval_id: approvalId } };
  }
  const paymentId = await capture(tx, record, actor, { holdId, owner, at });
  return { to, set: { payment_id: paymentId, paid: minorUnits(amount) } };
}
