import { bookingPaths } from '@traveldesk/bookings-contract';
import { flightBookingPaths } from '@traveldesk/flight-bookings-contract';
import { newId } from '@traveldesk/shared-server';

const euros = { amount: '1.00', currency: 'EUR' };
const quote = { quote_id: newId(), reason: null };
/** The header of calls that require the booking's version. */
export const match = { 'if-match': '"1"' };
const trip = { index: 0, origin: 'CAI', destination: 'LHR', date: '2099-01-01', cabin: null };

export type AboutOne = readonly [string, (id: string) => string, object?];

/** The calls that read a booking, with a valid body. */
export const reading: readonly AboutOne[] = [
  ['GET', bookingPaths.one],
  ['GET', bookingPaths.progress],
  ['GET', bookingPaths.history],
  ['GET', bookingPaths.money],
  ['GET', bookingPaths.price],
  ['GET', bookingPaths.log],
  ['GET', bookingPaths.notes],
  ['GET', (id) => bookingPaths.document(id, 'itinerary')],
  ['POST', bookingPaths.resend, { documents: ['itinerary'], email: null }],
];

/** The calls that work on a booking. */
export const working: readonly AboutOne[] = [
  ['POST', bookingPaths.notes, { text: 'Hello', mentions: [] }],
  ['PUT', bookingPaths.owner, { owner_id: null }],
  ['POST', bookingPaths.pay, { total: euros }],
  ['POST', bookingPaths.cancel, { reason: null }],
  ['POST', bookingPaths.void, quote],
  ['POST', bookingPaths.cancellationQuotes],
  ['POST', bookingPaths.refund, quote],
  ['POST', flightBookingPaths.changeRequests, { trips: [trip] }],
  ['POST', flightBookingPaths.changeQuotes, { request_id: newId(), ref: 'oco_1' }],
  ['POST', flightBookingPaths.change, quote],
  ['POST', flightBookingPaths.airlineChange, { ref: 'aic_1', action: 'accept' }],
  [
    'POST',
    bookingPaths.settle,
    { operation_id: newId(), outcome: 'refused', pnr: null, order_ref: null, reason: 'No' },
  ],
  ['POST', bookingPaths.settleLate, { decision: 'take', reason: 'Yes' }],
  ['DELETE', bookingPaths.quote],
  ['POST', bookingPaths.outsideChange, { reason: 'Seen' }],
  ['POST', bookingPaths.completeRefund, { confirmed: euros, beyond: null, reason: 'Yes' }],
];

/** Every call about one booking. */
export const calls = [...reading, ...working];
