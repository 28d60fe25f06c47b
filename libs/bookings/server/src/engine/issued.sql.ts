import type { Insertable, Selectable } from 'kysely';
import { newId, type Tx } from '@traveldesk/shared-server';
import type { BookingTicketsTable } from '../bookings.people.tables';

type Issued = Omit<Insertable<BookingTicketsTable>, 'id' | 'state'>;

/** Inserts a document issued for a booking. Returns whether its number is new to the booking. */
export async function addIssued(tx: Tx, issued: Issued): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('booking_tickets')
    .values({ id: newId(), state: 'issued', ...issued })
    .onConflict((conflict) => conflict.columns(['booking_id', 'number']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns the booking's documents that are in force. */
export async function issuedOf(tx: Tx, bookingId: string) {
  return tx
    .selectFrom('booking_tickets')
    .select(['id', 'number', 'coupons'])
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'issued')
    .execute();
}

/** Updates the state and the coupons of a document. */
export async function updateIssued(
  tx: Tx,
  id: string,
  { state, coupons }: Pick<Selectable<BookingTicketsTable>, 'state' | 'coupons'>,
): Promise<void> {
  await tx
    .updateTable('booking_tickets')
    .set({ state, coupons: JSON.stringify(coupons) })
    .where('id', '=', id)
    .execute();
}
