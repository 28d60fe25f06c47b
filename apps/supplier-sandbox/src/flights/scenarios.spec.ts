import { Duffel } from '@duffel/api';
import type { Offer } from '@duffel/api/types';
import { searchTraining, slice, traveller } from './testing/journeys';
import { startTestSupplier, type TestSupplier } from '../testing/supplier';

/** Each route of SUPPLIER 6 behaves as described there. */
describe('the scenario routes', () => {
  let supplier: TestSupplier;
  let duffel: Duffel;
  beforeAll(async () => {
    supplier = await startTestSupplier();
    duffel = new Duffel({ token: 'duffel_test_training_quick', basePath: `${supplier.url}/` });
  });
  afterAll(() => supplier.stop());

  async function firstOffer(origin: string, destination: string) {
    const { offers } = await searchTraining(duffel, origin, destination);
    return offers[0]!;
  }

  type Bare = Omit<Offer, 'available_services'>;

  const orderOf = (offer: Bare, more: object = {}) => ({
    type: 'instant' as const,
    selected_offers: [offer.id],
    passengers: [traveller(offer.passengers[0]!.id)],
    payments: [{ type: 'balance' as const, amount: offer.total_amount, currency: offer.total_currency }],
    ...more,
  });
  const refusal = (status: number, code: string) => ({ status, errors: [{ code }] });

  it('PVD→RAI has no offers', async () => {
    const { data } = await duffel.offerRequests.create({
      slices: [slice('PVD', 'RAI')],
      passengers: [{ type: 'adult' }],
    });
    expect(data.offers).toEqual([]);
  });

  it('JFK→EWR may be held with every airline, and paid at once as well', async () => {
    const search = async () => {
      const { data } = await duffel.offerRequests.create({
        slices: [slice('JFK', 'EWR'), slice('EWR', 'LHR')],
        passengers: [{ type: 'adult' }],
      });
      return data.offers;
    };
    const offers = await search();
    expect(offers.every((offer) => !offer.payment_requirements.requires_instant_payment)).toBe(true);
    const held = await duffel.orders.create(
      orderOf(offers.at(-1)!, { type: 'pay_later', payments: undefined }),
    );
    expect(held.data.payment_status.awaiting_payment).toBe(true);
    const [another] = await search();
    const paid = await duffel.orders.create(orderOf(another!));
    expect(paid.data.payment_status.awaiting_payment).toBe(false);
  });

  it('LHR→DXB is flown by the training airline with a connection', async () => {
    const { offers } = await searchTraining(duffel, 'LHR', 'DXB');
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every(({ slices }) => slices[0]!.segments.length > 1)).toBe(true);
  });

  it('DXB→AMS has a stop', async () => {
    const { offers } = await searchTraining(duffel, 'DXB', 'AMS');
    const stops = offers.flatMap(({ slices }) => slices[0]!.segments.flatMap((segment) => segment.stops));
    expect(stops[0]).toMatchObject({ airport: { iata_code: 'VIE' }, duration: 'PT55M' });
  });

  it('BTS→MRU has no bags, included or for sale', async () => {
    const { data } = await duffel.offers.get((await firstOffer('BTS', 'MRU')).id, {
      return_available_services: true,
    });
    expect(data.slices[0]!.segments[0]!.passengers[0]!.baggages).toEqual([]);
    expect(data.available_services).toEqual([]);
    expect((await duffel.seatMaps.get({ offer_id: data.id })).data.length).toBeGreaterThan(0);
  });

  it('BTS→ABV has no services and no seats', async () => {
    const offer = await firstOffer('BTS', 'ABV');
    const { data } = await duffel.offers.get(offer.id, { return_available_services: true });
    expect(data.available_services).toEqual([]);
    expect((await duffel.seatMaps.get({ offer_id: offer.id })).data).toEqual([]);
  });

  it('STN→LHR ends the search with 504', async () => {
    await expect(searchTraining(duffel, 'STN', 'LHR')).rejects.toMatchObject({
      status: 504,
      errors: [{ type: 'api_error', code: 'gateway_timeout_error' }],
    });
  });

  it('LGW→LHR refuses the order because the offer is gone', async () => {
    const offer = await firstOffer('LGW', 'LHR');
    await expect(duffel.orders.create(orderOf(offer))).rejects.toMatchObject(
      refusal(422, 'offer_no_longer_available'),
    );
  });

  it('LHR→STN costs ten more at each check, and the price from the search is rejected', async () => {
    const offer = await firstOffer('LHR', 'STN');
    const seen = Number(offer.total_amount);
    const [one, two] = [await duffel.offers.get(offer.id), await duffel.offers.get(offer.id)];
    expect(Number(one.data.total_amount)).toBeCloseTo(seen + 10, 2);
    expect(Number(two.data.total_amount)).toBeCloseTo(seen + 20, 2);
    await expect(duffel.orders.create(orderOf(offer))).rejects.toMatchObject(
      refusal(422, 'payment_amount_does_not_match_order_amount'),
    );
    const { data } = await duffel.orders.create(orderOf(two.data));
    expect(data.total_amount).toBe(two.data.total_amount);
  });

  it('LHR→LGW ends the order with 502 from the airline', async () => {
    const offer = await firstOffer('LHR', 'LGW');
    await expect(duffel.orders.create(orderOf(offer))).rejects.toMatchObject({
      status: 502,
      errors: [{ type: 'airline_error', code: 'airline_unknown', source: 'Training Airways' }],
    });
    expect((await supplier.call<unknown[]>(`/air/orders?offer_id=${offer.id}`)).body.data).toEqual([]);
  });

  it('LGW→STN has no balance to pay from', async () => {
    const offer = await firstOffer('LGW', 'STN');
    await expect(duffel.orders.create(orderOf(offer))).rejects.toMatchObject(
      refusal(422, 'insufficient_balance'),
    );
  });

  it('LHR→LTN is changed by the airline, with a full refund or acceptance', async () => {
    const offer = await firstOffer('LHR', 'LTN');
    const { data: order } = await duffel.orders.create(orderOf(offer));
    const { data: changes } = await duffel.airlineInitiatedChanges.list(order.id);
    expect(changes).toHaveLength(1);
    const change = changes[0]!;
    expect(change.available_actions).toEqual(['accept', 'cancel', 'change', 'update']);
    expect(change.removed[0]!.id).toBe(order.slices[0]!.id);
    const { data: quote } = await duffel.orderCancellations.create({ order_id: order.id });
    expect(quote.refund_amount).toBe(order.total_amount);
    const { data: accepted } = await duffel.airlineInitiatedChanges.accept(change.id);
    expect(accepted.action_taken).toBe('accepted');
    const { data: after } = await duffel.orders.get(order.id);
    expect(after.slices.map(({ id }) => id)).toEqual(change.added.map(({ id }) => id));
    await expect(duffel.airlineInitiatedChanges.accept(change.id)).rejects.toMatchObject(
      refusal(422, 'stale_airline_initiated_change_accept'),
    );
  });

  it('LTN→SYD refunds airline credits', async () => {
    const { data: order } = await duffel.orders.create(orderOf(await firstOffer('LTN', 'SYD')));
    const { data: quote } = await duffel.orderCancellations.create({ order_id: order.id });
    expect(quote.refund_to).toBe('airline_credits');
    expect(quote.airline_credits[0]).toMatchObject({
      credit_amount: quote.refund_amount,
      passenger_id: order.passengers[0]!.id,
    });
  });
});
