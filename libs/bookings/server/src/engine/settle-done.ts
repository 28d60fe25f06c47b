import type { Updateable } from 'kysely';
import { stateAfter, type BookingFlag } from '@traveldesk/bookings-contract';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import { capture } from '@traveldesk/wallet-server';
import type { BookingsTable } from '../bookings.tables';
import type { Effect } from './effect';
import { holdOwner } from './hold-owner';
import { splitOf } from './money';
import { move, tell, type Writer } from './move';
import type { OrderFacts } from './order-facts';
import { postConfirmed } from './post-confirmed';
import { nextRefresh } from './refresh-at.sql';
import type { OperationRequest } from './operation-request';
import { endQuotes, quoteOf } from './quotes.sql';
import { isMoney, refundPayments } from './refund-payments';
import { updateOperation, type BookingRecord, type OperationRecord } from './rows.sql';
import { searchText } from './search-text';
import { endTickets, noteTickets } from './tickets';
import { calmStaff, warnStaff } from './warn-staff';

export interface Done {
  booking: BookingRecord;
  operation: OperationRecord;
  /** What was done; where a person says so, nothing more is known of it. */
  effect: Effect | null;
  /** The order as it is now, where it was read. */
  facts: OrderFacts | null;
  reason?: string | null;
  /** What is to be written beside it. */
  set?: Updateable<BookingsTable>;
  at: Date;
}

/**
 * The supplier did it: the booking becomes what it is now, and its money moves, in one transaction (SECURITY 11). Nothing stops it: not a
 * suspended company, nor books that are not whole, nor money that cannot be posted, which is then told to staff (DESIGN 5). The booking
 * is locked by the caller; the operation is open.
 */
export async function settleDone(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  kernel: Pick<Kernel, 'texts' | 'log'>,
  { booking, operation, effect, facts, reason = null, set: more, at }: Done,
): Promise<void> {
  const posted = await postConfirmed(tx, record, kernel, (noted) =>
    moneyOfEnd(tx, noted, actor, { booking, operation, effect, at }),
  );
  const moved = posted ?? (await withoutMoney(tx, record, actor, kernel, { booking, operation }));
  await ticketsOfEnd(tx, { booking, operation, facts, at });
  await endQuotes(tx, { bookingId: booking.id, usedBy: operation.id, at });
  await updateOperation(tx, operation.id, {
    state: 'done',
    ended_at: at,
    next_check_at: null,
    ref: refOf(effect) ?? operation.ref,
  });
  const to = stateAfter({
    kind: operation.kind,
    outcome: 'done',
    before: operation.before,
    unpriced: moved.unpriced,
  });
  // What was not read now is read soon.
  const refresh_at = facts ? nextRefresh({ ...booking, ...facts.set, state: to }, facts.order, at) : at;
  const set = { ...facts?.set, ...moved.set, ...flagsOf(booking, operation), refresh_at, ...more };
  await move(tx, record, actor, { booking, to, event: `${operation.kind}_done`, operation, reason, set, at });
  await searchText(tx, booking.id);
  for (const flag of booking.flags) {
    if (!set.flags.includes(flag))
      await calmStaff(tx, record, actor, { bookingId: booking.id, reason: flag });
  }
  if (posted) return;
  await tell(tx, actor, { bookingId: booking.id, from: to, to, event: 'money_open', operation, at });
  await warnStaff(tx, record, actor, kernel, { booking, reason: 'money_open' });
}

/**
 * Where the money of an end could not be posted as it was agreed to: what was set aside is taken as a whole, as a hold must not outlive its
 * operation; and what is to come back waits for a person (`refund_pending`).
 */
async function withoutMoney(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  kernel: Pick<Kernel, 'log'>,
  { booking, operation }: Pick<Done, 'booking' | 'operation'>,
): Promise<MoneyOfEnd> {
  const set = await postConfirmed(tx, record, kernel, (noted) =>
    takeWhole(tx, noted, actor, { booking, operation }),
  );
  return { set: set ?? {}, unpriced: true };
}

function refOf(effect: Effect | null): string | null {
  if (effect?.kind === 'paid') return effect.payment?.ref ?? null;
  if (effect?.kind === 'cancelled') return effect.cancellation.ref;
  return effect?.kind === 'changed' ? effect.change.ref : null;
}

/** A confirmed change takes away what asked for one. */
function flagsOf({ flags }: BookingRecord, { kind }: OperationRecord): { flags: BookingFlag[] } {
  const gone: readonly BookingFlag[] =
    kind === 'change' ? ['schedule_change'] : kind === 'pay' ? ['price_rose'] : [];
  return { flags: flags.filter((flag) => !gone.includes(flag)) };
}

interface MoneyOfEnd {
  set: Updateable<BookingsTable>;
  unpriced: boolean;
}

