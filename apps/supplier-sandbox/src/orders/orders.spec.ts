import { Duffel } from '@duffel/api';
import type { Order } from '@duffel/api/types';
import { searchTraining, slice, traveller } from '../testing/journeys';
import { startTestSupplier, type TestSupplier } from '../testing/supplier';

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

  it('uses an offer once, and with it its search', async () => {
    const { offers } = await searchTraining(duffel, 'CAI', 'LHR');
    await duffel.orders.create(orderOf(offers[0]!));
    await expect(duffel.orders.create(orderOf(offers[1]!))).rejects.toMatchObject(
      refusal('offer_request_already_booked'),
    );
  });

  it('refuses an offer that is over', async () => {
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
      'payment_amount_does_not_match_order_amount',
    ],
    ['no payment', { payments: [] }, 'validation_required'],
    ['a stranger', { passengers: [traveller('pas_stranger')] }, 'validation_inclusion'],
    ['a service of another offer', { services: [{ id: 'ase_other', quantity: 1 }] }, 'validation_inclusion'],
  ])('refuses %s', async (_what, more, code) => {
    await expect(duffel.orders.create(orderOf(await offer(), more))).rejects.toMatchObject(refusal(code));
  });

  it.each([
    ['born_on', { born_on: '2020-01-01' }],
    ['given_name', { given_name: 'أمل' }],
    ['family_name', { family_name: 'A name of more than twenty letters' }],
    ['phone_number', { phone_number: '0100123' }],
    ['email', { email: 'nobody' }],
  ])('refuses a passenger with a wrong %s, and names the field', async (field, more) => {
    const one = await offer();
    const passengers = [traveller(one.passengers[0]!.id, more)];
    await expect(duffel.orders.create(orderOf(one, { passengers }))).rejects.toMatchObject({
      status: 422,
      errors: [{ type: 'validation_error', source: { field, pointer: `/passengers/0/${field}` } }],
    });
  });

  it('wants each infant in the arms of one adult', async () => {
    const { data } = await duffel.offerRequests.create({
      slices: [slice('CAI', 'LHR')],
      passengers: [{ type: 'adult' }, { age: 1 }],
    });
    const one = data.offers.find(({ owner }) => owner.iata_code === 'ZZ')!;
    const [adult, infant] = one.passengers.map(({ id }) => id);
    const born_on = new Date(Date.now() - 500 * day).toISOString().slice(0, 10);
    const baby = traveller(infant!, { given_name: 'Nour', born_on });
    await expect(
      duffel.orders.create(orderOf(one, { passengers: [traveller(adult!), baby] })),
    ).rejects.toMatchObject(refusal('validation_required'));
    const carried = [traveller(adult!, { infant_passenger_id: infant! }), baby];
    const { data: order } = await duffel.orders.create(orderOf(one, { passengers: carried }));
    expect(order.passengers[0]!.infant_passenger_id).toBe(infant);
  });

  it('takes from the balance, and gives back what a cancellation is worth', async () => {
    await supplier.call('/_training/balance', {
      method: 'PUT',
      data: { account: 'training_quick', currency: 'EUR', amount: 0 },
    });
    const one = await offer();
    await expect(duffel.orders.create(orderOf(one))).rejects.toMatchObject(refusal('insufficient_balance'));
    await supplier.call('/_training/balance', {
      method: 'PUT',
      data: { account: 'training_quick', currency: 'EUR', amount: Math.ceil(Number(one.total_amount)) },
    });
    const { data: order } = await duffel.orders.create(orderOf(one));
    const { data: quote } = await duffel.orderCancellations.create({ order_id: order.id });
    // The cheapest fare of ZZ gives nothing back but the taxes.
    expect(quote).toMatchObject({ refund_amount: order.tax_amount, refund_to: 'balance' });
    await expect(duffel.orders.create(orderOf(await offer()))).rejects.toMatchObject(
      refusal('insufficient_balance'),
    );
  });

  it('holds a price for 48 hours and an order for 72', async () => {
    const { data: order } = await duffel.orders.create(orderOf(await offer(), held));
    await forward(2 * day + 1000);
    const pay = (due: Order) =>
      duffel.payments.create({
        order_id: due.id,
        payment: { type: 'balance', amount: due.total_amount, currency: due.total_currency },
      });
    await expect(pay(order)).rejects.toMatchObject(refusal('price_changed'));
    const { data: dearer } = await duffel.orders.get(order.id);
    expect(Number(dearer.total_amount)).toBeGreaterThan(Number(order.total_amount));
    await forward(day);
    await expect(pay(dearer)).rejects.toMatchObject(refusal('past_payment_required_by_date'));
    const { data: over } = await duffel.orders.get(order.id);
    expect(over.cancelled_at).toBe(order.payment_status.payment_required_by);
  });

  it('refuses to pay what is paid, or was to be paid at once', async () => {
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

  it('adds a bag to an order that is there', async () => {
    const { data: order } = await duffel.orders.create(orderOf(await offer()));
    const { data: services } = await duffel.orders.getAvailableServices(order.id);
    const { data: grown } = await duffel.orders.addServices(order.id, {
      payment: { type: 'balance', amount: '20.00', currency: 'EUR' },
      add_services: [{ id: services[0]!.id, quantity: 1 }],
    });
    expect(Number(grown.total_amount)).toBeCloseTo(Number(order.total_amount) + 20, 2);
  });

  it('runs out of seats: the flight is not offered any more, and not sold', async () => {
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

  it('may create an order and not say so', async () => {
    for (const [outcome, status] of [
      ['created_then_500', 500],
      ['created_then_504', 504],
    ] as const) {
      await supplier.turn({ order_outcome: outcome });
      const one = await offer();
      await expect(duffel.orders.create(orderOf(one))).rejects.toMatchObject({ status });
      const { body } = await supplier.call<Order[]>(`/air/orders?offer_id=${one.id}`);
      expect(body.data).toHaveLength(1);
    }
    await supplier.turn({ order_outcome: 'created_then_garbled' });
    await expect(duffel.orders.create(orderOf(await offer()))).rejects.toThrow(/JSON/);
    expect((await supplier.call<Order[]>('/air/orders')).body.data).toHaveLength(3);
    await supplier.turn({ order_outcome: 'created_then_reset' });
    const one = await offer();
    await expect(duffel.orders.create(orderOf(one))).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect((await supplier.call<Order[]>(`/air/orders?offer_id=${one.id}`)).body.data).toHaveLength(1);
  });

  it('holds bags and seats too, and issues their documents with the payment', async () => {
    const one = await offer();
    const { data: full } = await duffel.offers.get(one.id, { return_available_services: true });
    const services = [{ id: full.available_services[0]!.id, quantity: 1 }];
    const { data: order } = await duffel.orders.create(orderOf(one, { ...held, services }));
    expect(Number(order.total_amount)).toBeCloseTo(Number(one.total_amount) + 20, 2);
    expect(order.documents).toEqual([]);
    await duffel.payments.create({
      order_id: order.id,
      payment: { type: 'balance', amount: order.total_amount, currency: order.total_currency },
    });
    const { data: paid } = await duffel.orders.get(order.id);
    expect(paid.documents!.map(({ type }) => type)).toEqual([
      'electronic_ticket',
      'electronic_miscellaneous_document_associated',
    ]);
  });

  it('is changed by the airline when the trainer says so, and what was done about it is noted', async () => {
    const { data: order } = await duffel.orders.create(orderOf(await offer()));
    await supplier.call(`/_training/orders/${order.id}/airline_change`, { method: 'POST' });
    const { data: changes } = await duffel.airlineInitiatedChanges.list(order.id);
    const { data: noted } = await duffel.airlineInitiatedChanges.update(changes[0]!.id, 'changed');
    expect(noted).toMatchObject({ action_taken: 'changed', available_actions: ['update'] });
  });

  it('sells one offer to one of two who come together', async () => {
    const one = await offer();
    const results = await Promise.allSettled([
      duffel.orders.create(orderOf(one)),
      duffel.orders.create(orderOf(one)),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('shows nothing to another customer', async () => {
    const { data: order } = await duffel.orders.create(orderOf(await offer()));
    const other = { character: 'quick_2' };
    expect((await supplier.call(`/air/orders/${order.id}`, other)).status).toBe(404);
    expect((await supplier.call<Order[]>('/air/orders', other)).body.data).toEqual([]);
  });
});
