import {
  requireVersion,
  type Actor,
  type Recorder,
  type ReadTarget,
  type Tx,
} from '@traveldesk/shared-server';
import { requireAction } from '../../engine/require-action';
import { move } from '../../engine/move';
import { lockBooking } from '../../engine/rows.sql';
import { closeStaffTask } from '../../engine/staff-tasks';

/**
 * Acknowledges a change made outside: clears its flag, closes its task and keeps the reason. A later change raises the flag again. Throws a
 * 412, and the problems of `requireAction`.
 */
export async function acknowledgeOutside(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, reason, at }: ReadTarget & { reason: string; at: Date },
): Promise<{ id: string; number: string; version: number }> {
  const booking = await lockBooking(tx, id);
  requireVersion(seen, booking.version);
  await requireAction(tx, 'acknowledge', { booking, at });
  const set = { flags: booking.flags.filter((flag) => flag !== 'changed_outside') };
  const event = 'outside_seen';
  const version = await move(tx, record, actor, { booking, to: booking.state, event, reason, set, at });
  await closeStaffTask(tx, record, actor, { bookingId: id, reason: 'changed_outside' });
  return { id, number: booking.number, version };
}
