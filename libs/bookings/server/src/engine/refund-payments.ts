import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { Db, Recorder, Tx } from '@traveldesk/shared-server';
import { refund, type Split } from '@traveldesk/wallet-server';
import type { ChangePrice, RefundTarget } from '../product/outcome';
import type { ChangeAuthor } from './move';
import type { BookingRecord } from './rows.sql';

export interface GivingBack {
  booking: Pick<BookingRecord, 'id' | 'payment_id' | 'net' | 'charge'>;
  back: Money;
  split: Split;
}

/** Whether a refund to this target is money. */
export function isMoney(target: RefundTarget): boolean {
  return target !== 'airline_credit' && target !== 'voucher';
}

/** Whether the price difference of a cheaper change is refunded as money; false where the supplier does not say. */
export function refundsMoney({ refund_to: to }: Pick<ChangePrice, 'refund_to'>): boolean {
  return to !== null && isMoney(to);
}

/**
 * Returns the part of a booking's net price that the supplier kept as something other than money, such as airline credits, at cheaper
 * changes: it is never refunded. Minor units of the booking's currency.
 */
export async function forgoneOf(db: Db, bookingId: string): Promise<bigint> {
  const rows = await db
    .selectFrom('booking_quotes')
    .select('content')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'change')
    .where('used_by', 'is not', null)
    .execute();
  return rows.reduce((sum, { content }) => {
    if (content.kind !== 'change' || content.due === null || refundsMoney(content.change)) return sum;
    const due = minorUnits(content.due);
    return due < 0n ? sum - due : sum;
  }, 0n);
}

/**
 * Refunds the payments of a booking: the supplier's part from the payments of changes, newest first, and the rest from the first payment,
 * which holds the markups. No payment is refunded beyond its own amount.
 */
export async function refundPayments(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  { booking, back, split }: GivingBack,
): Promise<void> {
  const { currency } = back;
  const later = await paymentsOfChanges(tx, booking.id);
  let rest = minorUnits(split.net);
  for (const { id, left } of later) {
    const part = rest < left ? rest : left;
    if (part <= 0n) continue;
    rest -= part;
    await refund(tx, record, actor, { paymentId: id, amount: moneyOf(part, currency) });
  }
  const first = minorUnits(back) - (minorUnits(split.net) - rest);
  if (first <= 0n || booking.payment_id === null) return;
  await refund(tx, record, actor, {
    paymentId: booking.payment_id,
    amount: moneyOf(first, currency),
    split: { ...split, net: moneyOf(rest, currency) },
  });
}

/** Returns the payments made for changes, with the unrefunded rest of each. */
async function paymentsOfChanges(tx: Tx, bookingId: string): Promise<{ id: string; left: bigint }[]> {
  const rows = await tx
    .selectFrom('booking_operations')
    .select('request')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'change')
    .orderBy('begun_at', 'desc')
    .execute();
  const ids = rows.flatMap(({ request }) => request.payment_id ?? []);
  if (ids.length === 0) return [];
  const moved = await tx
    .selectFrom('ledger_transfers as transfers')
    .innerJoin('ledger_entries as entries', 'entries.transfer_id', 'transfers.id')
    .select(['transfers.id', 'transfers.refund_of', 'entries.amount'])
    .where('entries.kind', '=', 'wallet')
    .where(({ or, eb }) => or([eb('transfers.id', 'in', ids), eb('transfers.refund_of', 'in', ids)]))
    .execute();
  return ids.map((id) => ({
    id,
    left: -moved
      .filter((row) => row.id === id || row.refund_of === id)
      .reduce((sum, { amount }) => sum + BigInt(amount), 0n),
  }));
}
