import { bookingPaths } from '@traveldesk/bookings-contract';
import { flightBookingPaths } from '@traveldesk/flight-bookings-contract';
import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Caller } from '@traveldesk/wallet-server/testing';
import { agentPermissions, startBookingsApi, type BookingsApi } from './testing/bookings-api.fake';
import { insertBooking } from './testing/insert-booking';

const euros = { amount: '1.00', currency: 'EUR' };
const quote = { quote_id: newId(), reason: null };
/** What the calls that must name the state they act on name. */
const match = { 'if-match': '"1"' };
const trip = { index: 0, origin: 'CAI', destination: 'LHR', date: '2099-01-01', cabin: null };

/** Every call about one booking, with a body that would do. */
const calls: readonly (readonly [string, (id: string) => string, object?])[] = [
  ['GET', bookingPaths.one],
  ['GET', bookingPaths.progress],
  ['GET', bookingPaths.history],
  ['GET', bookingPaths.money],
  ['GET', bookingPaths.price],
  ['GET', bookingPaths.log],
  ['GET', bookingPaths.notes],
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
  ['GET', (id) => bookingPaths.document(id, 'itinerary')],
  ['POST', bookingPaths.resend, { documents: ['itinerary'], email: null }],
];

describeOnDatabase('a booking of another company', (makeApi) => {
  let bookings: BookingsApi;
  let stranger: Caller;
  let id: string;
  beforeAll(async () => {
    // Nobody is asked: it is refused before.
    bookings = await startBookingsApi(makeApi, { at: 'http://127.0.0.1:9' });
    const other = await bookings.addCompany('Strangers', [], { currency: 'EUR' });
    const permissions = [
      ...agentPermissions,
      'settle_bookings',
      'override_bookings',
      'show_booking_logs',
      'show_markups',
    ];
    stranger = await bookings.signedIn({ type: 'company', companyId: other.id, permissions });
    id = await insertBooking(bookings.api.kernel.db, { company_id: bookings.company.id });
  });

  it('is one that does not exist, by whatever call', async () => {
    for (const [method, pathOf, body] of calls) {
      for (const asked of [id, newId()]) {
        const { status, body: said } = await stranger(method as 'GET', pathOf(asked), body, match);
        const call = `${method} ${pathOf(asked === id ? 'theirs' : 'none')}`;
        expect([call, status, said.code]).toEqual([call, 404, 'not_found']);
      }
    }
  });

  it('is in no list, count or queue', async () => {
    for (const path of [bookingPaths.list, bookingPaths.flights, bookingPaths.deadlines]) {
      const { status, body } = await stranger('GET', path);
      expect([path, status, body.data]).toEqual([path, 200, []]);
    }
    const { body } = await stranger('GET', bookingPaths.counts);
    expect(body.data.every(({ count }: { count: number }) => count === 0)).toBe(true);
  });
});
