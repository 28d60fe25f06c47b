import type { StaysRoomRate, StaysSearchResult } from '@duffel/api/types';
import { startTestSupplier, type TestSupplier } from '../testing/supplier';
import { addDays } from '../world/zones';
import { allRates, checkIn, guestOf } from './testing/journeys';
import { scenarioRooms, type Scenario } from './world/scenarios';

const hour = 3_600_000;

/** The rooms of the test hotel, each with the scenario in its name (STAYS 4). */
describe('the room', () => {
  let supplier: TestSupplier;
  let guest: ReturnType<typeof guestOf>;
  beforeAll(async () => {
    supplier = await startTestSupplier();
    guest = guestOf(supplier);
  });
  afterAll(() => supplier.stop());
  beforeEach(() => supplier.call('/_training/state', { method: 'DELETE' }));

  const code = (answer: { body: { errors: { code: string }[] } }) => answer.body.errors[0]!.code;
  /** Moves the clock and returns its time. */
  async function forward(ms: number): Promise<number> {
    const turned = { method: 'PUT', data: { forward_ms: ms } };
    return Date.parse((await supplier.call<{ now: string }>('/_training/clock', turned)).body.data.now);
  }
  const booked = async (scenario: Scenario) => (await guest.book((await guest.quote(scenario)).id)).body.data;
  /** The decrease of the balance, in whole units. */
  async function spent(): Promise<number> {
    const { body } = await supplier.call<{ amount: string }>('/_training/balance/training_quick/EUR');
    return (500_000_00 - Math.round(Number(body.data.amount) * 100)) / 100;
  }
  async function until(condition: () => Promise<boolean>): Promise<void> {
    for (let at = 0; !(await condition()); at++) {
      if (at > 100) throw new Error('It did not happen within two seconds.');
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  it('of each scenario is found around the island and by name', async () => {
    const names = (await guest.results()).flatMap(({ accommodation }) => accommodation.name);
    expect(names).toEqual(['Duffel Test Hotel', 'Duffel Test Hotel Nowhere']);
    const { body } = await guest.post<{ results: StaysSearchResult[] }>('/stays/search', allRates());
    const rooms = body.data.results.flatMap(({ accommodation }) => accommodation.rooms);
    expect(rooms.map(({ name }) => name)).toEqual(Object.values(scenarioRooms));
  });

  it('Successful Booking with Balance charges its total, and with Card requires a card', async () => {
    const quote = await guest.quote('balance');
    const { status, body } = await guest.book(quote.id);
    expect([status, body.data.status]).toEqual([201, 'confirmed']);
    expect(await spent()).toBe(Number(quote.total_amount));
    const [rate] = await guest.rates('card');
    expect(rate!.available_payment_methods).toEqual(['card']);
    const other = await guest.quote('card');
    expect(code(await guest.book(other.id))).toBe('validation_required');
    expect(code(await guest.book(other.id, { payment: { card_id: 'tcd_1' } }))).toBe('validation_inclusion');
  });

  it('Rate Unavailable at Booking can be quoted, but not booked', async () => {
    const quote = await guest.quote('unavailable');
    const refused = await guest.book(quote.id);
    expect([refused.status, code(refused)]).toEqual([422, 'rate_unavailable']);
    expect(code(await guest.book(quote.id))).toBe('booking_already_attempted');
    expect([await guest.list(), await spent()]).toEqual([[], 0]);
  });

  it('Price Rises at Quote costs ten percent more in the quote, and still adds up', async () => {
    const [rate] = await guest.rates('price_rises');
    const quote = await guest.quote('price_rises');
    const minor = (text: string | null) => Math.round(Number(text) * 100);
    expect(minor(quote.total_amount)).toBe(Math.round(minor(rate!.total_amount) * 1.1));
    const parts = [quote.base_amount, quote.tax_amount, quote.fee_amount].map(minor);
    expect(parts.reduce((sum, part) => sum + part)).toBe(minor(quote.total_amount));
    expect(quote.accommodation.rooms[0]!.rates[0]!.total_amount).toBe(quote.total_amount);
  });

  it('Gone at Quote is refused at the quote', async () => {
    const [rate] = await guest.rates('gone');
    const refused = await guest.quoteOf(rate!);
    expect([refused.status, code(refused)]).toEqual([422, 'rate_unavailable']);
  });

  it('Booked then 500, Reset and Silent are booked, but the answer does not show it', async () => {
    const failed = await guest.book((await guest.quote('then_500')).id, { metadata: { try: '500' } });
    expect(failed.status).toBe(500);
    const reset = (await guest.quote('then_reset')).id;
    await expect(guest.book(reset, { metadata: { try: 'reset' } })).rejects.toThrow();
    const silent = (await guest.quote('then_silent')).id;
    const answer = guest.book(silent, { metadata: { try: 'silent' } }).then(
      () => 'answered',
      () => 'broken off',
    );
    await until(async () => (await guest.list()).length === 3);
    const found = (await guest.list()).map(({ metadata }) => metadata?.try);
    expect(found.sort()).toEqual(['500', 'reset', 'silent']);
    expect(code(await guest.book(reset))).toBe('booking_already_attempted');
    await supplier.stop();
    expect(await answer).toBe('broken off');
    supplier = await startTestSupplier();
    guest = guestOf(supplier);
  });

  it('Accepted Later is booked after a 202, once', async () => {
    const quote = await guest.quote('accepted');
    const accepted = await guest.book(quote.id);
    expect([accepted.status, accepted.body.data.quote_id]).toEqual([202, quote.id]);
    expect(code(await guest.book(quote.id))).toBe('booking_already_attempted');
    expect(await guest.list()).toEqual([]);
    await until(async () => (await guest.list()).length === 1);
    expect(await spent()).toBe(Number(quote.total_amount));
  });

  it('Accepted then Failed is never booked', async () => {
    expect((await guest.book((await guest.quote('accepted_then_failed')).id)).status).toBe(202);
    await new Promise((done) => setTimeout(done, 400));
    expect([await guest.list(), await spent()]).toEqual([[], 0]);
  });

  it('No Reference Yet gets a reference a day later', async () => {
    const booking = await booked('no_reference');
    expect(booking.reference).toBeNull();
    await forward(23 * hour);
    expect((await guest.read(booking.id)).body.data.reference).toBeNull();
    await forward(2 * hour);
    expect((await guest.read(booking.id)).body.data.reference).toMatch(/^[A-Z0-9]{8}$/);
  });

  it('Cancel Refused is not canceled', async () => {
    const { id } = await booked('cancel_refused');
    const refused = await guest.cancel(id);
    expect([refused.status, code(refused)]).toEqual([422, 'booking_not_cancellable']);
    expect((await guest.read(id)).body.data.status).toBe('confirmed');
  });

  it('Deposit charges the deposit of the quote, and one that the quote does not state', async () => {
    const [told, untold] = await guest.rates('deposit');
    expect([told!.payment_type, untold!.payment_type]).toEqual(['deposit', 'deposit']);
    const [first, second] = [await guest.quoteOf(told!), await guest.quoteOf(untold!)];
    const deposit = Number(first.body.data.deposit_amount);
    expect(deposit).toBeCloseTo(Number(told!.total_amount) * 0.2, 2);
    expect(second.body.data.deposit_amount).toBeNull();
    const { body } = await guest.book(first.body.data.id);
    expect(await spent()).toBeCloseTo(deposit, 2);
    await guest.cancel(body.data.id);
    expect(await spent()).toBe(0);
  });

  it('Guarantee charges and refunds nothing', async () => {
    const { id } = await booked('guarantee');
    expect(await spent()).toBe(0);
    await guest.cancel(id);
    expect(await spent()).toBe(0);
  });

  it('Three Tiers refunds less in each later tier', async () => {
    const quote = await guest.quote('three_tiers');
    const tiers = quote.accommodation.rooms[0]!.rates[0]!.cancellation_timeline;
    const refunds = tiers.map(({ refund_amount: amount }) => Number(amount) / Number(quote.total_amount));
    expect(refunds.map((share) => Math.round(share * 100))).toEqual([100, 50, 25]);
    // 18:00 on Pitcairn is 02:00 of the next day.
    expect(tiers.map(({ before }) => before)).toEqual(
      [13, 6, 1].map((days) => `${addDays(checkIn, -days)}T02:00:00.000Z`),
    );
    const kept: number[] = [];
    const bookings = [];
    for (let at = 0; at < 4; at++) bookings.push(await booked('three_tiers'));
    const total = Number(quote.total_amount);
    for (const [at, { id }] of bookings.entries()) {
      const before = await spent();
      await guest.cancel(id);
      kept.push(Math.round(((total - (before - (await spent()))) / total) * 100));
      const next = tiers[at]?.before;
      if (next) await forward(Date.parse(next) - (await forward(0)));
    }
    expect(kept).toEqual([0, 50, 75, 100]);
  });

  it('Unknown Terms states no terms', async () => {
    const [rate] = await guest.rates('unknown_terms');
    expect(rate).not.toHaveProperty('cancellation_timeline');
    expect(rate!.conditions.map(({ title }) => title)).toContain('Cancellation');
  });

  it('Due in Other Currency is partly paid at the property, in the local currency', async () => {
    const [rate] = await guest.rates('due_elsewhere');
    expect(rate).toMatchObject({ total_currency: 'EUR', due_at_accommodation_currency: 'NZD' });
    expect(Number(rate!.due_at_accommodation_amount)).toBeGreaterThan(0);
  });

  it('Loyalty Programme accepts a number, and requires it for member rates', async () => {
    const [open, members] = await guest.rates('loyalty');
    expect([open!.loyalty_programme_required, members!.loyalty_programme_required]).toEqual([false, true]);
    const id = async (rate: StaysRoomRate) => (await guest.quoteOf(rate)).body.data.id;
    const number = { loyalty_programme_account_number: '12901014' };
    expect((await guest.book(await id(open!))).status).toBe(201);
    expect((await guest.book(await id(open!), number)).status).toBe(201);
    const quote = await id(members!);
    expect(code(await guest.book(quote))).toBe('validation_required');
    expect((await guest.book(quote, number)).status).toBe(201);
  });

  it('No Coordinates has no coordinates', async () => {
    const hotel = (await guest.results()).find(({ accommodation: { rooms } }) =>
      rooms.some(({ name }) => name === 'No Coordinates'),
    );
    expect(hotel!.accommodation.location.geographic_coordinates).toBeNull();
    expect((await booked('no_coordinates')).status).toBe('confirmed');
  });

  it('of a stay that begins soon has no past tiers', async () => {
    const soon = addDays(new Date().toISOString().slice(0, 10), 1);
    const rates = await guest.rates('three_tiers', {
      check_in_date: soon,
      check_out_date: addDays(soon, 1),
    });
    expect(rates[0]!.cancellation_timeline.every(({ before }) => Date.parse(before) > Date.now())).toBe(true);
    expect(rates[0]!.cancellation_timeline.length).toBeLessThan(3);
  });
});
