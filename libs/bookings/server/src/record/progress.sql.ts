import type { Actor, Db } from '@traveldesk/shared-server';
import type { BookingRecord, OperationRecord } from '../engine/rows.sql';
import type { BookingAddress } from '../product/product-routes';
import { seenBookings } from '../scope';

interface Progress extends Pick<BookingRecord, 'product' | 'state' | 'pnr' | 'version'> {
  /** The open operation. */
  operation: OperationRecord | null;
}

/** Returns a booking's progress if the actor sees it; one statement, so that state and operation are consistent. */
export async function findProgress(
  db: Db,
  address: BookingAddress,
  actor: Pick<Actor, 'type' | 'companyId'>,
): Promise<Progress | undefined> {
  const row = await seenBookings(db, address, actor)
    .leftJoin('booking_operations as open', (join) =>
      join.onRef('open.booking_id', '=', 'bookings.id').on('open.state', 'in', ['pending', 'in_doubt']),
    )
    .selectAll('open')
    .select(['bookings.product', 'bookings.state as is', 'bookings.pnr', 'bookings.version'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { product, is: state, pnr, version, ...open } = row;
  // The join finds a whole operation, or none.
  return { product, state, pnr, version, operation: open.id === null ? null : (open as OperationRecord) };
}
