import { sql } from 'kysely';
import {
  checkVersion,
  invalid,
  type Actor,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { lockBooking } from '../engine/rows.sql';
import { mayBeGiven } from '../scope';

/**
 * Says who looks after a booking; null is nobody. Throws a 412, or a 422 at `owner_id` for somebody out of the caller's sight, or from whom
 * the booking is hidden.
 */
export async function assignOwner(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, ownerId }: Target & { ownerId: string | null },
): Promise<void> {
  const booking = await lockBooking(tx, id);
  checkVersion(seen, booking.version);
  if (ownerId !== null) {
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', ownerId)
      .where('status', '=', 'active')
      .where(mayBeGiven(actor, booking.company_id))
      .executeTakeFirst();
    if (!user) throw invalid({ owner_id: 'booking_owner_unknown' });
  }
  await tx
    .updateTable('bookings')
    .set({ owner_id: ownerId, version: sql`version + 1`, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  record({
    entity: 'booking',
    id,
    action: 'update',
    before: { owner_id: booking.owner_id },
    after: { owner_id: ownerId },
  });
}
