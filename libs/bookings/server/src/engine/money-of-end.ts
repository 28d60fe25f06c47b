import type { Updateable } from 'kysely';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import { capture } from '@traveldesk/wallet-server';
import type { BookingsTable } from '../bookings.tables';
import type { Effect } from '../product/order';
import { productOf } from '../product/product';
import { cancellationQuote } from './cancellation-quote';
import { holdOwner } from './hold-owner';
import { splitOf } from './money';
import type { ChangeAuthor } from './move';
import type { OperationRequest } from './operation-request';
import { postConfirmed } from './post-confirmed';
import type { CancellationQuote, QuoteContent } from './quote-content';
import { quoteOf } from './quotes.sql';
import { refundsMoney, refundPayments } from './refund-payments';
import { updateOperation, type BookingRecord, type OperationRecord } from './rows.sql';

/** An operation that is done, with the quote that it confirmed. */
export interface Ended {
  booking: BookingRecord;
  operation: OperationRecord;
  /** Null where a person settled the operation, so that no details are known. */
  effect: Effect | null;
  /** Whether the supplier confirmed it; false where only a person says so. */
  isConfirmed: boolean;
  quote: QuoteContent | null;
}

export interface MoneyOfEnd {
  set: Updateable<BookingsTable>;
  /** Whether the refund is not known or not posted yet. */
  unpriced: boolean;
  /** Whether a person has to handle a part of the money. */
  open: boolean;
  /** The posted refund, if its tier differs from the one shown. */
  differs?: CancellationQuote;
}

const settled = (set: Updateable<BookingsTable>): MoneyOfEnd => ({ set, unpriced: false, open: false });

export async function quoteConfirmed(tx: Tx, { request }: OperationRecord): Promise<QuoteContent | null> {
  const quote = request.quote_id === undefined ? undefined : await quoteOf(tx, request.quote_id);
  return quote?.content ?? null;
}

/** Posts the money of a finished operation: captures or refunds it. Throws the wallet's problems. */
export async function moneyOfEnd(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'tools'>,
  ended: Ended,
): Promise<MoneyOfEnd> {
  switch (ended.operation.kind) {
    case 'hold':
      return settled({});
    case 'pay':
    case 'book':
      return settled(await take(tx, record, actor, ended));
    case 'change':
      return takeChange(tx, record, actor, ended);
    case 'cancel':
    case 'void':
      return giveBack(tx, record, actor, kernel, ended);
  }
}

/**
 * Fallback when the money could not be posted as agreed: captures the whole hold, which must not outlive its operation, and leaves any
 * refund to a person (`refund_pending`).
 */
export async function withoutMoney(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'log'>,
  ended: Ended,
): Promise<MoneyOfEnd> {
  const set = await postConfirmed(tx, record, actor, kernel, (noted) => takeWhole(tx, noted, actor, ended));
  return { set: set ?? {}, unpriced: true, open: true };
}

/**
 * Returns the booking's price after a change, whether or not its money could be posted. If a cheaper change refunds no money, the
 * price stays: airline credits are not the platform's money.
 */
export function priceAfterChange({
  booking,
  quote,
}: Pick<Ended, 'booking' | 'quote'>): Updateable<BookingsTable> {
  if (quote?.kind !== 'change') return {};
  const { due, change } = quote;
  const isPassedOn = due !== null && (minorUnits(due) > 0n || (minorUnits(due) < 0n && refundsMoney(change)));
  const after = (minor: bigint | number | null) => {
    const sum = BigInt(minor ?? 0) + (isPassedOn ? minorUnits(due) : 0n);
    return sum < 0n ? 0n : sum;
  };
  return {
    // Change prices have no tax breakdown.
    ...(isPassedOn && { total: after(booking.total), net: after(booking.net), base: null, tax: null }),
    ...(change.total && { order_price: JSON.stringify(change.total) }),
  };
}

/** Captures the hold of the payment (TRAVEL-RULES 33). */
async function take(tx: Tx, record: Recorder, actor: ChangeAuthor, { booking, operation }: Ended) {
  const { hold_id: holdId, request } = operation;
  if (holdId === null || booking.currency === null) return {};
  const owner = holdOwner(booking.id);
  const split = splitOf(booking);
  const paymentId = await capture(tx, record, actor, { holdId, owner, split });
  const paid = request.pays ? minorUnits(request.pays) : 0n;
  return { payment_id: paymentId, paid: BigInt(booking.paid) + paid };
}

