import type { Order, OfferRequest } from '@duffel/api/types';
import { slice, soon, traveller } from './testing/journeys';
import { startTestSupplier, type TestSupplier } from '../testing/supplier';
import { addDays } from '../world/zones';

const hour = 3_600_000;
const past = addDays(new Date().toISOString().slice(0, 10), -30);

/** The settings of a training that make something look as if it had been bought long ago. */
describe('a simulated past', () => {
  let supplier: TestSupplier;
  beforeAll(async () => {
    supplier = await startTestSupplier();
  });
  afterAll(() => supplier.stop());
  afterEach(() => supplier.call('/_training/state', { method: 'DELETE' }));

  const search = (date: string) =>
    supplier.call<OfferRequest>('/air/offer_requests', {
      data: { slices: [slice('CAI', 'LHR', date)], passengers: [{ type: 'adult' }] },
    });
  async function book(type: 'hold' | 'instant', date = soon): Promise<Order> {
    const { offers } = (await search(date)).body.data;
    const offer = offers.find(({ owner }) => owner.iata_code === 'ZZ')!;
    const { total_amount: amount, total_currency: currency } = offer;
    const { body } = await supplier.call<Order>('/air/orders', {
      data: {
        type,
        selected_offers: [offer.id],
        passengers: [traveller(offer.passengers[0]!.id)],
        ...(type === 'instant' && { payments: [{ type: 'balance', amount, currency }] }),
      },
    });
    return body.data;
  }
  const read = async ({ id }: Order) => (await supplier.call<Order>(`/air/orders/${id}`)).body.data;
  const madeAgo = ({ id }: Order, hours: number) =>
    supplier.call(`/_training/orders/${id}/made_at`, {
      method: 'PUT',
      data: { made_at: new Date(Date.now() - hours * hour).toISOString() },
    });

  it('flights that have departed are sold as far back as the knob allows, and not without it', async () => {
    expect((await search(past)).status).toBe(422);
    await supplier.turn({ past_days: 40 });
    const order = await book('instant', past);
    expect(order.slices[0]?.segments[0]?.departing_at).toContain(past);
    expect(order.documents).toHaveLength(1);
    expect((await search(addDays(past, -20))).status).toBe(422);
    await supplier.turn({ past_days: 0 });
    expect((await search(past)).status).toBe(422);
  });

  it('an order is as old as requested: more expensive after its guarantee, and canceled after its deadline', async () => {
    const order = await book('hold');
    await madeAgo(order, 49);
    expect(Number((await read(order)).total_amount)).toBeGreaterThan(Number(order.total_amount));
    await madeAgo(order, 73);
    const over = await read(order);
    expect(over.cancelled_at).toBe(over.payment_status.payment_required_by);
    const paid = await book('instant');
    await madeAgo(paid, 25);
    const ends = (await read(paid)) as Order & { void_window_ends_at: string };
    expect(Date.parse(ends.void_window_ends_at)).toBeLessThan(Date.now());
  });

  it('an order that is canceled elsewhere is canceled once', async () => {
    const order = await book('instant');
    const cancel = () =>
      supplier.call(`/_training/orders/${order.id}/cancellation`, { method: 'POST', data: {} });
    await cancel();
    const { cancelled_at } = await read(order);
    expect(cancelled_at).not.toBeNull();
    await cancel();
    expect(await read(order)).toMatchObject({ cancelled_at });
    expect(
      (await supplier.call('/_training/orders/ord_0/cancellation', { method: 'POST', data: {} })).status,
    ).toBe(404);
  });

  it('the quote of a cancellation is valid for as long as the knob says', async () => {
    const order = await book('instant');
    await supplier.turn({ quote_minutes: 2880 });
    const { body } = await supplier.call<{ expires_at: string; created_at: string }>(
      '/air/order_cancellations',
      {
        data: { order_id: order.id },
      },
    );
    expect(Date.parse(body.data.expires_at) - Date.parse(body.data.created_at)).toBe(48 * hour);
  });
});
