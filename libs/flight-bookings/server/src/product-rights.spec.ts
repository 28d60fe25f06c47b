import { bookingPaths } from '@traveldesk/bookings-contract';
import { flightBookingPaths } from '@traveldesk/flight-bookings-contract';
import { tokenScopes } from '@traveldesk/companies-contract';
import { productPermissions } from '@traveldesk/shared-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { callerOf, type Caller } from '@traveldesk/wallet-server/testing';
import { bookingsModules, startBookingsApi, type BookingsApi } from './testing/bookings-api.fake';
import { calls, match, reading, working, type AboutOne } from './testing/calls-about-one.fake';
import { insertBooking } from './testing/insert-booking';
import { insertPlanted, plantedProduct } from './testing/planted-product.fake';

describeOnDatabase("the permissions of a product's bookings", (makeApi) => {
  let bookings: BookingsApi;
  let all: readonly string[];
  const ids = { flight: '', hotel: '' };
  beforeAll(async () => {
    const modules = [...bookingsModules, plantedProduct];
    bookings = await startBookingsApi(makeApi, { at: 'http://127.0.0.1:9', modules });
    all = [...bookings.api.kernel.permissions];
    const own = { company_id: bookings.company.id };
    ids.flight = await insertBooking(bookings.api.kernel.db, own);
    ids.hotel = await insertPlanted(bookings.api, own);
  });

  const without = (...names: string[]) => all.filter((name) => !names.includes(name));

  /** The calls refused for lack of a permission; the answer must name `named` among the missing ones. */
  const refused = async (who: Caller, id: string, named: string) => {
    const found: AboutOne[] = [];
    for (const call of calls) {
      const [method, pathOf, body] = call;
      const answer = await who(method as 'GET', pathOf(id), body, match);
      if (answer.status !== 403) continue;
      expect([method, pathOf('one'), answer.body.permissions]).toEqual([
        method,
        pathOf('one'),
        expect.arrayContaining([named]),
      ]);
      found.push(call);
    }
    return found;
  };

  it.each(['flight', 'hotel'] as const)(
    '%s bookings cannot be read or worked on with the permissions of other products',
    async (product) => {
      const { bookings: asked } = productPermissions[product];
      const other = await bookings.signedIn({ permissions: without('show_bookings', asked) });
      expect(await refused(other, ids[product], asked)).toEqual(calls);
    },
  );

  it('its own product’s permission suffices to read; to work, the action’s permission is needed too', async () => {
    const { bookings: asked } = productPermissions.hotel;
    const reader = await bookings.signedIn({ permissions: [asked, 'show_markups', 'show_booking_logs'] });
    for (const [method, pathOf, body] of reading) {
      const { status } = await reader(method as 'GET', pathOf(ids.hotel), body, match);
      expect([pathOf('one'), status]).not.toEqual([pathOf('one'), 403]);
    }
    const worker = await bookings.signedIn({ permissions: without('flights_bookings', 'show_bookings') });
    const ofFlights = working.filter(([, pathOf]) => pathOf === flightBookingPaths.airlineChange);
    expect(await refused(worker, ids.hotel, 'flights_bookings')).toEqual(ofFlights);
  });

  it('a reader of all bookings needs the hotel permission to work on hotels', async () => {
    const hotel = await bookings.signedIn({ permissions: without('hotels_bookings') });
    expect(await refused(hotel, ids.hotel, 'hotels_bookings')).toEqual(working);
    // For flights the action's own permission suffices, as in stored roles.
    const flight = await bookings.signedIn({ permissions: without('flights_bookings', 'hotels_bookings') });
    const ofBookers = working.filter(([, pathOf]) => pathOf === flightBookingPaths.airlineChange);
    expect(await refused(flight, ids.flight, 'flights_bookings')).toEqual(ofBookers);
  });

  it('a token needs the scope of the product; older tokens keep their access to flights', async () => {
    const program = async (formerProducts: readonly string[], permissions: readonly string[]) => {
      const { id: companyId } = bookings.company;
      const token = { type: 'company', companyId, permissions, apiToken: true, formerProducts } as const;
      return callerOf(bookings.api, await bookings.api.signIn(token));
    };
    const outcomes = async (who: Caller, id: string) => {
      const said: unknown[] = [];
      for (const [method, pathOf, body] of calls) {
        const { status, body: answer } = await who(method as 'GET', pathOf(id), body, match);
        if (answer.code === 'api_token_refused' || pathOf === flightBookingPaths.airlineChange) continue;
        said.push(status === 403 ? answer.permissions : 'open');
      }
      return said;
    };
    const scopes = (less: string) => tokenScopes.filter((scope) => scope !== less);
    for (const [product, of] of [
      ['flight', 'flights_bookings'],
      ['hotel', 'hotels_bookings'],
    ] as const) {
      const asked = await outcomes(await program([], scopes(of)), ids[product]);
      expect(asked).toEqual(asked.map(() => [of]));
      const open = await outcomes(await program([], tokenScopes), ids[product]);
      expect(open).toEqual(asked.map(() => 'open'));
    }
    const former = await program(['flight'], ['show_bookings', 'issue_bookings']);
    const read = async (id: string) => (await former('GET', bookingPaths.one(id))).status;
    expect([await read(ids.flight), await read(ids.hotel)]).toEqual([200, 403]);
    const pay = async (id: string) =>
      (await former('POST', bookingPaths.pay(id), { total: { amount: '1.00', currency: 'EUR' } })).body.code;
    expect([await pay(ids.flight), await pay(ids.hotel)]).toEqual(['booking_state', 'forbidden']);
  });
});
