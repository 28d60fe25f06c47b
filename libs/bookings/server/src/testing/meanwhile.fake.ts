import { openOperation } from '../engine/rows.sql';
import { movedBesides } from './books.fake';
import type { ProvenBookings } from './proven.fake';

/** The wallet, the other ledger movements and the booking's state before a step. */
export async function beforeIt(bookings: ProvenBookings, id: string | null) {
  const { balance } = await bookings.wallet();
  const state = id === null ? null : (await bookings.record(id)).state;
  return { balance: Number(balance), state, besides: await movedBesides(bookings.api.kernel, id) };
}

type Before = Awaited<ReturnType<typeof beforeIt>>;

/**
 * The actual and expected facts while an operation is open; null once it is closed. Until the outcome is
 * known, the payment stays blocked, nothing is refunded, and tickets stay valid (SECURITY 12).
 */
export async function verdictMeanwhile(bookings: ProvenBookings, id: string, before: Before) {
  const { kernel } = bookings.api;
  const open = await openOperation(kernel.db, id);
  if (!open) return null;
  const { balance, held } = await bookings.wallet();
  const { state } = await bookings.record(id);
  const pays = Math.round(Number(open.request.pays?.amount ?? 0) * 100);
  return {
    is: { operation: open.state, balance: Number(balance), held: Number(held), state },
    shouldBe: {
      operation: 'in_doubt',
      balance: before.balance,
      held: pays,
      state: stateMeanwhile(open.kind, before.state),
    },
  };
}

function stateMeanwhile(kind: string, before: Before['state']) {
  return kind === 'pay' || kind === 'book' ? 'issuing' : (before ?? 'priced');
}
