import type { BookingState } from '@traveldesk/bookings-contract';
import type { Kernel } from '@traveldesk/shared-server';
import { checkLedger } from '@traveldesk/wallet-server';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** A booking as its supplier reports it: the expected state, the order, the number of effects, and payments and refund in minor units. */
export interface AtSupplierNow {
  state: BookingState;
  ref: string | null;
  /** Each belongs to one operation. */
  effects: number;
  payments: readonly number[];
  refund: number;
}

/** Returns the facts of a settled booking that are the same for every product, as they are and as they should be by its supplier. */
export async function settledFacts(kernel: Kernel, id: string, supplier: AtSupplierNow) {
  const { db } = kernel;
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const operations = await db
    .selectFrom('booking_operations')
    .leftJoin('booking_attempts', 'booking_attempts.operation_id', 'booking_operations.id')
    .select(['booking_operations.id', 'state', 'hold_id', 'booking_attempts.id as attempt'])
    .where('booking_operations.booking_id', '=', id)
    .execute();
  const quotes = await db
    .selectFrom('booking_quotes')
    .select('ended_at')
    .where('booking_id', '=', id)
    .execute();
  const holds = await db
    .selectFrom('ledger_holds')
    .leftJoin('ledger_hold_ends', 'ledger_hold_ends.hold_id', 'ledger_holds.id')
    .select(['ledger_holds.id', 'outcome'])
    .where('about_id', '=', id)
    .execute();
  const moved = await movedFor(kernel, id);
  return {
    is: {
      state: booking.state,
      order: booking.order_ref,
      open: operations.filter(({ state: is }) => is === 'pending' || is === 'in_doubt').length,
      done: operations.filter(({ state: is }) => is === 'done').length,
      /** One operation is sent once, and each hold of the wallet belongs to an operation. */
      attempts: operations.every(({ attempt }) => attempt !== null),
      quotes: quotes.filter(({ ended_at: end }) => end === null).length,
      holds: holds.map((hold) => hold.id).sort(),
      unended: holds.filter(({ outcome }) => outcome === null).length,
      taken: moved.taken,
      back: moved.back,
      paid: Number(booking.paid),
      refunded: Number(booking.refunded),
    },
    shouldBe: {
      state: supplier.state,
      order: supplier.ref,
      open: 0,
      done: supplier.effects,
      attempts: true,
      quotes: 0,
      holds: operations.flatMap(({ hold_id: holdId }) => holdId ?? []).sort(),
      unended: 0,
      taken: [...supplier.payments].sort(),
      back: supplier.refund,
      paid: sumOf(supplier.payments),
      refunded: supplier.refund,
    },
  };
}

/** Returns the wallet's payments and total refund for a booking, in minor units. */
async function movedFor({ db }: Kernel, id: string): Promise<{ taken: number[]; back: number }> {
  const rows = await db
    .selectFrom('ledger_transfers as transfers')
    .innerJoin('ledger_entries as entries', 'entries.transfer_id', 'transfers.id')
    .select(['transfers.type', 'entries.amount'])
    .where('transfers.about_id', '=', id)
    .where('entries.kind', '=', 'wallet')
    .execute();
  const taken = rows.filter(({ type }) => type !== 'refund').map(({ amount }) => -Number(amount));
  const back = rows.filter(({ type }) => type === 'refund').map(({ amount }) => Number(amount));
  return { taken: taken.sort(), back: sumOf(back) };
}

/** Counts ledger movements of other bookings, which one booking must not affect. */
export async function movedBesides({ db }: Kernel, id: string | null): Promise<number> {
  const of = (table: 'ledger_transfers' | 'ledger_holds') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      // Otherwise a null would select the movements about no booking.
      .$if(id !== null, (query) => query.where('about_id', 'is distinct from', id))
      .executeTakeFirstOrThrow();
  const [transfers, holds] = [await of('ledger_transfers'), await of('ledger_holds')];
  return Number(transfers.rows) + Number(holds.rows);
}

/** Returns the faults of the ledger. */
export async function faultsOfBooks({ db }: Kernel) {
  return (await checkLedger(db, 'whole')).faults;
}
