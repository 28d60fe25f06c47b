import type { PayInput } from '@traveldesk/bookings-contract';
import {
  Problem,
  checkVersion,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { requireAction } from '../../engine/require-action';
import { beginOperation, type Begun } from '../../engine/begin';
import { amountIn, payableOf } from '../../engine/money';
import { lockBooking } from '../../engine/rows.sql';
import { requireAgreed } from '../require-agreed';

/**
 * Begins to pay a hold: sets the agreed amount aside; the supplier is paid the order's price. Throws a 412, a 422 `booking_total_differs`
 * where another amount was shown, and the problems of `requireAction` and `beginOperation`.
 */
export async function payHold(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, pay, at }: Target & { pay: PayInput; at: Date },
  kernel: Pick<Kernel, 'jobs'>,
): Promise<Begun> {
  const booking = await lockBooking(tx, id);
  checkVersion(seen, booking.version);
  await requireAction(tx, 'pay', { booking, at });
  const total = amountIn(booking.total, booking.currency);
  if (!total) throw new Problem(422, 'booking_state');
  requireAgreed(pay.total, total);
  const pays = payableOf(booking);
  const price = booking.order_price;
  return beginOperation(tx, record, actor, kernel, {
    booking,
    kind: 'pay',
    request: { ...(price && { price }), ...(pays && { pays }) },
    pays,
    at,
  });
}