async function moneyOfEnd(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  { booking, operation, effect, at }: Pick<Done, 'booking' | 'operation' | 'effect' | 'at'>,
): Promise<MoneyOfEnd> {
  switch (operation.kind) {
    case 'hold':
      return { set: {}, unpriced: false };
    case 'pay':
      return { set: await take(tx, record, actor, { booking, operation, at }), unpriced: false };
    case 'change':
      return { set: await takeChange(tx, record, actor, { booking, operation, at }), unpriced: false };
    case 'cancel':
    case 'void':
      return giveBack(tx, record, actor, { booking, operation, effect, at });
  }
}

interface Taking {
  booking: BookingRecord;
  operation: OperationRecord;
  at: Date;
}

/** Takes what was set aside when it began (TRAVEL-RULES 33). */
async function take(tx: Tx, record: Recorder, actor: Writer, { booking, operation, at }: Taking) {
  const { hold_id: holdId, request } = operation;
  if (holdId === null || booking.currency === null) return {};
  const owner = holdOwner(booking.id);
  const split = splitOf(booking);
  const paymentId = await capture(tx, record, actor, { holdId, owner, split });
  const paid = request.pays ? minorUnits(request.pays) : 0n;
  return { payment_id: paymentId, paid: BigInt(booking.paid) + paid, updated_at: at };
}

/** What a change costs more is a payment of its own, the supplier's alone; what it costs less comes back of the first one. */
async function takeChange(tx: Tx, record: Recorder, actor: Writer, { booking, operation }: Taking) {
  const { hold_id: holdId, request } = operation;
  const quote = request.quote_id === undefined ? undefined : await quoteOf(tx, request.quote_id);
  // Whatever became of its quote: what was set aside does not stay so when nothing is being done any more.
  if (quote?.content.kind !== 'change') return takeWhole(tx, record, actor, { booking, operation });
  const { due, change } = quote.content;
  const priced = {
    ...(due && {
      total: BigInt(booking.total ?? 0) + minorUnits(due),
      net: BigInt(booking.net ?? 0) + minorUnits(due),
    }),
    ...(change.total && { order_price: JSON.stringify(change.total) }),
  };
  if (holdId !== null && request.pays) {
    const paymentId = await capture(tx, record, actor, { holdId, owner: holdOwner(booking.id) });
    const kept: OperationRequest = { ...request, payment_id: paymentId };
    await updateOperation(tx, operation.id, { request: JSON.stringify(kept) });
    return { ...priced, paid: BigInt(booking.paid) + minorUnits(request.pays) };
  }
  const back = due ? -minorUnits(due) : 0n;
  const isOurs = booking.charge === 'total' && (change.refund_to === null || isMoney(change.refund_to));
  if (back <= 0n || !isOurs || booking.payment_id === null || booking.currency === null) return priced;
  const net = moneyOf(back, booking.currency);
  const split = { net, income: moneyOf(0n, booking.currency), earnings: [] };
  await refundPayments(tx, record, actor, { booking, back: net, split });
  return { ...priced, refunded: BigInt(booking.refunded) + back };
}

async function takeWhole(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  { booking, operation: { kind, hold_id: holdId, request } }: Pick<Taking, 'booking' | 'operation'>,
) {
  if (holdId === null || !request.pays) return {};
  const paymentId = await capture(tx, record, actor, { holdId, owner: holdOwner(booking.id) });
  return {
    paid: BigInt(booking.paid) + minorUnits(request.pays),
    ...(kind === 'pay' && { payment_id: paymentId }),
  };
}

/** What comes back to the wallet, as the quote said; the supplier confirmed it, so it posts at once (DESIGN 5). */
async function giveBack(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  { booking, operation, effect }: Pick<Done, 'booking' | 'operation' | 'effect' | 'at'>,
): Promise<MoneyOfEnd> {
  const credits = effect?.kind === 'cancelled' ? effect.cancellation.credits : [];
  const set = credits.length > 0 ? { credits: JSON.stringify(credits) } : {};
  const quoteId = operation.request.quote_id;
  const quote = quoteId === undefined ? undefined : await quoteOf(tx, quoteId);
  if (!quote || quote.content.kind === 'change') return { set, unpriced: false };
  const { back, split } = quote.content;
  if (back === null) return { set, unpriced: true };
  if (minorUnits(back) <= 0n || split === null) return { set, unpriced: false };
  await refundPayments(tx, record, actor, { booking, back, split });
  return { set: { ...set, refunded: BigInt(booking.refunded) + minorUnits(back) }, unpriced: false };
}

async function ticketsOfEnd(
  tx: Tx,
  { booking, operation, facts, at }: Pick<Done, 'booking' | 'operation' | 'facts' | 'at'>,
): Promise<void> {
  const { kind, before } = operation;
  if (kind === 'void') await endTickets(tx, booking.id, 'voided');
  if (kind === 'cancel' && before !== 'on_hold') await endTickets(tx, booking.id, 'refunded');
  if (!facts || kind === 'void' || kind === 'cancel') return;
  if (kind === 'change') {
    const except = facts.order.documents.map(({ number }) => number);
    await endTickets(tx, booking.id, 'exchanged', { except });
  }
  await noteTickets(tx, booking.id, facts, at);
}
