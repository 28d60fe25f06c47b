import { Duffel } from '@duffel/api';
import type { Order } from '@duffel/api/types';
import { searchTraining, slice, soon, traveller } from '../testing/journeys';
import { addDays } from '../../world/zones';
import { startTestSupplier, type TestSupplier } from '../../testing/supplier';

const day = 86_400_000;

describe('orders', () => {
  let supplier: TestSupplier;
  let duffel: Duffel;
  beforeAll(async () => {
    supplier = await startTestSupplier();
    duffel = new Duffel({ token: 'duffel_test_training_quick', basePath: `${supplier.url}/` });
  });
  afterAll(() => supplier.stop());
  afterEach(() => supplier.call('/_training/state', { method: 'DELETE' }));

  const forward = (ms: number) =>
    supplier.call('/_training/clock', { method: 'PUT', data: { forward_ms: ms } });
  const refusal = (code: string) => ({ status: 422, errors: [{ code }] });

  async function offer(origin = 'CAI', destination = 'LHR') {
    return (await searchTraining(duffel, origin, destination)).offers[0]!;
  }
  type Offer = Awaited<ReturnType<typeof offer>>;
  const orderOf = (one: Offer, more: object = {}) => ({
    type: 'instant' as const,
    selected_offers: [one.id],
    passengers: [traveller(one.passengers[0]!.id)],
    payments: [{ type: 'balance' as const, amount: one.total_amount, currency: one.total_currency }],
    ...more,
  });
  const held = { type: 'pay_later', payments: undefined };

  it('use up an offer, and with it its search', async () => {
    const { offers } = await searchTraining(duffel, 'CAI', 'LHR');
    await duffel.orders.create(orderOf(offers[0]!));
    await expect(duffel.orders.create(orderOf(offers[1]!))).rejects.toMatchObject(
      refusal('offer_request_already_booked'),
    );
  });

  it('reject an expired offer', async () => {
    const one = await offer();
    await forward(31 * 60_000);
    await expect(duffel.orders.create(orderOf(one))).rejects.toMatchObject(refusal('offer_expired'));
    await expect(duffel.offers.get(one.id)).rejects.toMatchObject(refusal('offer_expired'));
  });

  it.each([
    [
      'another amount',
      { payments: [{ type: 'balance', amount: '1.00', currency: 'EUR' }] },
      'payment_amount_does_not_match_order_amount',
    ],
    [
      'another currency',
      { payments: [{ type: 'balance', amount: '1.00', currency: 'USD' }] },
      'payment_currency_does_not_match_order_currency',
    ],
    ['no payment', { payments: [] }, 'validation_required'],
    ['a stranger', { passengers: [traveller('pas_stranger')] }, 'validation_inclusion'],
    [
      'a payment for a hold order',
      { type: 'hold', payments: [{ type: 'balance', amount: '1.00', currency: 'EUR' }] },
      'validation_length',
    ],
    [
      'a service with a hold order',
      { type: 'hold', payments: undefined, services: [{ id: 'ase_any', quantity: 1 }] },
      'pay_later_order_no_payment_for_ancillaries',
    ],
    ['a service of another offer', { services: [{ id: 'ase_other', quantity: 1 }] }, 'validation_inclusion'],
  ])('reject %s', async (_what, more, code) => {
    await expect(duffel.orders.create(orderOf(await offer(), more))).rejects.toMatchObject(refusal(code));
  });

  it.each([
    ['born_on', { born_on: '2020-01-01' }],
    // Anyone under 18 on the last departure has to be searched by age (SUPPLIER 5).
    ['born_on', { born_on: addDays(soon, -18 * 365) }],
    ['given_name', { given_name: 'أمل' }],
    ['family_name', { family_name: 'A name of more than twenty letters' }],
    ['phone_number', { phone_number: '0100123' }],
    ['email', { email: 'nobody' }],
  ])('reject a passenger with a wrong %s, and name the field', async (field, more) => {
    const one = await offer();
    const passengers = [traveller(one.passengers[0]!.id, more)];
    await expect(duffel.orders.create(orderOf(one, { passengers }))).rejects.toMatchObject({
      status: 422,
      errors: [{ type: 'validation_error', source: { field, pointer: `/passengers/0/${field}` } }],
    });
  });

  it('require each infant to travel with one adult of 18 or older', async () => {
    const { data } = await duffel.offerRequests.create({
      slices: [slice('CAI', 'LHR')],
      passengers: [{ type: 'adult' }, { age: 16 }, { age: 1 }],
    });
    const one = data.offers.find(({ owner }) => owner.iata_code === 'ZZ')!;
    const [adult, youth, infant] = one.passengers.map(({ id }) => id);
    const sold = (adults: object, youths: object) => {
      const young = { given_name: 'Sami', born_on: addDays(soon, -16 * 366), ...youths };
      const baby = traveller(infant!, { given_name: 'Nour', born_on: addDays(soon, -500) });
      const passengers = [traveller(adult!, adults), traveller(youth!, young), baby];
      return duffel.orders.create(orderOf(one, { passengers }));
    };
    const held = { infant_passenger_id: infant! };
    await expect(sold({}, {})).rejects.toMatchObject(refusal('validation_required'));
    await expect(sold({}, held)).rejects.toMatchObject(refusal('validation_required'));
    expect((await sold(held, {})).data.passengers[0]!.infant_passenger_id).toBe(infant);
  });

  it("take from the balance, and return a cancellation's refund", async () => {
    await supplier.call('/_training/balance', {
      method: 'PUT',
      data: { account: 'training_quick', currency: 'EUR', amount: 0 },
    });
    await supplier.turn({ void_hours: 0 });
    const one = await offer();
    await expect(duffel.orders.create(orderOf(one))).rejects.toMatchObject(refusal('insufficient_balance'));
    await supplier.call('/_training/balance', {
      method: 'PUT',
      data: { account: 'training_quick', currency: 'EUR', amount: Math.ceil(Number(one.total_amount)) },
    });
    const { data: order } = await duffel.orders.create(orderOf(one));
    const { data: quote } = await duffel.orderCancellations.create({ order_id: order.id });
    // The cheapest fare of ZZ refunds only the taxes.
    expect(quote).toMatchObject({ refund_amount: order.tax_amount, refund_to: 'balance' });
    await expect(duffel.orders.create(orderOf(await offer()))).rejects.toMatchObject(
      refusal('insufficient_balance'),
    );
  });

  it('hold a price for 48 hours and an order for 72', async () => {
    const { data: order } = await duffel.orders.create(orderOf(await offer(), held));
    await forward(2 * day + 1000);
    const pay = (due: Order) =>
      duffel.payments.create({
        order_id: due.id,
        payment: { type: 'balance', amount: due.total_amount, currency: due.total_currency },
      });
    const { data: dearer } = await duffel.orders.get(order.id);
    // Even after the new price has been read: the payment was for the old one.
    await expect(pay(order)).rejects.toMatchObject(refusal('price_changed'));
    await expect(pay({ ...order, total_amount: '1.00' })).rejects.toMatchObject(
      refusal('payment_amount_does_not_match_order_amount'),
    );
    expect(Number(dearer.total_amount)).toBeGreaterThan(Number(order.total_amount));
    await forward(day);
    await expect(pay(dearer)).rejects.toMatchObject(refusal('past_payment_required_by_date'));
    const { data: over } = await duffel.orders.get(order.id);
    expect(over.cancelled_at).toBe(order.payment_status.payment_required_by);
  });

  it('reject payment for an order that is paid already or was an instant one', async () => {
    const { data: instant } = await duffel.orders.create(orderOf(await offer()));
    const { data: later } = await duffel.orders.create(orderOf(await offer('CAI', 'FCO'), held));
    const pay = (order: Order) =>
      duffel.payments.create({
        order_id: order.id,
        payment: { type: 'balance', amount: order.total_amount, currency: order.total_currency },
      });
    await expect(pay(instant)).rejects.toMatchObject(refusal('order_type_not_eligible_for_payment'));
    await pay(later);
    await expect(pay(later)).rejects.toMatchObject(refusal('already_paid'));
  });

  it('accept a bag after booking', async () => {
    const { data: order } = await duffel.orders.create(orderOf(await offer()));
    const { data: services } = await duffel.orders.getAvailableServices(order.id);
    const { data: grown } = await duffel.orders.addServices(order.id, {
      payment: { type: 'balance', amount: '20.00', currency: 'EUR' },
      add_services: [{ id: services[0]!.id, quantity: 1 }],
    });
    expect(Number(grown.total_amount)).toBeCloseTo(Number(order.total_amount) + 20, 2);
  });

  it('run out of seats: the flight is no longer offered or sold', async () => {
    const count = 9;
    const search = () =>
      supplier.call<{ id: string; offers: Offer[] }>('/air/offer_requests', {
        data: {
          slices: [{ origin: 'CAI', destination: 'LHR', departure_date: slice('CAI', 'LHR').departure_date }],
          passengers: Array.from({ length: count }, () => ({ type: 'adult' })),
        },
      });
    const flightOf = (one: Offer) =>
      one.slices[0]!.segments.map((segment) => segment.marketing_carrier_flight_number).join();
    const { body: first } = await search();
    const wanted = first.data.offers.find(({ owner }) => owner.iata_code === 'ZZ')!;
    const last = await search();
    const book = async (one: Offer) =>
      supplier.call('/air/orders', {
        data: {
          type: 'hold',
          selected_offers: [one.id],
          passengers: one.passengers.map(({ id }, at) =>
            traveller(id, { family_name: `O${'abcdefghi'[at]}` }),
          ),
        },
      });
    // A flight of ZZ has 192 seats: 21 groups of nine leave three.
    for (let at = 0; at < 21; at++) {
      const { body } = await search();
      const same = body.data.offers.find(
        (one) => one.owner.iata_code === 'ZZ' && flightOf(one) === flightOf(wanted),
      )!;
      expect((await book(same)).status).toBe(201);
    }
    const { body: after } = await search();
    expect(
      after.data.offers.some((one) => one.owner.iata_code === 'ZZ' && flightOf(one) === flightOf(wanted)),
    ).toBe(false);
    const late = last.body.data.offers.find((one) => flightOf(one) === flightOf(wanted))!;
    const refused = await book(late);
    expect(refused.body.errors[0]!.code).toBe('offer_no_longer_available');
  });

  it('accept the age of a 16-year-old and count them as an adult', async () => {
    const asked = { slices: [slice('CAI', 'LHR')], passengers: [{ type: 'adult' as const }, { age: 16 }] };
    const { data } = await duffel.offerRequests.create(asked);
    const one = data.offers.find(({ owner }) => owner.iata_code === 'ZZ')!;
    const [adult, youth] = one.passengers;
    expect(youth).toMatchObject({ type: 'adult', age: 16 });
    const born_on = addDays(soon, -16 * 366);
    const passengers = [traveller(adult!.id), traveller(youth!.id, { given_name: 'Nour', born_on })];
    expect((await duffel.orders.create(orderOf(one, { passengers }))).data.passengers).toHaveLength(2);
  });

  it('include extras in the total, and say who sits where', async () => {
    const one = await offer();
    const { data: full } = await duffel.offers.get(one.id, { return_available_services: true });
    const bag = full.available_services[0]!;
    const { data: maps } = await duffel.seatMaps.get({ offer_id: one.id });
    const seat = maps[0]!.cabins[0]!.rows.flatMap(({ sections }) =>
      sections.flatMap(({ elements }) => elements),
    ).find(
      (element) => 'available_services' in element && Number(element.available_services[0]?.total_amount) > 0,
    )!;
    if (seat.type !== 'seat') throw new Error('There is no seat to choose.');
    const amount = (
      Number(one.total_amount) +
      Number(bag.total_amount) +
      Number(seat.available_services[0]!.total_amount)
    ).toFixed(2);
    const { data: order } = await duffel.orders.create(
      orderOf(one, {
        services: [bag, seat.available_services[0]!].map(({ id }) => ({ id, quantity: 1 })),
        payments: [{ type: 'balance', amount, currency: 'EUR' }],
      }),
    );
    expect(order.total_amount).toBe(amount);
    expect((Number(order.base_amount) + Number(order.tax_amount)).toFixed(2)).toBe(amount);
    const seats = order.slices.flatMap(({ segments }) =>
      segments.map(({ passengers }) => passengers[0]!.seat),
    );
    expect(seats[0]).toMatchObject({ designator: seat.designator, disclosures: expect.any(Array) });
    expect(seats.slice(1).every((other) => other === null)).toBe(true);
  });

  it("are voided at full price while the airline allows it, and then at the fare's refund", async () => {
    const { data: order } = await duffel.orders.create(orderOf(await offer()));
    const ends = (order as Order & { void_window_ends_at: string }).void_window_ends_at;
    expect(Date.parse(ends) - Date.parse(order.created_at)).toBe(day);
    const quote = async () =>
      (await duffel.orderCancellations.create({ order_id: order.id })).data.refund_amount;
    expect(await quote()).toBe(order.total_amount);
    await forward(day);
    expect(await quote()).toBe(order.tax_amount);
    const { data: held_ } = await duffel.orders.create(orderOf(await offer(), held));
    expect(held_).toMatchObject({ void_window_ends_at: null });
  });

  it('are changed by the airline on request, and record the response', async () => {
    const { data: order } = await duffel.orders.create(orderOf(await offer()));
    await supplier.call(`/_training/orders/${order.id}/airline_change`, { method: 'POST' });
    const { data: changes } = await duffel.airlineInitiatedChanges.list(order.id);
    const { data: noted } = await duffel.airlineInitiatedChanges.update(changes[0]!.id, 'changed');
    expect(noted).toMatchObject({ action_taken: 'changed', available_actions: ['update'] });
  });

  it('sell one offer to one of two simultaneous customers', async () => {
    const one = await offer();
    const results = await Promise.allSettled([
      duffel.orders.create(orderOf(one)),
      duffel.orders.create(orderOf(one)),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('show nothing to another customer', async () => {
    const { data: order } = await duffel.orders.create(orderOf(await offer()));
    const other = { character: 'quick_2' };
    expect((await supplier.call(`/air/orders/${order.id}`, other)).status).toBe(404);
    expect((await supplier.call<Order[]>('/air/orders', other)).body.data).toEqual([]);
  });
});
