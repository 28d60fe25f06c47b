import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { Db, Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import type { OrderFacts } from '../../product/facts';
import type { Order } from '../../product/order';
import { move, type Writer } from '../../engine/move';
import { postConfirmed } from '../../engine/post-confirmed';
import type { CancellationQuote } from '../../engine/quote-content';
import { refundPayments } from '../../engine/refund-payments';
import { quoteOf } from '../../engine/quotes.sql';
import type { BookingRecord } from '../../engine/rows.sql';
import { searchText } from '../../engine/search-text';
import { takeOver } from '../../engine/take-over';
import { calmStaff } from '../../engine/warn-staff';
import { isWithoutRate } from '../../engine/price-of';
import { cancellationQuote } from './quote-cancellation';

/**
 * What a supplier has confirmed that it gives back of a booking that waits for it; null where it does not say (yet). Throws a 422
 * `booking_no_rate` where that is in a currency that its price was not made of.
 */
async function confirmedRefund(
  db: Db,
  booking: BookingRecord,
  order: Pick<Order, 'cancellation'> | null,
): Promise<CancellationQuote | null> {
  const cancellation = order?.cancellation;
  if (booking.state !== 'refund_pending' || !cancellation?.confirmed_at || cancellation.refund === null)
    return null;
  return cancellationQuote(db, booking, cancellation, new Date(cancellation.confirmed_at));
}

/** As `confirmedRefund`, for who shows or awaits it: what has no rate is `unknown`, a person's matter. */
export async function knownRefund(
  ...of: Parameters<typeof confirmedRefund>
): Promise<CancellationQuote | 'unknown' | null> {
  try {
    return await confirmedRefund(...of);
  } catch (error) {
    if (isWithoutRate(error)) return 'unknown';
    throw error;
  }
}

/**
 * The cancellation that this booking itself has confirmed without knowing what it brings: what its supplier says of it later posts at
 * once (DESIGN 5). What somebody else has cancelled, and what could not be posted, is a person's matter.
 */
export async function isAwaited(
  db: Db,
  booking: BookingRecord,
  { cancellation }: Pick<Order, 'cancellation'>,
): Promise<boolean> {
  const done = await db
    .selectFrom('booking_operations')
    .select(['ref', 'request'])
    .where('booking_id', '=', booking.id)
    .where('kind', 'in', ['cancel', 'void'])
    .where('state', '=', 'done')
    .orderBy('begun_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const quoteId = done?.request.quote_id;
  const quote = quoteId === undefined ? undefined : await quoteOf(db, quoteId);
  return quote?.content.kind === 'cancel' && quote.content.back === null && done?.ref === cancellation?.ref;
}

export interface Completing {
  booking: BookingRecord;
  /** What the supplier has confirmed; null for nothing. */
  confirmed: CancellationQuote | null;
  facts: OrderFacts | null;
  event: string;
  reason?: string | null;
  at: Date;
}

/**
 * Ends what waited for its refund: what the supplier has confirmed is posted, whatever is stopped. Where the ledger does not take it from
 * those of whom it was earned, all of it is taken of the supplier's part; throws where that is not there either. Answers the version.
 */
export async function completeRefund(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  kernel: Pick<Kernel, 'log' | 'tools'>,
  { booking, confirmed, facts, event, reason = null, at }: Completing,
): Promise<number> {
  const { back = null, split = null } = confirmed ?? {};
  if (back && split && minorUnits(back) > 0n) {
    const posted = await postConfirmed(tx, record, actor, kernel, async (noted) => {
      await refundPayments(tx, noted, actor, { booking, back, split });
      return true;
    });
    if (posted === null) {
      await refundPayments(tx, record, actor, {
        booking,
        back,
        split: { net: back, income: nothingOf(back), earnings: [] },
      });
    }
  }
  const credits = facts?.order.cancellation?.credits ?? [];
  const set = {
    ...(await takeOver(tx, kernel, booking, facts)),
    ...(credits.length > 0 && { credits: JSON.stringify(credits) }),
    refunded: BigInt(booking.refunded) + (back ? minorUnits(back) : 0n),
    flags: booking.flags.filter((flag) => flag !== 'late_success' && flag !== 'changed_outside'),
    refresh_at: null,
  };
  const version = await move(tx, record, actor, { booking, to: 'refunded', event, reason, set, at });
  await searchText(tx, booking.id);
  for (const done of ['refund_pending', 'money_open', 'late_success', 'changed_outside'] as const) {
    await calmStaff(tx, record, actor, { bookingId: booking.id, reason: done });
  }
  return version;
}

const nothingOf = ({ currency }: Money): Money => moneyOf(0n, currency);
