import { beginOperation, lockBooking, requireAction, type Begun } from '@traveldesk/bookings-server';
import type { CancelStayInput } from '@traveldesk/hotel-bookings-contract';
import { calculateRefund } from '@traveldesk/markups-server';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import {
  checkVersion,
  Problem,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { hotelDetail } from '../../order/hotel-detail.sql';
import { isBeingReplaced } from '../../order/linked-bookings.sql';
import { returnsAt } from '../../money/booked-money';

/**
 * Begins to cancel a confirmed stay in the tier that was shown. Throws a 412; a 422 `booking_refund_moved` with both amounts if another tier
 * is in force now; and the problems of `requireAction` and `beginOperation`.
 */
export async function cancelStay(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, cancel, at }: Target & { cancel: CancelStayInput; at: Date },
  kernel: Pick<Kernel, 'jobs'>,
): Promise<Begun> {
  const booking = await lockBooking(tx, id);
  checkVersion(seen, booking.version);
  await requireAction(tx, 'cancel', {
    booking,
    isBeingReplaced: await isBeingReplaced(tx, id),
    at,
    actor,
  });
  const now = await returnsAt(tx, booking, await hotelDetail(tx, id), at);
  const back = now && calculateRefund(now.returning).back;
  const until = now?.until ?? null;
  if (!isSame(back, cancel.back) || !isSameInstant(until, cancel.until))
    throw new Problem(422, 'booking_refund_moved', {
      params: { shown: cancel.back ?? '–', now: back ?? '–' },
    });
  const request = { shown: { back, until, claim: now?.claim ?? null } };
  const { reason } = cancel;
  return beginOperation(tx, record, actor, kernel, {
    booking,
    kind: 'cancel',
    request,
    pays: null,
    reason,
    at,
  });
}

function isSame(one: Money | null, other: Money | null): boolean {
  if (one === null || other === null) return one === other;
  return one.currency === other.currency && minorUnits(one) === minorUnits(other);
}

const isSameInstant = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);
