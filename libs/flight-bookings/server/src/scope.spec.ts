import { bookingPaths } from '@traveldesk/bookings-contract';
import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Caller } from '@traveldesk/wallet-server/testing';
import { agentPermissions, startBookingsApi, type BookingsApi } from './testing/bookings-api.fake';
import { callsAbout, match } from './testing/calls-about-one.fake';
import { insertBooking } from './testing/insert-booking';

describeOnDatabase('a booking of another company', (makeApi) => {
  let bookings: BookingsApi;
  let stranger: Caller;
  let id: string;
  beforeAll(async () => {
    // No supplier is called, because every request is refused first.
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

  it('is not found, by any call', async () => {
    for (const [method, pathOf, body] of callsAbout('flight').all) {
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
