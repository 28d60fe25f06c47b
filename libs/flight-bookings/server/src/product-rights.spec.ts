import { bookingPathsOf } from '@traveldesk/bookings-contract';
import { flightBookingPaths } from '@traveldesk/flight-bookings-contract';
import { tokenScopes } from '@traveldesk/companies-contract';
import { productPermissions } from '@traveldesk/shared-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { callerOf, type Caller } from '@traveldesk/wallet-server/testing';
import { bookingsModules, startBookingsApi, type BookingsApi } from './testing/bookings-api.fake';
import { callsAbout, match, type AboutOne } from './testing/calls-about-one.fake';
import { insertBooking } from './testing/insert-booking';
import { insertPlanted, plantedProduct } from './testing/planted-product.fake';

const named = ([method, pathOf]: AboutOne) => `${method} ${pathOf('one')}`;

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

  /** The calls refused for lack of a permission; the answer must name `permission` among the missing ones. */
  const refused = async (who: Caller, product: 'flight' | 'hotel', permission: string) => {
    const found: string[] = [];
    for (const call of callsAbout(product).all) {
      const [method, pathOf, body] = call;
      const answer = await who(method as 'GET', pathOf(ids[product]), body, match);
      if (answer.status !== 403) continue;
      expect([method, pathOf('one'), answer.body.permissions]).toEqual([
        method,
        pathOf('one'),
        expect.arrayContaining([permission]),
      ]);
      found.push(named(call));
    }
    return found;
  };

  it.each(['flight', 'hotel'] as const)(
    '%s bookings cannot be read or worked on with the permissions of other products',
    async (product) => {
      const { bookings: asked } = productPermissions[product];
      const other = await bookings.signedIn({ permissions: without('show_bookings', asked) });
      expect(await refused(other, product, asked)).toEqual(callsAbout(product).all.map(named));
    },
  );

  it('its own product’s permission suffices to read; to work, the action’s permission is needed too', async () => {
    const { bookings: asked } = productPermissions.hotel;
    const reader = await bookings.signedIn({ permissions: [asked, 'show_markups', 'show_booking_logs'] });
    for (const [method, pathOf, body] of callsAbout('hotel').reading) {
      const { status } = await reader(method as 'GET', pathOf(ids.hotel), body, match);
      expect([pathOf('one'), status]).not.toEqual([pathOf('one'), 403]);
    }
    const worker = await bookings.signedIn({ permissions: without('flights_bookings', 'show_bookings') });
    expect(await refused(worker, 'hotel', 'flights_bookings')).toEqual([]);
  });

  it('a reader of all bookings needs the hotel permission to work on hotels', async () => {
    const hotel = await bookings.signedIn({ permissions: without('hotels_bookings') });
    expect(await refused(hotel, 'hotel', 'hotels_bookings')).toEqual(callsAbout('hotel').working.map(named));
    // For flights the action's own permission suffices, as in stored roles.
    const flight = await bookings.signedIn({ permissions: without('flights_bookings', 'hotels_bookings') });
    const ofBookers = callsAbout('flight').working.filter(
      ([, pathOf]) => pathOf === flightBookingPaths.airlineChange,
    );
    expect(await refused(flight, 'flight', 'flights_bookings')).toEqual(ofBookers.map(named));
  });

  it('a token needs the scope of the product; older tokens keep their access to flights', async () => {
    const program = async (formerProducts: readonly string[], permissions: readonly string[]) => {
      const { id: companyId } = bookings.company;
      const token = { type: 'company', companyId, permissions, apiToken: true, formerProducts } as const;
      return callerOf(bookings.api, await bookings.api.signIn(token));
    };
    const outcomes = async (who: Caller, product: 'flight' | 'hotel') => {
      const said: unknown[] = [];
      for (const [method, pathOf, body] of callsAbout(product).all) {
        const { status, body: answer } = await who(method as 'GET', pathOf(ids[product]), body, match);
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
      const asked = await outcomes(await program([], scopes(of)), product);
      expect(asked).toEqual(asked.map(() => [of]));
      const open = await outcomes(await program([], tokenScopes), product);
      expect(open).toEqual(asked.map(() => 'open'));
    }
    const former = await program(['flight'], ['show_bookings', 'issue_bookings']);
    const read = async (product: 'flight' | 'hotel') =>
      (await former('GET', bookingPathsOf(product).one(ids[product]))).status;
    expect([await read('flight'), await read('hotel')]).toEqual([200, 403]);
    const pay = async (product: 'flight' | 'hotel') =>
      (
        await former('POST', bookingPathsOf(product).pay(ids[product]), {
          total: { amount: '1.00', currency: 'EUR' },
        })
      ).body.code;
    expect([await pay('flight'), await pay('hotel')]).toEqual(['booking_state', 'forbidden']);
  });

  it('are found only below the path of their product', async () => {
    const everything = await bookings.signedIn({ permissions: all });
    for (const [product, other] of [
      ['flight', 'hotel'],
      ['hotel', 'flight'],
    ] as const) {
      for (const [method, pathOf, body] of callsAbout(product).all) {
        const { status, body: said } = await everything(method as 'GET', pathOf(ids[other]), body, match);
        expect([method, pathOf(other), status, said.code]).toEqual([method, pathOf(other), 404, 'not_found']);
      }
    }
  });
});
