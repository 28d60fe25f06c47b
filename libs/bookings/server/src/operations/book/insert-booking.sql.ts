import type { Insertable } from 'kysely';
import { newId, type Kernel, type Tx } from '@traveldesk/shared-server';
import type { BookingsTable } from '../../bookings.tables';
import { productOf } from '../../product/product';
import { newNumber } from './number';

/** Inserts a booking of a registered product under a new unique number. */
export async function insertBooking(
  tx: Tx,
  kernel: Pick<Kernel, 'tools'>,
  values: Omit<Insertable<BookingsTable>, 'id' | 'number'>,
): Promise<{ id: string; number: string }> {
  productOf(kernel, values);
  for (let tries = 0; tries < 5; tries += 1) {
    const id = newId();
    const number = newNumber();
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('bookings')
      .values({ ...values, id, number })
      .onConflict((conflict) => conflict.constraint('bookings_number').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return { id, number };
  }
  throw new Error('no free booking number was found');
}
