import { bookingPathsOf } from '@traveldesk/bookings-contract';
import { flightBookingPaths } from '@traveldesk/flight-bookings-contract';
import { newId } from '@traveldesk/shared-server';

const euros = { amount: '1.00', currency: 'EUR' };
const quote = { quote_id: newId(), reason: null };
/** The header of calls that require the booking's version. */
export const match = { 'if-match': '"1"' };
const trip = { index: 0, origin: 'CAI', destination: 'LHR', date: '2099-01-01', cabin: null };

export type AboutOne = readonly [string, (id: string) => string, object?];

/** The calls that only flights have. */
const ofFlights: readonly AboutOne[] = [
  ['POST', flightBookingPaths.changeRequests, { trips: [trip] }],
  ['POST', flightBookingPaths.changeQuotes, { request_id: newId(), ref: 'oco_1' }],
  ['POST', flightBookingPaths.change, quote],
  ['POST', flightBookingPaths.airlineChange, { ref: 'aic_1', action: 'accept' }],
];

/** The calls about one booking of a product, with a valid body: those that read it, those that work on it, and all. */
export function callsAbout(product: 'flight' | 'hotel') {
  const paths = bookingPathsOf(product);
  const reading: readonly AboutOne[] = [
    ['GET', paths.one],
    ['GET', paths.progress],
    ['GET', paths.history],
    ['GET', paths.money],
    ['GET', paths.price],
    ['GET', paths.log],
    ['GET', paths.notes],
    ['GET', (id) => paths.document(id, 'itinerary')],
    ['POST', paths.resend, { documents: ['itinerary'], email: null }],
  ];
  const working: readonly AboutOne[] = [
    ['POST', paths.notes, { text: 'Hello', mentions: [] }],
    ['PUT', paths.owner, { owner_id: null }],
    ['POST', paths.pay, { total: euros }],
    ['POST', paths.cancel, { reason: null }],
    ['POST', paths.void, quote],
    ['POST', paths.cancellationQuotes],
    ['POST', paths.refund, quote],
    [
      'POST',
      paths.settle,
      { operation_id: newId(), outcome: 'refused', pnr: null, order_ref: null, reason: 'No' },
    ],
    ['POST', paths.settleLate, { decision: 'take', reason: 'Yes' }],
    ['DELETE', paths.quote],
    ['POST', paths.outsideChange, { reason: 'Seen' }],
    ['POST', paths.completeRefund, { confirmed: euros, beyond: null, reason: 'Yes' }],
    ...(product === 'flight' ? ofFlights : []),
  ];
  return { reading, working, all: [...reading, ...working] };
}
