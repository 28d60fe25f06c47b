import { Duffel } from '@duffel/api';
import type { Order } from '@duffel/api/types';
import { slice, soon, traveller } from '../testing/journeys';
import { startTestSupplier, type TestSupplier } from '../../testing/supplier';
import { addDays } from '../../world/zones';

describe('an order change', () => {
  let supplier: TestSupplier;
  let duffel: Duffel;
  beforeAll(async () => {
    supplier = await startTestSupplier();
    duffel = new Duffel({ token: 'duffel_test_training_quick', basePath: `${supplier.url}/` });
  });
  afterAll(() => supplier.stop());
  afterEach(() => supplier.call('/_training/state', { method: 'DELETE' }));

  const cents = (amount: string | null | undefined) => Math.round(Number(amount) * 100);
  const back = slice('LHR', 'CAI', addDays(soon, 7));

  /** A paid order with an airline, at a fare that can be changed for a penalty. */
  async function book(airline: string, slices = [slice('CAI', 'LHR')]): Promise<Order> {
    const { data } = await duffel.offerRequests.create({ slices, passengers: [{ type: 'adult' }] });
    const offer = data.offers.find(
      ({ owner, conditions: { change_before_departure: change } }) =>
        owner.iata_code === airline && change?.allowed && Number(change.penalty_amount) > 0,
    )!;
    const order = await duffel.orders.create({
      type: 'instant',
      selected_offers: [offer.id],
      passengers: [traveller(offer.passengers[0]!.id)],
      payments: [{ type: 'balance', amount: offer.total_amount, currency: offer.total_currency }],
    });
    return order.data;
  }

  /** A quote for its first slice three days later. */
  async function quoted({ id: order_id, slices: [first] }: Order) {
    const { data: request } = await duffel.orderChangeRequests.create({
      order_id,
      slices: {
        add: [{ origin: 'CAI', destination: 'LHR', departure_date: addDays(soon, 3) }],
        remove: [{ slice_id: first!.id }],
      },
    });
    const offer = request.order_change_offers[0]!;
    const { data: change } = await duffel.orderChanges.create({ selected_order_change_offer: offer.id });
    return { ...offer, change: change.id };
  }

  const confirmed = async (quote: Awaited<ReturnType<typeof quoted>>) => {
    const { change_total_amount: amount, change_total_currency: currency } = quote;
    const payment = { type: 'balance', amount: amount!, currency: currency! } as const;
    return (await duffel.orderChanges.confirm(quote.change, { payment })).data;
  };

  it.each([
    ['the training airline', 'ZZ', [slice('CAI', 'LHR')]],
    ['another airline', 'MS', [slice('CAI', 'LHR')]],
    ['the training airline, one of two directions', 'ZZ', [slice('CAI', 'LHR'), back]],
    ['another airline, one of two directions', 'MS', [slice('CAI', 'LHR'), back]],
  ])('costs the quoted new total, without the penalty: %s', async (_, airline, slices) => {
    const order = await book(airline, slices);
    const quote = await quoted(order);
    expect(cents(quote.penalty_amount)).toBeGreaterThan(0);
    expect(cents(quote.new_total_amount)).toBe(
      cents(order.total_amount) + cents(quote.change_total_amount) - cents(quote.penalty_amount),
    );
    expect(await confirmed(quote)).toMatchObject({ new_total_amount: quote.new_total_amount });
    const { data: after } = await duffel.orders.get(order.id);
    expect(after.total_amount).toBe(quote.new_total_amount);
    expect(cents(after.base_amount) + cents(after.tax_amount)).toBe(cents(quote.new_total_amount));
  });

  it('costs the same after its airline has changed the order', async () => {
    const order = await book('ZZ');
    await supplier.call(`/_training/orders/${order.id}/airline_change`, { method: 'POST' });
    const [change] = (await duffel.airlineInitiatedChanges.list(order.id)).data;
    await duffel.airlineInitiatedChanges.accept(change!.id);
    const { data: after } = await duffel.orders.get(order.id);
    expect(after.total_amount).toBe(order.total_amount);
  });

  it('does not refund the penalty in its void window', async () => {
    const order = await book('ZZ');
    const quote = await quoted(order);
    await confirmed(quote);
    const { data: cancellation } = await duffel.orderCancellations.create({ order_id: order.id });
    expect(cancellation.refund_amount).toBe(quote.new_total_amount);
  });
});
