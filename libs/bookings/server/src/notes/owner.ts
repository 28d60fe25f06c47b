import { sql } from 'kysely';
import {
  checkVersion,
  invalid,
  Problem,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { lockBooking } from '../engine/rows.sql';
import { mayBeGiven, mayKnow } from '../scope';

/**
 * Assigns a booking; null unassigns it. Throws a 412; a 422 `booking_owner_concealed` where the caller may not see the current owner; and a
 * 422 at `owner_id` for a user whom the caller may not see, who cannot sign in, or who may not see the booking.
 */
export async function assignOwner(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, ownerId }: Target & { ownerId: string | null },
  kernel: Pick<Kernel, 'tools'>,
): Promise<{ id: string; number: string; version: number }> {
  const booking = await lockBooking(tx, id);
  checkVersion(seen, booking.version);
  if (booking.owner_id !== null && !(await mayKnow(tx, actor, booking.owner_id))) {
    throw new Problem(422, 'booking_owner_concealed');
  }
  if (ownerId !== null) {
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', ownerId)
      .where(mayBeGiven(kernel, actor, booking))
      .executeTakeFirst();
    if (!user) throw invalid({ owner_id: 'booking_owner_unknown' });
  }
  const { version } = await tx
    .updateTable('bookings')
    .set({ owner_id: ownerId, version: sql<number>`version + 1`, updated_at: new Date() })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  record({
    entity: 'booking',
    id,
    action: 'update',
    before: { owner_id: booking.owner_id },
    after: { owner_id: ownerId },
  });
  return { id, number: booking.number, version };
}