/** Captures the extra cost of a change as a separate payment, which goes only to the supplier; refunds a cheaper change. */
async function takeChange(tx: Tx, record: Recorder, actor: ChangeAuthor, ended: Ended): Promise<MoneyOfEnd> {
  const { booking, operation, isConfirmed, quote } = ended;
  // Captures the hold whatever the state of the quote, as a hold must not outlive its operation.
  if (operation.hold_id !== null) return settled(await takeWhole(tx, record, actor, ended));
  const back = quote?.kind === 'change' && quote.due ? -minorUnits(quote.due) : 0n;
  if (quote?.kind !== 'change' || back <= 0n || booking.charge !== 'total') return settled({});
  // A supplier that has not confirmed the change, or does not say where the refund goes, has not confirmed a refund.
  if (!isConfirmed || quote.change.refund_to === null) return { set: {}, unpriced: false, open: true };
  if (!refundsMoney(quote.change) || booking.payment_id === null || booking.currency === null)
    return settled({});
  const net = moneyOf(back, booking.currency);
  const split = { net, income: moneyOf(0n, booking.currency), earnings: [] };
  await refundPayments(tx, record, actor, { booking, back: net, split });
  return settled({ refunded: BigInt(booking.refunded) + back });
}

/** Captures the whole hold for the supplier. */
async function takeWhole(tx: Tx, record: Recorder, actor: ChangeAuthor, { booking, operation }: Ended) {
  const { kind, hold_id: holdId, request } = operation;
  if (holdId === null || !request.pays) return {};
  const paymentId = await capture(tx, record, actor, { holdId, owner: holdOwner(booking.id) });
  const paid = BigInt(booking.paid) + minorUnits(request.pays);
  if (kind === 'pay' || kind === 'book') return { paid, payment_id: paymentId };
  const kept: OperationRequest = { ...request, payment_id: paymentId };
  await updateOperation(tx, operation.id, { request: JSON.stringify(kept) });
  return { paid };
}

/** Refunds the wallet by the quote, or by the agreed terms; posts at once if the supplier confirmed it (DESIGN 5). */
async function giveBack(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'tools'>,
  ended: Ended,
): Promise<MoneyOfEnd> {
  const { booking, effect, isConfirmed } = ended;
  const credits = effect?.kind === 'cancelled' ? effect.cancellation.credits : [];
  const set = credits.length > 0 ? { credits: JSON.stringify(credits) } : {};
  const isByTerms = ended.quote === null && productOf(kernel, booking).returnsOf !== undefined;
  const quote = isByTerms ? await refundByTerms(tx, kernel, ended) : ended.quote;
  // A person's statement is not a confirmation by the supplier, so the refund waits (docs/adr/0097).
  if (isByTerms && !quote && booking.payment_id !== null) return { set, unpriced: true, open: false };
  if (!quote || quote.kind === 'change') return settled(set);
  if (!isConfirmed) return { set, unpriced: true, open: false };
  const { back, split } = quote;
  // Without a payment there is no refund, whatever the terms.
  if (back === null && booking.payment_id !== null) return { set, unpriced: true, open: false };
  const differs = isByTerms && liesElsewhere(quote, ended.operation) && { differs: quote };
  if (back === null || minorUnits(back) <= 0n || split === null) return { ...settled(set), ...differs };
  await refundPayments(tx, record, actor, { booking, back, split });
  return { ...settled({ ...set, refunded: BigInt(booking.refunded) + minorUnits(back) }), ...differs };
}

/** Calculates the refund by the agreed terms, and keeps what the supplier returns with the operation. Null without its confirmation. */
async function refundByTerms(
  tx: Tx,
  kernel: Pick<Kernel, 'tools'>,
  { booking, operation, effect, isConfirmed }: Ended,
): Promise<CancellationQuote | null> {
  if (!isConfirmed || effect?.kind !== 'cancelled') return null;
  const { cancellation } = effect;
  const at = new Date(cancellation.confirmed_at ?? operation.begun_at);
  const quote = await cancellationQuote(kernel, tx, booking, cancellation, at);
  const { refund } = quote.cancellation;
  if (refund) {
    const kept: OperationRequest = { ...operation.request, returned: refund };
    await updateOperation(tx, operation.id, { request: JSON.stringify(kept) });
  }
  return quote;
}

function liesElsewhere({ back, tier }: CancellationQuote, { request: { shown } }: OperationRecord): boolean {
  if (!shown || !tier) return false;
  const isSameAmount = back?.amount === shown.back?.amount && back?.currency === shown.back?.currency;
  return !isSameAmount || tier.until !== shown.until;
}
