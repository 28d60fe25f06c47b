import { checkLedger } from '@traveldesk/wallet-server';
import type { Kernel } from '@traveldesk/shared-server';
import type { BookingState } from '@traveldesk/bookings-contract';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { truthOf, type Truth } from '../testing/supplier-truth.fake';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns the expected state of a booking by the supplier's state. Voids refund everything; refunds here never do. */
function stateOf({ is, payments, refund, changes }: Truth): BookingState {
  if (is === null) return 'failed';
  if (is === 'held') return 'on_hold';
  if (is === 'paid') return changes > 0 ? 'changed' : 'ticketed';
  if (payments.length === 0) return 'cancelled';
  return refund === sumOf(payments) ? 'voided' : 'refunded';
}

const ticketOf: Partial<Record<BookingState, string>> = { voided: 'voided', refunded: 'refunded' };

/** Counts the supplier's effects; each belongs to one operation. */
function effectsOf({ orders, type, payments, changes, is }: Truth): number {
  const paidLater = type === 'hold' && payments.length > 0 ? 1 : 0;
  return orders + paidLater + changes + (is === 'cancelled' ? 1 : 0);
}

/** Returns the actual and the expected facts of a settled booking, whatever went wrong. */
export async function verdictOn(kernel: Kernel, sandbox: Sandbox, id: string) {
  const { db } = kernel;
  const truth = await truthOf(sandbox, id);
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
  const tickets = await db
    .selectFrom('booking_tickets')
    .select(['number', 'state'])
    .where('booking_id', '=', id)
    .execute();
  const holds = await db
    .selectFrom('ledger_holds')
    .leftJoin('ledger_hold_ends', 'ledger_hold_ends.hold_id', 'ledger_holds.id')
    .select(['ledger_holds.id', 'outcome'])
    .where('about_id', '=', id)
    .execute();
  const moved = await movedFor(kernel, id);
  const state = stateOf(truth);
  const paid = sumOf(truth.payments);
  return {
    is: {
      orders: truth.orders <= 1,
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
      tickets: tickets.map((one) => `${one.number} ${one.state}`).sort(),
    },
    shouldBe: {
      orders: true,
      state,
      order: truth.ref,
      open: 0,
      done: effectsOf(truth),
      attempts: true,
      quotes: 0,
      holds: operations.flatMap(({ hold_id: holdId }) => holdId ?? []).sort(),
      unended: 0,
      taken: [...truth.payments].sort(),
      back: truth.refund ?? 0,
      paid,
      refunded: truth.refund ?? 0,
      tickets: ticketsOf(truth, tickets, ticketOf[state] ?? 'issued'),
    },
  };
}

/** Tickets of the order have the booking's state; all other known tickets were exchanged for them. */
function ticketsOf(
  { tickets, payments }: Truth,
  known: readonly { number: string }[],
  state: string,
): string[] {
  const now = payments.length > 0 ? tickets : [];
  const before = known.filter(({ number }) => !now.includes(number));
  return [
    ...now.map((number) => `${number} ${state}`),
    ...before.map(({ number }) => `${number} exchanged`),
  ].sort();
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
