import type { BookingMoney } from '@traveldesk/bookings-contract';
import { isoOf, snapshot, type Db } from '@traveldesk/shared-server';
import { movementsAbout } from '@traveldesk/wallet-server';
import { holdOwner } from '../engine/hold-owner';

/** Every movement of a booking's money, the oldest first: what is set aside and what was taken are of one moment. */
export async function bookingMoney(db: Db, bookingId: string): Promise<BookingMoney> {
  const movements = await snapshot(db, (tx) => movementsAbout(tx, holdOwner(bookingId)));
  return { data: movements.map(({ at, ...movement }) => ({ ...movement, at: isoOf(at) })) };
}
