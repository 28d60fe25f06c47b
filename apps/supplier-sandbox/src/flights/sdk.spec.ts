import { Duffel } from '@duffel/api';
import type { Offer, Order } from '@duffel/api/types';
import { searchTraining, slice, soon, traveller } from './testing/journeys';
import { startTestSupplier, type TestSupplier } from '../testing/supplier';
import { addDays } from '../world/zones';

/** The official SDK with this supplier: what works here works with the real one (SUPPLIER 7). */
describe("Duffel's SDK", () => {
  let supplier: TestSupplier;
  let duffel: Duffel;
  beforeAll(async () => {
    supplier = await startTestSupplier();
    duffel = new Duffel({ token: 'duffel_test_training_quick', basePath: `${supplier.url}/` });
  });
  afterAll(() => supplier.stop());

  const pay = (due: Pick<Offer, 'total_amount' | 'total_currency'>) =>
    ({ type: 'balance', amount: due.total_amount, currency: due.total_currency }) as const;

  async function book(type: 'instant' | 'pay_later'): Promise<Order> {
    const { offers } = await searchTraining(duffel, 'CAI', 'LHR');
    const offer = offers[0]!;
    const { data } = await duffel.orders.create({
      type,
      selected_offers: [offer.id],
      passengers: [traveller(offer.passengers[0]!.id)],
      ...(type === 'instant' && { payments: [pay(offer)] }),
      metadata: { desk: 'cairo' },
    });
    return data;
  }

  it('reads the reference data page by page', async () => {
    const { data, meta } = await duffel.airlines.list({ limit: 3 });
    expect(data).toHaveLength(3);
    const next = await duffel.airlines.list({ limit: 3, after: meta!.after! });
    expect(next.data.map(({ id }) => id)).not.toEqual(data.map(({ id }) => id));
    const back = await duffel.airlines.list({ limit: 3, before: next.meta!.before! });
    expect(back.data).toEqual(data);
    let count = 0;
    for await (const { data: airport } of duffel.airports.listWithGenerator()) {
      if (airport.iata_code === 'CAI') expect(airport.time_zone).toBe('Africa/Cairo');
      count += 1;
    }
    expect(count).toBeGreaterThan(3000);
    const heathrow = await duffel.airports.get('arp_lhr_gb');
    expect(heathrow.data).toMatchObject({ iata_code: 'LHR', iata_city_code: 'LON', icao_code: 'EGLL' });
    expect((await duffel.aircraft.list()).data.length).toBeGreaterThan(5);
    expect((await duffel.loyaltyProgrammes.list()).data.length).toBeGreaterThan(5);
  });

  it('suggests places for typed text or a location', async () => {
    const { data } = await duffel.suggestions.list({ query: 'lond' });
    expect(data[0]).toMatchObject({ type: 'city', iata_code: 'LON', country_name: 'United Kingdom' });
    const near = await duffel.suggestions.list({ lat: '51.47', lng: '-0.45', rad: '30000' });
    expect(near.data[0]!.iata_code).toBe('LHR');
  });

  it('searches, lists, sorts and reads offers', async () => {
    const { data } = await duffel.offerRequests.create({
      slices: [slice('CDG', 'JFK'), slice('JFK', 'CDG', addDays(soon, 7))],
      passengers: [{ type: 'adult' }, { age: 1 }],
      cabin_class: 'business',
      return_offers: false,
      supplier_timeout: 5000,
    });
    expect('offers' in data).toBe(false);
    const { data: page } = await duffel.offers.list({
      offer_request_id: data.id,
      limit: 5,
      sort: 'total_amount',
    });
    const amounts = page.map((offer) => Number(offer.total_amount));
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    const { data: direct } = await duffel.offers.list({ offer_request_id: data.id, max_connections: 0 });
    expect(direct.every(({ slices }) => slices.every(({ segments }) => segments.length === 1))).toBe(true);
    const { data: offer } = await duffel.offers.get(page[0]!.id, { return_available_services: true });
    expect(offer.live_mode).toBe(false);
    expect(offer.passengers.map(({ type }) => type)).toEqual(['adult', 'infant_without_seat']);
    expect(Array.isArray(offer.available_services)).toBe(true);
    expect((await duffel.offerRequests.get(data.id)).data.id).toBe(data.id);
  });

  it('reads a batch until nothing remains', async () => {
    const { data } = await duffel.batchOfferRequests.create({
      slices: [slice('CAI', 'CDG')],
      passengers: [{ type: 'adult' }],
    });
    let [remaining, offers] = [data.total_batches, 0];
    expect(remaining).toBeGreaterThan(1);
    while (remaining > 0) {
      const { data: batch } = await duffel.batchOfferRequests.get(data.id);
      expect(batch.remaining_batches).toBe(remaining - 1);
      remaining = batch.remaining_batches;
      offers += batch.offers.length;
    }
    expect(offers).toBeGreaterThan(0);
  });

  it('names a passenger, prices with a bag, shows seats, and orders both', async () => {
    const { offers } = await searchTraining(duffel, 'AMS', 'MAD');
    const [first] = offers;
    const passenger = first!.passengers[0]!.id;
    const named = await duffel.offers.update(first!.id, passenger, {
      given_name: 'Amal',
      family_name: "O'Neill",
      loyalty_programme_accounts: [{ airline_iata_code: 'ZZ', account_number: '12901014' }],
    });
    expect(named.data.given_name).toBe('Amal');
    const { data: offer } = await duffel.offers.get(first!.id, { return_available_services: true });
    expect(offer.passengers[0]!.family_name).toBe("O'Neill");
    const bag = offer.available_services.find(({ type }) => type === 'baggage')!;
    expect(bag.total_amount).toBe('20.00');
    const { data: priced } = await duffel.offers.getPriced(offer.id, {
      intended_payment_methods: [],
      intended_services: [{ id: bag.id, quantity: 2 }],
    });
    expect(Number(priced.total_amount)).toBeCloseTo(Number(offer.total_amount) + 40, 2);

    const { data: maps } = await duffel.seatMaps.get({ offer_id: offer.id });
    const elements = maps[0]!.cabins[0]!.rows.flatMap(({ sections }) =>
      sections.flatMap((one) => one.elements),
    );
    const seats = elements.flatMap((one) => ('available_services' in one ? one.available_services : []));
    const seat = seats[0]!;
    const total = (Number(offer.total_amount) + 40 + Number(seat.total_amount)).toFixed(2);
    const { data: order } = await duffel.orders.create({
      type: 'instant',
      selected_offers: [offer.id],
      passengers: [traveller(passenger)],
      services: [
        { id: bag.id, quantity: 2 },
        { id: seat.id, quantity: 1 },
      ],
      payments: [{ type: 'balance', amount: total, currency: offer.total_currency }],
    });
    expect(order.total_amount).toBe(total);
    expect(order.services.map(({ type }) => type)).toEqual(['baggage', 'seat']);
    expect(order.documents).toHaveLength(3);
  });

  it("orders at once, finds the order, and stores metadata with the SDK's own wrapping", async () => {
    const order = await book('instant');
    expect(order).toMatchObject({ live_mode: false, content: 'managed', metadata: { desk: 'cairo' } });
    expect(order.booking_reference).toMatch(/^[A-Z2-9]{6}$/);
    expect(order.documents![0]!.unique_identifier).toMatch(/^999\d{10}$/);
    expect(order.payment_status.awaiting_payment).toBe(false);
    const { data: found } = await duffel.orders.list({ booking_reference: order.booking_reference });
    expect(found.map(({ id }) => id)).toEqual([order.id]);
    const { data: byName } = await duffel.orders.list({ 'passenger_name[]': ["o'neill", 'amal'] });
    expect(byName.map(({ id }) => id)).toContain(order.id);
    const { data: changed } = await duffel.orders.update(order.id, { metadata: { desk: 'paris' } });
    expect(changed.metadata).toEqual({ desk: 'paris' });
  });

  it('holds, and pays later', async () => {
    const order = await book('pay_later');
    expect(order.payment_status.awaiting_payment).toBe(true);
    const hours = (to?: string | null) =>
      Math.round((Date.parse(to ?? '') - Date.parse(order.created_at)) / 3_600_000);
    expect(hours(order.payment_status.payment_required_by)).toBe(72);
    expect(hours(order.payment_status.price_guarantee_expires_at)).toBe(48);
    const { data: waiting } = await duffel.orders.list({ awaiting_payment: true });
    expect(waiting.map(({ id }) => id)).toContain(order.id);
    const { data: payment } = await duffel.payments.create({ order_id: order.id, payment: pay(order) });
    expect(payment).toMatchObject({ type: 'balance', amount: order.total_amount });
    const { data: paid } = await duffel.orders.get(order.id);
    expect(paid.payment_status.awaiting_payment).toBe(false);
    expect(paid.documents).toHaveLength(1);
  });

  it('cancels only with the newest quote', async () => {
    const order = await book('pay_later');
    const { data: old } = await duffel.orderCancellations.create({ order_id: order.id });
    const { data: quote } = await duffel.orderCancellations.create({ order_id: order.id });
    expect(quote).toMatchObject({ refund_amount: '0.00', refund_to: 'awaiting_payment', confirmed_at: null });
    await expect(duffel.orderCancellations.confirm(old.id)).rejects.toMatchObject({ status: 422 });
    const { data: confirmed } = await duffel.orderCancellations.confirm(quote.id);
    expect(confirmed.confirmed_at).not.toBeNull();
    const { data: after } = await duffel.orders.get(order.id);
    expect(after.cancelled_at).not.toBeNull();
    expect(after.available_actions).toEqual([]);
    await expect(duffel.orderCancellations.create({ order_id: order.id })).rejects.toMatchObject({
      errors: [{ type: 'invalid_state_error', code: 'already_cancelled' }],
    });
  });

  it('changes an order once, for 125 of which 25 are the penalty', async () => {
    const order = await book('instant');
    const { data: request } = await duffel.orderChangeRequests.create({
      order_id: order.id,
      slices: {
        add: [{ origin: 'CAI', destination: 'LHR', departure_date: addDays(soon, 3) }],
        remove: [{ slice_id: order.slices[0]!.id }],
      },
    });
    const offer = request.order_change_offers[0]!;
    expect(offer).toMatchObject({ change_total_amount: '125.00', penalty_amount: '25.00' });
    const { data: change } = await duffel.orderChanges.create({ selected_order_change_offer: offer.id });
    const { data: confirmed } = await duffel.orderChanges.confirm(change.id, {
      payment: { type: 'balance', amount: '125.00', currency: 'EUR' },
    });
    expect(confirmed).toMatchObject({ confirmed_at: expect.any(String) });
    const { data: after } = await duffel.orders.get(order.id);
    expect(after.slices[0]!.segments[0]!.departing_at.slice(0, 10)).toBe(addDays(soon, 3));
    expect(Number(after.total_amount)).toBeCloseTo(Number(order.total_amount) + 100, 2);
    expect(after.available_actions).not.toContain('change');
    await expect(
      duffel.orderChangeRequests.create({
        order_id: order.id,
        slices: {
          add: [{ origin: 'CAI', destination: 'LHR', departure_date: addDays(soon, 4) }],
          remove: [{ slice_id: after.slices[0]!.id }],
        },
      }),
    ).rejects.toMatchObject({ errors: [{ code: 'order_not_changeable' }] });
  });

  it('keeps one webhook, shows its secret once, and pings it', async () => {
    const { data: made } = await duffel.webhooks.create({
      url: 'http://127.0.0.1:9/hook',
      events: ['order.created'],
    });
    expect(made.secret).toMatch(/^\w{32}$/);
    await expect(
      duffel.webhooks.create({ url: 'http://127.0.0.1:9/other', events: ['order.created'] }),
    ).rejects.toMatchObject({ errors: [{ code: 'unsafe_unique' }] });
    const { data: list } = await duffel.webhooks.list({});
    expect(list).toHaveLength(1);
    expect(list[0]).not.toHaveProperty('secret');
    await duffel.webhooks.update(made.id, {
      active: true,
      url: 'http://127.0.0.1:9/moved',
      events: ['ping.triggered'],
    });
    const { data: ping } = await duffel.webhooks.ping(made.id);
    expect(ping).toMatchObject({ type: 'ping.triggered', live_mode: false });
    await duffel.webhooks.delete(made.id);
    expect((await duffel.webhooks.list({})).data).toEqual([]);
  });

  it("throws its DuffelError with the supplier's message", async () => {
    await expect(duffel.orders.get('ord_nowhere')).rejects.toMatchObject({
      status: 404,
      errors: [{ type: 'invalid_request_error', code: 'not_found' }],
      meta: { status: 404, request_id: expect.any(String) },
    });
    const stranger = new Duffel({ token: 'duffel_test_of_nobody', basePath: `${supplier.url}/` });
    await expect(stranger.airlines.list()).rejects.toMatchObject({
      status: 401,
      errors: [{ type: 'authentication_error', code: 'access_token_not_found' }],
    });
  });
});
