import type { Updateable } from 'kysely';
import type { Kernel, Tx } from '@traveldesk/shared-server';
import type { BookingsTable } from '../bookings.tables';
import type { OrderFacts } from '../product/facts';
import { productOf } from '../product/product';
import type { BookingRecord } from './rows.sql';

/**
 * Takes over what an order says: the product writes what it alone reads, and the columns of the booking are answered, to be written with
 * its move. The booking is locked by the caller.
 */
export async function takeOver(
  tx: Tx,
  kernel: Pick<Kernel, 'tools'>,
  booking: BookingRecord,
  facts: OrderFacts | null,
): Promise<Updateable<BookingsTable>> {
  if (!facts) return {};
  await productOf(kernel, booking).noteFacts(tx, booking.id, facts);
  return facts.set;
}
