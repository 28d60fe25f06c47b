import { lockBooking, move, requireAction } from '@traveldesk/bookings-server';
import type { NoShowInput } from '@traveldesk/hotel-bookings-contract';
import {
  Problem,
  requireVersion,
  type Actor,
  type ReadTarget,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { hotelDetail } from '../../order/hotel-detail.sql';
import { noShowWindowOf } from './no-show-window';

export interface NoShowSet {
  id: string;
  number: string;
  version: number;
}

/**
 * Records that the guest did not come, or takes that back; it moves no money. Throws a 412; a 422 `booking_state` if nothing would change;
 * and the problems of `requireAction`.
 */
export async function setNoShow(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, input, at }: ReadTarget & { input: NoShowInput; at: Date },
): Promise<NoShowSet> {
  const booking = await lockBooking(tx, id);
  requireVersion(seen, booking.version);
  const noShow = noShowWindowOf(await hotelDetail(tx, id));
  await requireAction(tx, 'no_show', { booking, noShow, at, actor });
  if ((booking.state === 'no_show') === input.no_show) throw new Problem(422, 'booking_state');
  const isOver = booking.ends_at !== null && booking.ends_at <= at;
  const version = await move(tx, record, actor, {
    booking,
    ...(input.no_show
      ? { to: 'no_show', event: 'no_show' }
      : { to: isOver ? 'stayed' : 'confirmed', event: 'no_show_undone' }),
    reason: input.reason,
    at,
  });
  return { id, number: booking.number, version };
}
