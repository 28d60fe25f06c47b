import type { BookingState } from '@traveldesk/bookings-contract';
import type { Db } from '@traveldesk/shared-server';
import type { BookingRecord } from './rows.sql';

/** Returns the state to restore once a cancellation quote ends: `changed` if a change was done, otherwise `ticketed`. */
export async function stateWithoutQuote(
  db: Db,
  { id, state }: Pick<BookingRecord, 'id' | 'state'>,
): Promise<BookingState> {
  if (state !== 'cancel_quoted') return state;
  const changed = await db
    .selectFrom('booking_operations')
    .select('id')
    .where('booking_id', '=', id)
    .where('kind', '=', 'change')
    .where('state', '=', 'done')
    .limit(1)
    .executeTakeFirst();
  return changed ? 'changed' : 'ticketed';
}
