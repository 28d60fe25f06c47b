import { findBookingRecord, type Paper } from '@traveldesk/bookings-server';
import type { Money } from '@traveldesk/shared-contract';
import { wordsOf, type Db, type Texts } from '@traveldesk/shared-server';
import { returnsAt } from '../money/booked-money';
import { hotelDetail } from '../order/hotel-detail.sql';
import { stayCancellationOf, stayReceiptOf } from './money-papers';
import type { StayPaper } from './stay-facts';
import { voucherOf } from './voucher';

/** The documents of stays by kind. */
const papers = {
  voucher: voucherOf,
  receipt: stayReceiptOf,
  cancellation: stayCancellationOf,
};

export type StayDocument = keyof typeof papers;

/** Returns a document of a stay. It has selling prices only (TRAVEL-RULES 30), and its instants are in the property's time. */
export async function stayPaper(
  { db, texts }: { db: Db; texts: Texts },
  kind: StayDocument,
  paper: Omit<StayPaper, 'stay' | 'hotels'>,
) {
  const printed = {
    ...paper,
    stay: wordsOf(texts, 'hotel-bookings', paper.language),
    hotels: wordsOf(texts, 'hotels', paper.language),
  };
  const claim = kind === 'cancellation' ? await claimOf(db, paper) : null;
  return { ...papers[kind](printed, claim), timeZone: paper.booking.time_zone ?? 'UTC' };
}

/** Returns the amount that the property may claim for a cancellation; null if none, or if the terms are unknown. */
async function claimOf(
  db: Db,
  { booking: { id }, canceledAt }: Pick<Paper, 'booking' | 'canceledAt'>,
): Promise<Money | null> {
  const record = await findBookingRecord(db, id);
  const confirmedAt = record?.picture?.cancellation?.confirmed_at;
  const at = confirmedAt ? new Date(confirmedAt) : canceledAt;
  if (!record || !at) return null;
  // The terms are those of the whole payment, as before the refund.
  const returned = await returnsAt(db, { ...record, refunded: 0n }, await hotelDetail(db, id), at);
  return returned?.claim ?? null;
}
