import { Duffel } from '@duffel/api';
import type { StaysSearchResult } from '@duffel/api/types';
import { startTestSupplier, type TestSupplier } from '../testing/supplier';
import { addDays } from '../world/zones';
import { amal, cairo, checkIn, stay } from './testing/journeys';

/** The official SDK against the supplier: code that works here works with the real one (SUPPLIER 7). */
describe('the SDK of Duffel, for stays', () => {
  let supplier: TestSupplier;
  let duffel: Duffel;
  beforeAll(async () => {
    supplier = await startTestSupplier();
    duffel = new Duffel({ token: 'duffel_test_training_quick', basePath: `${supplier.url}/` });
  });
  afterAll(() => supplier.stop());

  async function testHotel(): Promise<StaysSearchResult> {
    const { data } = await duffel.stays.search(stay());
    return data.results.find(({ accommodation }) => accommodation.name === 'Duffel Test Hotel')!;
  }

  it('searches around a point and for named properties, with rates or without', async () => {
    const { data } = await duffel.stays.search(stay(cairo, 10));
    expect(data.results.length).toBeGreaterThan(10);
    const ids = data.results.slice(0, 3).map(({ accommodation }) => accommodation.id);
    const { location: _, ...rest } = stay();
    const some = await duffel.stays.search({ ...rest, accommodation: { ids } });
    expect(some.data.results.map(({ accommodation }) => accommodation.id)).toEqual(ids);
    const all = await duffel.stays.search({ ...rest, accommodation: { ids, fetch_rates: true } });
    const count = ({ results }: typeof all.data) =>
      results[0]!.accommodation.rooms.flatMap(({ rates }) => rates).length;
    expect(count(some.data)).toBeLessThanOrEqual(5);
    expect(count(all.data)).toBeGreaterThanOrEqual(count(some.data));
  });

  it('fetches rates, quotes, books, reads, lists and cancels', async () => {
    const found = await testHotel();
    expect(found.accommodation.phone_number).toBeNull();
    const { data: result } = await duffel.stays.searchResults.fetchAllRates(found.id);
    const room = result.accommodation.rooms.find(({ name }) => name === 'Successful Booking with Balance')!;
    const [rate] = room.rates;
    const { data: quote } = await duffel.stays.quotes.create(rate!.id);
    expect(quote).toMatchObject({
      check_in_date: checkIn,
      check_out_date: addDays(checkIn, 2),
      total_amount: rate!.total_amount,
      accommodation: { rooms: [{ name: room.name, rates: [{ id: rate!.id, payment_type: 'pay_now' }] }] },
    });
    expect((await duffel.stays.quotes.get(quote.id)).data).toEqual(quote);

    const { data: booking } = await duffel.stays.bookings.create({
      quote_id: quote.id,
      ...amal,
      metadata: { desk: 'cairo' },
      users: ['icu_0000000000000000000001'],
    });
    expect(booking).toMatchObject({
      status: 'confirmed',
      cancelled_at: null,
      reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
      metadata: { desk: 'cairo' },
      accommodation: { phone_number: expect.stringMatching(/^\+64/), rooms: [{ rates: [{ id: rate!.id }] }] },
    });
    expect(booking).not.toHaveProperty('total_amount');
    expect((await duffel.stays.bookings.get(booking.id)).data).toEqual(booking);
    const { data: mine } = await duffel.stays.bookings.list({ user_id: 'icu_0000000000000000000001' });
    expect(mine.map(({ id }) => id)).toEqual([booking.id]);
    const { data: others } = await duffel.stays.bookings.list({ user_id: 'icu_0000000000000000000002' });
    expect(others).toEqual([]);

    const { data: cancelled } = await duffel.stays.bookings.cancel(booking.id);
    expect(cancelled).toMatchObject({ id: booking.id, status: 'cancelled' });
    expect((await duffel.stays.bookings.get(booking.id)).data.cancelled_at).toBe(cancelled.cancelled_at);
    await expect(duffel.stays.bookings.cancel(booking.id)).rejects.toMatchObject({
      status: 422,
      errors: [{ type: 'invalid_state_error', code: 'already_cancelled' }],
    });
  });

  it('reads all pages of bookings up to the one with its metadata', async () => {
    for (let at = 0; at < 3; at++) {
      const { data: result } = await duffel.stays.searchResults.fetchAllRates((await testHotel()).id);
      const { data: quote } = await duffel.stays.quotes.create(result.accommodation.rooms[0]!.rates[0]!.id);
      await duffel.stays.bookings.create({ quote_id: quote.id, ...amal, metadata: { attempt: String(at) } });
    }
    const seen: unknown[] = [];
    let after: string | null | undefined;
    do {
      const page = await duffel.stays.bookings.list({ limit: 1, ...(after && { after }) });
      expect(page.data.length).toBeLessThanOrEqual(1);
      seen.push(...page.data.map(({ metadata }) => metadata?.attempt));
      after = page.meta?.after;
    } while (after);
    expect(seen).toEqual(expect.arrayContaining(['0', '1', '2']));
    const every: string[] = [];
    for await (const { data } of duffel.stays.bookings.listWithGenerator()) every.push(data.id);
    expect(new Set(every).size).toBe(seen.length);
  });

  it('suggests, lists and reads properties, and their reviews', async () => {
    const { data: named } = await duffel.stays.accommodation.suggestions('duffel test');
    expect(named[0]).toEqual({
      accommodation_id: 'acc_0000AWr2VsUNIF1Vl91xg0',
      accommodation_name: 'Duffel Test Hotel',
      accommodation_location: expect.objectContaining({
        geographic_coordinates: { latitude: -24.38, longitude: -128.32 },
      }),
    });
    const circle = { radius: 15, geographic_coordinates: cairo };
    expect((await duffel.stays.accommodation.suggestions('duffel test', circle)).data).toEqual([]);
    const { data: near } = await duffel.stays.accommodation.suggestions('cairo', circle);
    expect(near.every(({ accommodation_location: one }) => one.address.city_name === 'Cairo')).toBe(true);

    const { data: page, meta } = await duffel.stays.accommodation.list({ ...cairo, radius: 15, limit: 4 });
    expect(page).toHaveLength(4);
    const next = await duffel.stays.accommodation.list({
      ...cairo,
      radius: 15,
      limit: 4,
      after: meta!.after!,
    });
    expect(next.data[0]!.id).not.toBe(page[0]!.id);
    const { data: one } = await duffel.stays.accommodation.get(page[0]!.id);
    expect(one).toEqual(page[0]);
    expect(one.rooms).toEqual([]);
    const reviewed = page.find(({ review_count: count }) => (count ?? 0) > 5)!;
    const { data } = await duffel.stays.accommodation.reviews(reviewed.id, { limit: 3 });
    expect(data.reviews).toHaveLength(3);
    expect(Object.keys(data.reviews[0]!).sort()).toEqual(['created_at', 'reviewer_name', 'score', 'text']);
    await expect(duffel.stays.accommodation.get('acc_nowhere')).rejects.toMatchObject({ status: 404 });
  });

  it('lists brands, chains and loyalty programs', async () => {
    const { data: brands } = await duffel.stays.brands.list();
    expect(brands.length).toBeGreaterThan(20);
    expect((await duffel.stays.brands.get(brands[0]!.id)).data).toEqual(brands[0]);
    const { data: programmes } = await duffel.stays.loyaltyProgrammes.list();
    expect(programmes.map(({ reference }) => reference)).toContain('hilton_honors');
    for (const url of [programmes[0]!.logo_url_svg, programmes[0]!.logo_url_png_small]) {
      expect((await fetch(url)).status).toBe(200);
    }
    const chains = await supplier.call<{ id: string; name: string }[]>('/stays/chains');
    const [chain] = chains.body.data;
    expect((await supplier.call(`/stays/chains/${chain!.id}`)).body.data).toEqual(chain);
  });

  it('stores negotiated rates, and applies them at properties that support one', async () => {
    const { accommodation } = await testHotel();
    const { data: made } = await duffel.stays.negotiatedRates.create({
      rate_access_code: 'NILE1',
      display_name: 'Nile 2027',
      chain_id: accommodation.chain!.id,
    });
    expect(made).toMatchObject({ live_mode: false, accommodation_ids: null });
    const { data: search } = await duffel.stays.search({ ...stay(), negotiated_rate_ids: [made.id] });
    const [result] = search.results;
    expect(result!.supported_negotiated_rates).toEqual([{ id: made.id, display_name: 'Nile 2027' }]);
    const { data: full } = await duffel.stays.searchResults.fetchAllRates(result!.id);
    const sold = full.accommodation.rooms.flatMap(({ rates }) => rates);
    const [negotiated, ...more] = sold.filter(({ negotiated_rate_id: id }) => id === made.id);
    expect(more).toEqual([]);
    expect(negotiated).toMatchObject({ code: 'NILE1', public_amount: expect.any(String) });
    const { data: quote } = await duffel.stays.quotes.create(negotiated!.id);
    expect(quote.accommodation.rooms[0]!.rates[0]!.negotiated_rate_id).toBe(made.id);

    const { data: moved } = await duffel.stays.negotiatedRates.update(made.id, {
      accommodation_ids: [accommodation.id],
    });
    expect(moved).toMatchObject({ chain_id: null, accommodation_ids: [accommodation.id] });
    expect((await duffel.stays.negotiatedRates.get(made.id)).data).toEqual(moved);
    expect((await duffel.stays.negotiatedRates.list()).data).toEqual([moved]);
    expect((await duffel.stays.negotiatedRates.delete(made.id)).data.id).toBe(made.id);
    expect((await duffel.stays.negotiatedRates.list()).data).toEqual([]);
  });
});
