import { checkLedger } from '@traveldesk/wallet-server';
import type { Kernel } from '@traveldesk/shared-server';
import type { BookingState } from '@traveldesk/bookings-contract';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { truthOf, type Truth } from '../testing/supplier-truth.fake';

const stateOf: Readonly<Record<Exclude<Truth['is'], null>, BookingState>> = {
  held: 'on_hold',
  paid: 'ticketed',
  cancelled: 'cancelled',
};

/** What has to be so of a booking once it is settled, whatever went wrong; each fact beside what it has to be. */
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
  const holds = await db
    .selectFrom('ledger_holds')
    .leftJoin('ledger_hold_ends', 'ledger_hold_ends.hold_id', 'ledger_holds.id')
    .select(['ledger_holds.id', 'outcome', 'ledger_hold_ends.amount'])
    .where('about_id', '=', id)
    .execute();
  const taken = holds.filter(({ outcome }) => outcome === 'captured');
  const isPaid = truth.is === 'paid';
  const total = String(booking.total);
  return {
    is: {
      orders: truth.orders <= 1,
      state: booking.state,
      order: booking.order_ref,
      open: operations.filter(({ state }) => state === 'pending' || state === 'in_doubt').length,
      /** One operation is sent once, and each hold of the wallet is an operation's. */
      attempts: operations.every(({ attempt }) => attempt !== null),
      holds: holds.map((hold) => hold.id).sort(),
      unended: holds.filter(({ outcome }) => outcome === null).length,
      taken: taken.map(({ amount }) => String(amount)),
      paid: String(booking.paid),
    },
    shouldBe: {
      orders: true,
      state: truth.is === null ? 'failed' : stateOf[truth.is],
      order: truth.ref,
      open: 0,
      attempts: true,
      holds: operations.flatMap(({ hold_id: holdId }) => holdId ?? []).sort(),
      unended: 0,
      taken: isPaid ? [total] : [],
      paid: isPaid ? total : '0',
    },
  };
}

/** What is wrong with the books. */
export async function faultsOfBooks({ db }: Kernel) {
  return (await checkLedger(db, 'whole')).faults;
}
