import {
  checkVersion,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { requireAction } from '../../engine/require-action';
import { beginOperation, type Begun } from '../../engine/begin';
import { lockBooking } from '../../engine/rows.sql';

/** Begins to cancel an unpaid hold. Throws a 412, and the problems of `requireAction` and `beginOperation`. */
export async function cancelHold(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, reason, at }: Target & { reason: string | null; at: Date },
  kernel: Pick<Kernel, 'jobs'>,
): Promise<Begun> {
  const booking = await lockBooking(tx, id);
  checkVersion(seen, booking.version);
  await requireAction(tx, 'cancel', { booking, at, actor });
  return beginOperation(tx, record, actor, kernel, {
    booking,
    kind: 'cancel',
    request: {},
    pays: null,
    reason,
    at,
  });
}
