import { demoPassword } from '@traveldesk/auth-server';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { App } from '@traveldesk/shared-server';
import {
  startSandboxProgram,
  startTestApi,
  type Sandbox,
  type TestApi,
} from '@traveldesk/shared-testing/server';
import { checkLedger, holdOwnersOf } from '@traveldesk/wallet-server';
import { callerOf, type Caller } from '@traveldesk/wallet-server/testing';
import { modules } from './modules';

/** As many flights as have most of the states; all of them take minutes. */
const flights = 24;

interface Listed {
  id: string;
  product: 'flight' | 'hotel';
  kind: string;
  state: string;
  flags: string[];
  pnr: string | null;
}

interface Booked extends Listed {
  company: { id: string };
  travellers: { given_name: string; family_name: string; born_on: string | null }[];
  paid: Money | null;
  refunded: Money | null;
  rate?: { payment: string; there: Money[] };
  operation: { state: string } | null;
}

describe('the demo’s bookings of flights and hotels', () => {
  let sandbox: Sandbox;
  let api: TestApi;
  let staff: Caller;
  let before: Statistics;
  let after: Statistics;
  const bookings: Booked[] = [];

  type Statistics = Record<string, number> & { totalAmount: Money };
  const statistics = async () => (await staff('GET', '/home_page_statistics')).body as Statistics;

  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    api = await startTestApi({ modules, config: { sandboxPort: Number(new URL(sandbox.url).port) } });
    for (const module of modules) await module.demo?.(api.kernel);
    staff = callerOf(api, await api.signIn({ permissions: [...api.kernel.permissions] }));
    before = await statistics();
    await load('flight-bookings', flights);
    await load('hotel-bookings');
    after = await statistics();
    for (let page = 1, total = 1; bookings.length < total; page += 1) {
      const { body } = await staff('GET', `/booking-list?per_page=50&page=${page}`);
      total = body.total;
      for (const { id, product } of body.data as Listed[]) {
        bookings.push((await staff('GET', `/${product}s/bookings/${id}`)).body);
      }
    }
  }, 600_000);
  afterAll(async () => {
    await api.close();
    await sandbox.stop();
  });

  /** Loads a module's bookings as the start does; stops after a number of parts. */
  async function load(name: string, parts = Infinity): Promise<void> {
    const app = api.app as unknown as App;
    let isStopping = false;
    const watch = setInterval(() => {
      void (async () => {
        const done = await api.kernel.db.selectFrom('booking_demo').select('key').execute();
        isStopping ||= done.length >= parts;
      })();
    }, 20);
    const signIn = async (email: string) => {
      const answer = await api.inject({
        method: 'POST',
        url: '/api/v1/login',
        payload: { email, password: demoPassword },
      });
      return answer.statusCode === 200 ? { authorization: `Bearer ${answer.json().data.token}` } : null;
    };
    await modules
      .find((module) => module.name === name)
      ?.demoBehind?.(app, { signIn, isStopping: () => isStopping });
    clearInterval(watch);
  }

  const of = (product: Listed['product']) => bookings.filter((booking) => booking.product === product);
  const count = (list: readonly Booked[], states: readonly string[]) =>
    list.filter(({ state }) => states.includes(state)).length;

  it('have hotels in every state, of every payment, by the supplier and by hand', () => {
    const stays = of('hotel');
    expect(stays.length).toBeGreaterThanOrEqual(25);
    const seen = new Set(stays.map(({ kind, state }) => `${kind} ${state}`));
    const states = [
      'confirmed',
      'stayed',
      'no_show',
      'cancelled',
      'refunded',
      'refund_pending',
      'failed',
      'issuing',
    ];
    expect([...seen].sort()).toEqual(
      [...states.map((state) => `supplier ${state}`), 'manual confirmed', 'manual stayed'].sort(),
    );
    const confirmed = stays.filter(({ state }) => state === 'confirmed');
    expect(new Set(confirmed.map(({ rate }) => rate?.payment))).toEqual(
      new Set(['pay_now', 'deposit', 'guarantee']),
    );
    expect(stays.filter(({ operation }) => operation?.state === 'in_doubt')).toHaveLength(1);
    expect(confirmed.some(({ rate }) => (rate?.there.length ?? 0) > 0)).toBe(true);
    expect(confirmed.some(({ pnr }) => pnr === null)).toBe(true);
    expect(stays.flatMap(({ flags }) => flags)).toContain('changed_outside');
  });

  it('are on Home as counted by hand: Confirmed, Pending and Plans of flights, the others of both', () => {
    const own = of('flight');
    expect(after).toMatchObject({
      ConfirmedFlightsBooking: count(own, ['ticketed', 'changed', 'cancel_quoted', 'flown']),
      PendingFlightsBooking: count(own, ['priced', 'on_hold', 'payment_pending', 'issuing']),
      plans: count(own, ['draft']),
    });
    expect(after['ConfirmedFlightsBooking']).toBeGreaterThan(0);
    const confirmed = ['ticketed', 'changed', 'cancel_quoted', 'flown', 'confirmed', 'stayed', 'no_show'];
    const people = bookings
      .filter(({ state }) => confirmed.includes(state))
      .flatMap(({ travellers, company }) =>
        // The demo's guests have no birth date: they are the same person within a company.
        travellers.map((one) => `${one.given_name} ${one.family_name} ${one.born_on ?? company.id}`),
      );
    expect(after['customersBooked']).toBe(new Set(people).size);
  });

  it('add what they paid, less what came back, to Total Payments', async () => {
    const rates = new Map<string, number>();
    const { rows } = await staffRates();
    for (const { quote, rate } of rows) if (!rates.has(quote)) rates.set(quote, Number(rate));
    const inEuros = ({ amount, currency }: Money) =>
      Number(amount) / (currency === 'EUR' ? 1 : (rates.get(currency) ?? Number.NaN));
    const paid = bookings.reduce(
      (sum, booking) =>
        sum + (booking.paid ? inEuros(booking.paid) : 0) - (booking.refunded ? inEuros(booking.refunded) : 0),
      0,
    );
    const moved = minorUnits(after.totalAmount) - minorUnits(before.totalAmount);
    expect(Number(moved) / 100).toBeCloseTo(paid, 0);
    expect(paid).toBeGreaterThan(1_000);
  });

  /** The rates in force, the newest first. */
  const staffRates = async () => ({
    rows: await api.kernel.db
      .selectFrom('exchange_rates')
      .select(['quote', 'rate'])
      .where('valid_from', '<=', new Date())
      .orderBy('valid_from', 'desc')
      .execute(),
  });

  it('leave the supplier and the ledger as they were', async () => {
    const turned = await sandbox.ask<Record<string, object>>('GET', '/_training/knobs');
    expect(turned).toMatchObject({
      '*': { past_days: 0 },
      training_steady_horizons: { faulty_path: '/', error_rate: 0 },
    });
    const owners = holdOwnersOf(api.kernel);
    expect((await checkLedger(api.kernel.db, 'whole', { owners })).faults).toEqual([]);
  });
});
