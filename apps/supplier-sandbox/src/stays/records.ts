import type { StayBookingRecord } from './bookings/booking.record';
import type { QuoteRecord } from './bookings/quote.record';
import type { NegotiatedRecord } from './negotiated.record';
import type { StaySearchRecord } from './search/search.record';

/** The supplier's stored records of stays, by collection. */
export interface StayRecords {
  staySearches: StaySearchRecord;
  quotes: QuoteRecord;
  stayBookings: StayBookingRecord;
  negotiatedRates: NegotiatedRecord;
}
