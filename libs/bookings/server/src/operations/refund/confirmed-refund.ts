import type { BookingEventName } from '@traveldesk/bookings-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { Db, Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import type { OrderFacts } from '../../product/facts';
import type { Order } from '../../product/order';
import { cancellationQuote } from '../../engine/cancellation-quote';
import { move, type ChangeAuthor } from '../../engine/move';
import { postConfirmed } from '../../engine/post-confirmed';
import type { CancellationQuote } from '../../engine/quote-content';
import { refundPayments } from '../../engine/refund-payments';
import { quoteOf } from '../../engine/quotes.sql';
import type { BookingRecord } from '../../engine/rows.sql';
import { searchText } from '../../engine/search-text';
import { takeOver } from '../../engine/take-over';
import { closeStaffTask } from '../../engine/staff-tasks';
import { isWithoutRate } from '../../engine/price-of';

/**
 * Returns the supplier's confirmed refund of a booking in `refund_pending`; null where it does not say (yet). Throws a 422
 * `booking_no_rate` where the booking's price has no rate for the refund's currency.
 */
async function confirmedRefund(
  kernel: Pick<Kernel, 'tools'>,
  db: Db,
  booking: BookingRecord,
  order: Pick<Order, 'cancellation'> | null,
): Promise<CancellationQuote | null> {
  const cancellation = order?.cancellation;
  if (booking.state !== 'refund_pending' || !cancellation?.confirmed_at) return null;
  const at = new Date(cancellation.confirmed_at);
  const quote = await cancellationQuote(kernel, db, booking, cancellation, at);
  return quote.back === null ? null : quote;
}

/** Like `confirmedRefund`, but returns `unknown` where the currency has no rate, as a person must decide. */
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
 * Whether the order's cancellation was confirmed here while its refund was unknown; then the supplier's later amount posts at once (DESIGN
 * 5). Cancellations made elsewhere, and refunds that could not be posted, are left to a person.
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
  /** The supplier's confirmed refund; null for none. */
  confirmed: CancellationQuote | null;
  facts: OrderFacts | null;
  event: BookingEventName;
  reason?: string | null;
  at: Date;
}

/**
 * Completes a pending refund: posts the supplier's confirmed amount even for suspended companies. If the earners' wallets cannot
 * return their shares, the whole amount comes from the supplier's part; throws if that is not enough. Returns the new version.
 */
export async function completeRefund(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
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
    await closeStaffTask(tx, record, actor, { bookingId: booking.id, reason: done });
  }
  return version;
}

const nothingOf = ({ currency }: Money): Money => moneyOf(0n, currency);
