import { notFound } from '../../http/errors';
import type { Store } from '../../state/store';
import { findResult, type FoundResult } from '../search/results';
import type { StayBookingRecord } from './booking.record';
import type { QuoteRecord } from './quote.record';

export interface FoundQuote extends FoundResult {
  quote: QuoteRecord;
}

/** A quote of a customer with its search and property. Throws not_found. */
export function findQuote(store: Store, account: string, id: string): FoundQuote {
  const quote = store.get('quotes', id);
  if (quote?.account !== account) throw notFound('quote');
  return { ...findResult(store, account, { id: quote.rateId, what: 'quote' }), quote };
}

/** A booking of a customer. Throws not_found. */
export function ownBooking(store: Store, account: string, id: string): StayBookingRecord {
  const booking = store.get('stayBookings', id);
  if (booking?.account !== account) throw notFound('booking');
  return booking;
}
