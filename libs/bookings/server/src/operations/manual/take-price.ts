import type { Updateable } from 'kysely';
import type { BookingState, ManualInput } from '@traveldesk/bookings-contract';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { Actor, Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import { capture, hold, movesAlone } from '@traveldesk/wallet-server';
import type { BookingsTable } from '../../bookings.tables';
import { holdOwner } from '../../engine/hold-owner';
import type { BookingRecord } from '../../engine/rows.sql';
import { requestManual } from './manual-kind';

interface Taken {
  to: BookingState;
  set: Updateable<BookingsTable>;
}

/**
 * Takes what a manual booking costs: it is the one who sold it that has all of it. Where one of the staff goes beyond what they may move
 * alone in a day, the price is only set aside and waits for a second person (ADR 103). The booking is locked by the caller. Throws what
 * the wallet says.
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
  }: { booking: BookingRecord; entered: { input: ManualInput; at: Date }; amount: Money },
): Promise<Taken> {
  const { input, at } = entered;
  const owner = holdOwner(booking.id);
  const needsSecond =
    actor.type === 'staff' && !(await movesAlone(tx, record, actor, { kind: 'manual_booking', amount }));
  const reference = input.pnr ?? booking.number;
  const setAside = { companyId: input.company_id, amount, owner, reference, expiresAt: null, at };
  const holdId = await hold(tx, record, actor, setAside);
  if (needsSecond) {
    const approvalId = await requestManual(tx, record, actor, kernel, { booking, input, amount });
    return { to: 'payment_pending', set: { hold_id: holdId, approval_id: approvalId } };
  }
  const paymentId = await capture(tx, record, actor, { holdId, owner, at });
  return { to: 'ticketed', set: { payment_id: paymentId, paid: minorUnits(amount) } };
}
