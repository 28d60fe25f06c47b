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
import { keepPrice, type OrderPrice } from './price-rise';

interface Paying extends Target {
  pay: PayInput;
  /** The supplier's price where it was read again; null where the agreed one holds. */
  price: OrderPrice | null;
  at: Date;
}

/**
 * Begins to pay a hold: sets the agreed amount aside; the supplier is paid the order's price. Throws a 412, a 422 `booking_total_differs`
 * where another amount was shown, and the problems of `requireAction` and `beginOperation`.
 */
export async function payHold(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, pay, price, at }: Paying,
  kernel: Pick<Kernel, 'jobs'>,
): Promise<Begun> {
  const held = await lockBooking(tx, id);
  checkVersion(seen, held.version);
  await requireAction(tx, 'pay', { booking: held, at });
  const total = amountIn(held.total, held.currency);
  if (!total) throw new Problem(422, 'booking_state');
  requireAgreed(pay.total, total);
  const booking = price ? await keepPrice(tx, record, actor, { booking: held, price, at }) : held;
  const pays = payableOf(booking);
  const ordered = booking.order_price;
  return beginOperation(tx, record, actor, kernel, {
    booking,
    kind: 'pay',
    request: { ...(ordered && { price: ordered }), ...(pays && { pays }) },
    pays,
    at,
  });
}
