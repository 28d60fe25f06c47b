import type { Updateable } from 'kysely';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import { capture } from '@traveldesk/wallet-server';
import type { BookingsTable } from '../bookings.tables';
import type { Effect } from '../product/order';
import { holdOwner } from './hold-owner';
import { splitOf } from './money';
import type { Writer } from './move';
import type { OperationRequest } from './operation-request';
import { postConfirmed } from './post-confirmed';
import type { QuoteContent } from './quote-content';
import { quoteOf } from './quotes.sql';
import { givesMoneyBack, refundPayments } from './refund-payments';
import { updateOperation, type BookingRecord, type OperationRecord } from './rows.sql';

/** An operation that its supplier has done, with the quote that it confirmed. */
export interface Ended {
  booking: BookingRecord;
  operation: OperationRecord;
  /** Null where nothing more is known of it. */
  effect: Effect | null;
  /** Whether its supplier says so, and not a person alone. */
  isConfirmed: boolean;
  quote: QuoteContent | null;
}

export interface MoneyOfEnd {
  set: Updateable<BookingsTable>;
  /** Given back, and what comes back is not known or not posted yet. */
  unpriced: boolean;
  /** Something of it is a person's matter. */
  open: boolean;
}

const settled = (set: Updateable<BookingsTable>): MoneyOfEnd => ({ set, unpriced: false, open: false });

export async function quoteConfirmed(tx: Tx, { request }: OperationRecord): Promise<QuoteContent | null> {
  const quote = request.quote_id === undefined ? undefined : await quoteOf(tx, request.quote_id);
  return quote?.content ?? null;
}

/** The money of what was done: taken, or given back. Throws what the wallet refuses by. */
export async function moneyOfEnd(tx: Tx, record: Recorder, actor: Writer, ended: Ended): Promise<MoneyOfEnd> {
  switch (ended.operation.kind) {
    case 'hold':
      return settled({});
    case 'pay':
      return settled(await take(tx, record, actor, ended));
    case 'change':
      return takeChange(tx, record, actor, ended);
    case 'cancel':
    case 'void':
      return giveBack(tx, record, actor, ended);
  }
}

/**
 * Where the money of an end could not be posted as it was agreed to: what was set aside is taken as a whole, as a hold must not outlive its
 * operation; and what is to come back waits for a person (`refund_pending`).
 */
export async function withoutMoney(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  kernel: Pick<Kernel, 'log'>,
  ended: Ended,
): Promise<MoneyOfEnd> {
  const set = await postConfirmed(tx, record, actor, kernel, (noted) => takeWhole(tx, noted, actor, ended));
  return { set: set ?? {}, unpriced: true, open: true };
}

/**
 * What a booking costs after a change, whatever becomes of its money. Where a cheaper one gives no money back, what was paid stays paid:
 * credits of an airline are no money of the platform's either.
 */
export function priceAfterChange({
  booking,
  quote,
}: Pick<Ended, 'booking' | 'quote'>): Updateable<BookingsTable> {
  if (quote?.kind !== 'change') return {};
  const { due, change } = quote;
  const isPassedOn =
    due !== null && (minorUnits(due) > 0n || (minorUnits(due) < 0n && givesMoneyBack(change)));
  const after = (minor: bigint | number | null) => {
    const sum = BigInt(minor ?? 0) + (isPassedOn ? minorUnits(due) : 0n);
    return sum < 0n ? 0n : sum;
  };
  return {
    // What of it is tax the price of a change does not say.
    ...(isPassedOn && { total: after(booking.total), net: after(booking.net), base: null, tax: null }),
    ...(change.total && { order_price: JSON.stringify(change.total) }),
  };
}

/** Takes what was set aside when it began (TRAVEL-RULES 33). */
async function take(tx: Tx, record: Recorder, actor: Writer, { booking, operation }: Ended) {
  const { hold_id: holdId, request } = operation;
  if (holdId === null || booking.currency === null) return {};
  const owner = holdOwner(booking.id);
  const split = splitOf(booking);
  const paymentId = await capture(tx, record, actor, { holdId, owner, split });
  const paid = request.pays ? minorUnits(request.pays) : 0n;
  return { payment_id: paymentId, paid: BigInt(booking.paid) + paid };
}

/** What a change costs more is a payment of its own, the supplier's alone; what it costs less comes back of the first one. */
async function takeChange(tx: Tx, record: Recorder, actor: Writer, ended: Ended): Promise<MoneyOfEnd> {
  const { booking, operation, isConfirmed, quote } = ended;
  // Whatever became of its quote: what was set aside does not stay so when nothing is being done any more.
  if (operation.hold_id !== null) return settled(await takeWhole(tx, record, actor, ended));
  const back = quote?.kind === 'change' && quote.due ? -minorUnits(quote.due) : 0n;
  if (quote?.kind !== 'change' || back <= 0n || booking.charge !== 'total') return settled({});
  // A supplier that does not say that it is done, or where it goes, has not confirmed that it comes back.
  if (!isConfirmed || quote.change.refund_to === null) return { set: {}, unpriced: false, open: true };
  if (!givesMoneyBack(quote.change) || booking.payment_id === null || booking.currency === null)
    return settled({});
  const net = moneyOf(back, booking.currency);
  const split = { net, income: moneyOf(0n, booking.currency), earnings: [] };
  await refundPayments(tx, record, actor, { booking, back: net, split });
  return settled({ refunded: BigInt(booking.refunded) + back });
}

/** All of what was set aside, as the supplier's. */
async function takeWhole(tx: Tx, record: Recorder, actor: Writer, { booking, operation }: Ended) {
  const { kind, hold_id: holdId, request } = operation;
  if (holdId === null || !request.pays) return {};
  const paymentId = await capture(tx, record, actor, { holdId, owner: holdOwner(booking.id) });
  const paid = BigInt(booking.paid) + minorUnits(request.pays);
  if (kind === 'pay') return { paid, payment_id: paymentId };
  const kept: OperationRequest = { ...request, payment_id: paymentId };
  await updateOperation(tx, operation.id, { request: JSON.stringify(kept) });
  return { paid };
}

/** The refund to the wallet by the quote; it posts at once if the supplier confirmed it (DESIGN 5). */
async function giveBack(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  { booking, effect, isConfirmed, quote }: Ended,
): Promise<MoneyOfEnd> {
  const credits = effect?.kind === 'cancelled' ? effect.cancellation.credits : [];
  const set = credits.length > 0 ? { credits: JSON.stringify(credits) } : {};
  if (!quote || quote.kind === 'change') return settled(set);
  // That a person says so is no supplier's confirmation: what comes back waits (docs/adr/0097).
  if (!isConfirmed) return { set, unpriced: true, open: false };
  const { back, split } = quote;
  if (back === null) return { set, unpriced: true, open: false };
  if (minorUnits(back) <= 0n || split === null) return settled(set);
  await refundPayments(tx, record, actor, { booking, back, split });
  return settled({ ...set, refunded: BigInt(booking.refunded) + minorUnits(back) });
}
