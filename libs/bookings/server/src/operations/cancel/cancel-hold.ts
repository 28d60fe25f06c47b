import {
  checkVersion,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { requireAction } from '../../engine/action-rules';
import { beginOperation, type Begun } from '../../engine/begin';
import { lockBooking } from '../../engine/rows.sql';

/** Begins to let a hold go that is not paid. Throws a 412, and what `requireAction` and `beginOperation` say. */
export async function cancelHold(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, reason, at }: Target & { reason: string | null; at: Date },
  kernel: Pick<Kernel, 'jobs'>,
): Promise<Begun> {
  const booking = await lockBooking(tx, id);
  checkVersion(seen, booking.version);
  await requireAction(tx, 'cancel', { booking, at });
  return beginOperation(tx, record, actor, kernel, {
    booking,
    kind: 'cancel',
    request: {},
    pays: null,
    reason,
    at,
  });
}
