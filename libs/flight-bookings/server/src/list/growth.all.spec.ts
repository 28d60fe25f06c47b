import { hardness, startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { addWallet, callerOf, type Caller } from '@traveldesk/wallet-server/testing';
import { bookingsModules } from '../testing/bookings-api.fake';
import { fillBookings } from '../testing/many-bookings';
import { plantedProduct } from '../testing/planted-product.fake';

const { isHard } = hardness(1);
const [few, many] = [100, isHard ? 100_000 : 13_000];
const times = isHard ? 21 : 9;

/** DESIGN 9: a read costs as much as its page, not as its table. */
const home = 'the figures of Home';

describe(`reads of ${many} bookings`, () => {
  let api: TestApi;
  let reader: Caller;
  let companyId: string;
  beforeAll(async () => {
    api = await startTestApi({ modules: [...bookingsModules, plantedProduct], database: 'postgres' });
    reader = callerOf(api, await api.signIn({ permissions: ['show_bookings', 'flights_bookings'] }));
    companyId = await addWallet(api, 'Nile Travel');
  }, 120_000);
  afterAll(() => api.close());

  const calls = {
    'the first page': '/booking-list?per_page=20',
    'a tab with many bookings': '/booking-list?per_page=20&tab=ticketed',
    'a tab with few bookings': '/booking-list?per_page=20&tab=on_hold',
    'the first page by departure': '/booking-list?per_page=20&sort=departing_at',
    'a route': '/flights/bookings?per_page=20&origin=RUH',
    'a search': '/booking-list?per_page=20&search=TD-000042',
    'the hotels': '/booking-list?per_page=20&product=hotel',
    'the hotels by arrival': '/booking-list?per_page=20&product=hotel&sort=departing_at',
    'a property': '/booking-list?per_page=20&property=nile%20ritz%20000071',
    'the tabs and their counts': '/booking-list/counts',
    'the counts of hotels': '/booking-list/counts?product=hotel',
    'the deadlines': '/booking-deadlines?per_page=20',
    [home]: '/home_page_statistics',
  };

  /** The least time of each call in milliseconds: its cost when nothing else is running. */
  const measured = async () => {
    const least = new Map<string, number>();
    for (let time = 0; time < times; time += 1) {
      for (const [name, path] of Object.entries(calls)) {
        const begun = performance.now();
        const { status, body } = await reader('GET', path);
        const taken = performance.now() - begun;
        expect([name, status, body.data?.length !== 0]).toEqual([name, 200, true]);
        least.set(name, Math.min(taken, least.get(name) ?? Infinity));
      }
    }
    return least;
  };

  it(`cost no more than those of ${few}, except for counts up to a thousand, and on Home up to ten thousand`, async () => {
    await fillBookings(api.kernel.db, companyId, few, { hotels: true });
    const before = await measured();
    await fillBookings(api.kernel.db, companyId, many, { hotels: true });
    const after = await measured();
    if (isHard) process.stdout.write(`${compared(before, after).join('\n')}\n`);
    const grown = new Map(
      [...after].filter(([name, took]) => took > (before.get(name) ?? 0) * 2 + (name === home ? 30 : 6)),
    );
    expect(compared(before, grown)).toEqual([]);
    const { body } = await reader('GET', calls[home]);
    expect(body).toMatchObject({
      ConfirmedFlightsBooking: 10_000,
      PendingFlightsBooking: 10,
      at_least: ['ConfirmedFlightsBooking', 'customersBooked'],
    });
  }, 180_000);
});

const compared = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) =>
  [...after].map(([name, took]) => `${name}: ${before.get(name)?.toFixed(1)} → ${took.toFixed(1)} ms`);
