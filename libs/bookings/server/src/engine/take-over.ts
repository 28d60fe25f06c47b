import type { Updateable } from 'kysely';
import type { Kernel, Tx } from '@traveldesk/shared-server';
import type { BookingsTable } from '../bookings.tables';
import type { OrderFacts } from '../product/facts';
import { productOf } from '../product/product';
import type { BookingRecord } from './rows.sql';

/**
 * Applies an order: saves the product's own facts, and returns the booking columns for the caller to write with its move. The caller has
 * locked the booking.
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
