import type { BookingMoney } from '@traveldesk/bookings-contract';
import { isoOf, type Db } from '@traveldesk/shared-server';
import { movementsAbout } from '@traveldesk/wallet-server';
import { holdOwner } from '../engine/hold-owner';

/** Every movement of a booking's money, the oldest first. */
export async function bookingMoney(db: Db, bookingId: string): Promise<BookingMoney> {
  const movements = await movementsAbout(db, holdOwner(bookingId));
  return { data: movements.map(({ at, ...movement }) => ({ ...movement, at: isoOf(at) })) };
}
