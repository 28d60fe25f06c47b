import type { StaysRoomRate, StaysSearchResult } from '@duffel/api/types';
import { startTestSupplier, type TestSupplier } from '../../testing/supplier';
import { addDays } from '../../world/zones';
import { allRates, cairo, checkIn, guestOf, henderson, stay } from '../testing/journeys';

const today = new Date().toISOString().slice(0, 10);

describe('a search of stays', () => {
  let supplier: TestSupplier;
  let guest: ReturnType<typeof guestOf>;
  beforeAll(async () => {
    supplier = await startTestSupplier();
    guest = guestOf(supplier);
  });
  afterAll(() => supplier.stop());
  beforeEach(() => supplier.call('/_training/state', { method: 'DELETE' }));

  const ratesIn = (results: StaysSearchResult[]): StaysRoomRate[] =>
    results.flatMap(({ accommodation }) => accommodation.rooms.flatMap(({ rates }) => rates));
  const totals = (rates: StaysRoomRate[]) => rates.map(({ total_amount: total }) => Number(total));

  it('returns the nearest properties first, each with its cheapest rate first', async () => {
    const results = await guest.results(stay(cairo, 3));
    expect(results.length).toBeGreaterThan(3);
    for (const result of results) {
      const rates = ratesIn([result]);
      expect(rates.length).toBeLessThanOrEqual(5);
      expect(Number(result.cheapest_rate_total_amount)).toBeLessThanOrEqual(Math.min(...totals(rates)));
      expect(result.accommodation.location.address.country_code).toBe('EG');
      expect(new Set(rates.map(({ due_at_accommodation_currency: due }) => due))).toEqual(new Set(['EGP']));
    }
  });

  it('sends no rooms if the knob says so, but all rooms when rates are fetched', async () => {
    await supplier.turn({ rooms: 'absent' });
    const [bare] = await guest.results();
    expect(bare!.accommodation).not.toHaveProperty('rooms');
    expect(bare!.cheapest_rate_total_amount).toMatch(/^\d+\.\d\d$/);
    const { body } = await supplier.call<StaysSearchResult>(
      `/stays/search_results/${bare!.id}/actions/fetch_all_rates`,
      { method: 'POST' },
    );
    expect(ratesIn([body.data]).length).toBeGreaterThan(15);
    expect(ratesIn(await guest.results(allRates())).length).toBeGreaterThan(15);
  });

  it('finds as many properties as the knob says, and each can be booked', async () => {
    await supplier.turn({ least_results: 300 });
    const results = await guest.results(stay(henderson, 5));
    expect(results.length).toBeGreaterThan(250);
    const last = results.at(-1)!;
    const rate = ratesIn(results).find(
      ({ available_payment_methods: methods, loyalty_programme_required: members }) =>
        methods.includes('balance') && !members,
    )!;
    const quote = await guest.quoteOf(rate);
    expect((await guest.book(quote.body.data.id)).status).toBe(201);
    const read = await supplier.call<{ name: string }>(`/stays/accommodation/${last.accommodation.id}`);
    expect(read.body.data.name).toBe(last.accommodation.name);
  });

  it('filters by free cancellation and payment type', async () => {
    const ask = async (more: object) => ratesIn(await guest.results({ ...stay(cairo, 5), ...more }));
    const free = await ask({ free_cancellation_only: true });
    expect(free.length).toBeGreaterThan(5);
    const isFree = ({ cancellation_timeline: [first], total_amount: total }: StaysRoomRate) =>
      first?.refund_amount === total;
    expect(free.filter((rate) => !isFree(rate))).toEqual([]);
    const types = async (instant_payment: boolean | null) => [
      ...new Set((await ask({ instant_payment })).map(({ payment_type: type }) => type)),
    ];
    expect(await types(true)).toEqual(['pay_now']);
    expect(await types(false)).not.toContain('pay_now');
    expect((await types(null)).length).toBeGreaterThan(1);
  });

  it('sells mobile rates only to mobile searches', async () => {
    const deals = async (mobile: boolean) =>
      ratesIn(await guest.results({ ...stay(cairo, 10), mobile })).flatMap(
        (rate) => (rate as StaysRoomRate & { deal_types: string[] }).deal_types,
      );
    expect(await deals(false)).not.toContain('mobile');
    expect(await deals(true)).toContain('mobile');
  });

  it('is in the currency and at the price of the customer', async () => {
    const [euro] = await guest.rates('balance');
    await supplier.turn({ currency: 'JPY', price: 2 });
    const [yen] = await guest.rates('balance');
    expect([yen!.total_currency, yen!.total_amount]).toEqual(['JPY', expect.stringMatching(/^\d+$/)]);
    expect(Number(yen!.total_amount) / Number(euro!.total_amount)).toBeCloseTo(326, -1);
  });

  it('costs twice for two rooms, and more for more nights', async () => {
    const [one] = await guest.rates('balance');
    const [two] = await guest.rates('balance', { rooms: 2, guests: Array(4).fill({ type: 'adult' }) });
    expect(Number(two!.total_amount)).toBeCloseTo(2 * Number(one!.total_amount), 0);
    const [week] = await guest.rates('balance', { check_out_date: addDays(checkIn, 7) });
    expect(Number(week!.total_amount)).toBeGreaterThan(3 * Number(one!.total_amount));
  });

  it('expires after half an hour with its rates and quotes', async () => {
    const [result] = await guest.results();
    const [rate] = await guest.rates('balance');
    const quote = (await guest.quoteOf(rate!)).body.data;
    await supplier.call('/_training/clock', { method: 'PUT', data: { forward_ms: 31 * 60_000 } });
    const late = [
      await supplier.call(`/stays/search_results/${result!.id}/actions/fetch_all_rates`, { method: 'POST' }),
      await guest.quoteOf(rate!),
      await guest.book(quote.id),
    ];
    expect(late.map(({ status, body }) => [status, body.errors[0]!.code])).toEqual(
      Array(3).fill([422, 'rate_unavailable']),
    );
  });

  it('is hidden from other customers, as are its rates and quotes', async () => {
    const [result] = await guest.results();
    const quote = await guest.quote();
    const other = guestOf(supplier, 'quick_2');
    const answers = [
      await supplier.call(`/stays/search_results/${result!.id}/actions/fetch_all_rates`, {
        method: 'POST',
        character: 'quick_2',
      }),
      await other.quoteOf(quote.accommodation.rooms[0]!.rates[0]!),
      await supplier.call(`/stays/quotes/${quote.id}`, { character: 'quick_2' }),
      await other.book(quote.id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it.each([
    ['no days', { check_in_date: undefined }, '/check_in_date', 'validation_required'],
    ['a day that is none', { check_in_date: '2027-02-30' }, '/check_in_date', 'validation_format'],
    [
      'check-in the day before yesterday',
      { check_in_date: addDays(today, -2) },
      '/check_in_date',
      'validation_inclusion',
    ],
    ['check-in in a year', { check_in_date: addDays(today, 340) }, '/check_in_date', 'validation_inclusion'],
    ['no night', { check_out_date: checkIn }, '/check_out_date', 'validation_inclusion'],
    ['check-out first', { check_out_date: addDays(checkIn, -1) }, '/check_out_date', 'validation_inclusion'],
    ['100 nights', { check_out_date: addDays(checkIn, 100) }, '/check_out_date', 'validation_inclusion'],
    ['nine rooms', { rooms: 9, guests: Array(9).fill({ type: 'adult' }) }, '/rooms', 'validation_inclusion'],
    ['more rooms than adults', { rooms: 3 }, '/guests', 'validation_inclusion'],
    ['nobody', { guests: [] }, '/guests', 'validation_length'],
    ['a child without an age', { guests: [{ type: 'child' }] }, '/guests/0/age', 'validation_required'],
    ['a child of 18', { guests: [{ type: 'child', age: 18 }] }, '/guests/0/age', 'validation_inclusion'],
    [
      'a radius of 0',
      { location: { ...stay().location, radius: 0 } },
      '/location/radius',
      'validation_inclusion',
    ],
    [
      'a radius of 101',
      { location: { ...stay().location, radius: 101 } },
      '/location/radius',
      'validation_inclusion',
    ],
    ['no place', { location: undefined }, '/location', 'validation_required'],
    ['two places', { accommodation: { ids: ['acc_1'] } }, '/accommodation', 'validation_format'],
    [
      'a negotiated rate of nobody',
      { negotiated_rate_ids: ['nre_1'] },
      '/negotiated_rate_ids/0',
      'validation_inclusion',
    ],
  ])('refuses %s', async (_, more, pointer, code) => {
    const { status, body } = await guest.post('/stays/search', { ...stay(), ...more });
    expect(status).toBe(422);
    expect(body.errors).toContainEqual(
      expect.objectContaining({
        type: 'validation_error',
        code,
        source: { field: pointer.split('/').at(-1), pointer },
      }),
    );
  });

  it('sells nothing to more guests than a room holds', async () => {
    expect(await guest.results({ ...stay(), guests: Array(5).fill({ type: 'adult' }) })).toEqual([]);
  });

  it('leaves out unknown properties', async () => {
    const { location: _, ...rest } = stay();
    expect(await guest.results({ ...rest, accommodation: { ids: ['acc_nowhere'] } })).toEqual([]);
  });

  it('sells past days only if the knob says so', async () => {
    const past = { check_in_date: addDays(today, -20), check_out_date: addDays(today, -18) };
    expect((await guest.post('/stays/search', { ...stay(), ...past })).status).toBe(422);
    await supplier.turn({ past_days: 30 });
    const { body } = await guest.book((await guest.quote('balance', past)).id);
    expect(body.data.status).toBe('confirmed');
    const late = await guest.cancel(body.data.id);
    expect(late.body.errors[0]!.code).toBe('booking_not_cancellable');
  });
});

describe('a search with a fault', () => {
  let supplier: TestSupplier;
  beforeAll(async () => {
    supplier = await startTestSupplier();
  });
  afterAll(() => supplier.stop());

  const search = () => guestOf(supplier).post('/stays/search', stay());

  it.each([
    [429, 'rate_limit_exceeded'],
    [500, 'internal_server_error'],
    [503, 'service_unavailable'],
    [504, 'gateway_timeout_error'],
  ])('%d', async (status, code) => {
    await supplier.turn({ faulty_path: '/stays/search', error_rate: 1, error_status: status });
    const answer = await search();
    expect([answer.status, answer.body.errors[0]!.code]).toEqual([status, code]);
    expect((await supplier.call('/stays/brands')).status).toBe(200);
    await supplier.turn({ error_rate: 0 });
  });

  it.each(['malformed', 'truncated', 'reset', 'empty'])('%s', async (fault) => {
    await supplier.turn({ faulty_path: '/stays/search', fault });
    await expect(search()).rejects.toThrow();
    await supplier.turn({ fault: 'none' });
  });
});

describe('the pictures of a property', () => {
  it('can be loaded by everybody, as images', async () => {
    const supplier = await startTestSupplier();
    const [{ accommodation } = { accommodation: undefined }] = await guestOf(supplier).results();
    const photos = [...accommodation!.photos!, ...accommodation!.rooms[0]!.photos!];
    for (const { url } of photos) {
      const response = await fetch(url);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    }
    expect((await fetch(photos[0]!.url.replace('1.png', 'x.png'))).status).toBe(404);
    await supplier.stop();
  });
});

describe('a customer without access to stays', () => {
  it('gets a plain-text refusal, unlike for flights', async () => {
    const supplier = await startTestSupplier();
    const headers = { authorization: 'Bearer duffel_test_training_forbidden', 'duffel-version': 'v2' };
    const response = await fetch(`${supplier.url}/stays/brands`, { headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([403, 'text/plain']);
    expect(await response.text()).toBe('Duffel Stays is not enabled for this account.');
    await supplier.stop();
  });
});
