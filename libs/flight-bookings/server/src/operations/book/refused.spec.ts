import type { BookingInput } from '@traveldesk/flight-bookings-contract';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { describeOnDatabase, startGate, type Answer, type Gate } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { release } from '@traveldesk/wallet-server';
import { ledgerOf } from '@traveldesk/wallet-server/testing';
import {
  adult,
  startBookingsApi,
  startSandboxProgram,
  type BookingsApi,
} from '../../testing/bookings-api.fake';

const minutes = 60_000;

/**
 * Rules that the form enforces, applied to a caller without the form: nothing is written and no supplier is
 * called.
 */
describeOnDatabase('an intent is refused', (makeApi) => {
  let sandbox: Sandbox;
  let gate: Gate;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    gate = await startGate(sandbox.url);
    bookings = await startBookingsApi(makeApi, { at: gate.url });
  });
  afterAll(async () => {
    await gate.close();
    await sandbox.stop();
  });

  const made = async () =>
    (await bookings.api.kernel.db.selectFrom('bookings').select('id').execute()).length;
  const book = (input: BookingInput, who = bookings.agent) => who('POST', '/flights/bookings', input);
  const pay = async (id: string) => {
    const { total } = await bookings.record(id);
    const amount = (Number(total) / 100).toFixed(2);
    return bookings.agent('POST', `/flights/bookings/${id}/pay`, { total: { amount, currency: 'EUR' } });
  };

  it('to pay at once, for a user who may book but not pay; the same user may hold', async () => {
    const clerk = await bookings.signedIn({
      type: 'company',
      companyId: bookings.company.id,
      permissions: ['flights_search', 'flights_bookings', 'show_bookings'],
    });
    const found = await bookings.offer(clerk);
    const before = await made();
    const refused = await book(bookings.inputFor(found, 'pay'), clerk);
    expect([refused.status, refused.body.permissions]).toEqual([403, ['issue_bookings']]);
    expect(await made()).toBe(before);
    expect((await book(bookings.inputFor(found, 'hold'), clerk)).status).toBe(201);
  });

  it.each<[string, (total: BookingInput['total']) => Partial<BookingInput['total']>]>([
    ['a cent less', ({ amount }) => ({ amount: (Number(amount) - 0.01).toFixed(2) })],
    ['a cent more', ({ amount }) => ({ amount: (Number(amount) + 0.01).toFixed(2) })],
    ['as much of another currency', () => ({ currency: 'USD' })],
  ])('if the agreed total is %s than the price', async (_, change) => {
    const found = await bookings.offer();
    const { total } = found.offer.price;
    const before = await made();
    const input = bookings.inputFor(found, 'pay', { total: { ...total, ...change(total) } });
    const { status, body } = await book(input);
    expect([status, body.code]).toEqual([422, 'booking_total_differs']);
    expect(await made()).toBe(before);
  });

  it('with an impossible phone number', async () => {
    const found = await bookings.offer();
    const input = bookings.inputFor(found, 'hold');
    const travellers = input.travellers.map((one) => ({ ...one, phone: '+999 1234 5678' }));
    const { status, body } = await book({ ...input, travellers });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['travellers.0.phone']]);
  });

  it('to hold an offer with extras', async () => {
    const found = await bookings.offer();
    const { body: extras } = await bookings.agent('GET', `/flights/offers/${found.offer.id}/extras`);
    const [bag] = extras.bags;
    const amount = (Number(found.offer.price.total.amount) + Number(bag.price.amount)).toFixed(2);
    const wanted = { extras: [{ ref: bag.ref, quantity: 1 }], total: { amount, currency: 'EUR' } };
    const { status, body } = await book(bookings.inputFor(found, 'hold', wanted));
    expect([status, body.fields]).toEqual([422, { extras: expect.any(String) }]);
    expect((await book(bookings.inputFor(found, 'pay', wanted))).status).toBe(201);
  });

  it('to hold or pay with money that is blocked for another booking', async () => {
    const ledger = ledgerOf(bookings.api);
    const { company } = bookings;
    const found = await bookings.offer();
    const wallet = await bookings.wallet();
    const cost = minorUnits(found.offer.price.total);
    const others = BigInt(wallet.balance) - BigInt(wallet.held) - cost;
    const setAside = (amount: bigint) => ledger.hold(company.id, moneyOf(amount, 'EUR'));
    const giveBack = (holdId: string) => ledger.run(release, { holdId, owner: ledger.owner });
    const tooMuch = await setAside(others + 1n);
    const before = await made();
    for (const mode of ['hold', 'pay'] as const) {
      const { status, body } = await book(bookings.inputFor(found, mode));
      expect([mode, status, body.code]).toEqual([mode, 422, 'insufficient_funds']);
    }
    expect(await made()).toBe(before);
    await giveBack(tooMuch);
    const rest = await setAside(others);
    expect((await book(bookings.inputFor(found, 'hold'))).status).toBe(201);
    await giveBack(rest);
  });

  it.each([
    ['that must be paid at once', true],
    ['whose supplier does not say whether it can be held', null],
  ])('to hold an offer %s', async (_, instant) => {
    const requirements = { requires_instant_payment: instant };
    const told = (answer: Answer | 'reset') => {
      const { data } = (answer as Answer).body as { data: { offers: object[] } };
      for (const offer of data.offers) Object.assign(offer, { payment_requirements: requirements });
      return answer;
    };
    gate.hook({ method: 'POST', path: /^\/air\/offer_requests/, after: told });
    const found = await bookings.offer();
    gate.rest();
    const before = await made();
    const { status, body } = await book(bookings.inputFor(found, 'hold'));
    expect([status, body.code]).toEqual([422, 'booking_not_holdable']);
    expect(await made()).toBe(before);
    const { body: notes } = await bookings.agent('GET', `/flights/offers/${found.offer.id}/booking-notes`);
    expect(notes.holdable).toBe(instant === null ? null : false);
    expect((await book(bookings.inputFor(found, 'pay'))).status).toBe(201);
  });

  it.each<[string, BookingInput['travellers']]>([
    ['a child on the place of an adult', [adult({ type: 'child', born_on: '2019-05-17' })]],
    ['an adult who is too young on the departure of the last trip', [adult({ born_on: '2020-05-17' })]],
    ['more travelers than searched for', [adult(), adult({ given_name: 'Laila' })]],
  ])('for %s', async (_, travellers) => {
    const found = await bookings.offer();
    const before = await made();
    const { status, body } = await book(bookings.inputFor(found, 'hold', { travellers }));
    expect(status).toBe(422);
    expect(Object.keys(body.fields)[0]).toMatch(/^travellers/);
    expect(await made()).toBe(before);
  });

  it.each([
    ['a cent less', -1n],
    ['a cent more', 1n],
  ])('to pay a hold if the agreed total is %s than its price', async (_, cents) => {
    const id = await bookings.book('hold');
    const { total } = await bookings.settled(id);
    const agreed = moneyOf(BigInt(total ?? 0) + cents, 'EUR');
    const { status, body } = await bookings.agent('POST', `/flights/bookings/${id}/pay`, { total: agreed });
    expect([status, body.code]).toEqual([422, 'booking_total_differs']);
    expect(await bookings.settled(id)).toMatchObject({ state: 'on_hold', paid: 0 });
  });

  it('to pay a hold so close to its deadline that the payment might arrive too late', async () => {
    const hold = async () => {
      const id = await bookings.book('hold');
      const { payment_required_by: by } = await bookings.settled(id);
      return { id, left: (by?.getTime() ?? 0) - Date.now() };
    };
    const early = await hold();
    bookings.forward(early.left - 3 * minutes);
    expect((await pay(early.id)).status).toBe(201);
    expect(await bookings.settled(early.id)).toMatchObject({ state: 'ticketed' });
    const late = await hold();
    bookings.forward(late.left - early.left + minutes + 1_000);
    const refused = await pay(late.id);
    expect([refused.status, refused.body.code]).toEqual([422, 'booking_deadline_over']);
    const { body } = await bookings.agent('GET', `/flights/bookings/${late.id}`);
    expect(body.available_actions).toContainEqual(
      expect.objectContaining({ action: 'pay', allowed: false, obstacle: 'deadline_over' }),
    );
    expect(await bookings.record(late.id)).toMatchObject({ state: 'on_hold' });
  });
});
