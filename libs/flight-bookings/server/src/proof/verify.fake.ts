import { settledFacts } from '@traveldesk/bookings-server/testing';
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
  const truth = await truthOf(sandbox, id);
  const state = stateOf(truth);
  const { is, shouldBe } = await settledFacts(kernel, id, {
    state,
    ref: truth.ref,
    effects: effectsOf(truth),
    payments: truth.payments,
    refund: truth.refund ?? 0,
  });
  const tickets = await kernel.db
    .selectFrom('booking_tickets')
    .select(['number', 'state'])
    .where('booking_id', '=', id)
    .execute();
  return {
    is: {
      ...is,
      orders: truth.orders <= 1,
      tickets: tickets.map((one) => `${one.number} ${one.state}`).sort(),
    },
    shouldBe: {
      ...shouldBe,
      orders: true,
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
