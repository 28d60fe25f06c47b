import { Duffel } from '@duffel/api';
import type { Order } from '@duffel/api/types';
import { searchTraining, soon, traveller } from '../testing/journeys';
import { startTestSupplier, type TestSupplier } from '../../testing/supplier';
import { addDays } from '../../world/zones';

/** Outcomes that a customer has to look up: the effect exists, but no response confirms it (SUPPLIER 2, SECURITY 12). */
describe('an effect with a failed response', () => {
  let supplier: TestSupplier;
  let duffel: Duffel;
  beforeAll(async () => {
    supplier = await startTestSupplier();
    duffel = new Duffel({ token: 'duffel_test_training_quick', basePath: `${supplier.url}/` });
  });
  afterAll(() => supplier.stop());
  afterEach(() => supplier.call('/_training/state', { method: 'DELETE' }));

  async function book(type: 'hold' | 'instant'): Promise<Order> {
    const [offer] = (await searchTraining(duffel, 'CAI', 'LHR')).offers;
    const { total_amount: amount, total_currency: currency } = offer!;
    const { body } = await supplier.call<Order>('/air/orders', {
      data: {
        type,
        selected_offers: [offer!.id],
        passengers: [traveller(offer!.passengers[0]!.id)],
        ...(type === 'instant' && { payments: [{ type: 'balance', amount, currency }] }),
      },
    });
    return body.data;
  }

  /** Every kind of request with an effect: prepared, then called, then looked up. */
  const kinds = {
    order: async () => {
      const [offer] = (await searchTraining(duffel, 'CAI', 'LHR')).offers;
      return {
        path: '/air/orders',
        data: {
          type: 'hold',
          selected_offers: [offer!.id],
          passengers: [traveller(offer!.passengers[0]!.id)],
        },
        done: async () => (await duffel.orders.list()).data.length === 1,
      };
    },
    payment: async () => {
      const order = await book('hold');
      const { total_amount: amount, total_currency: currency } = order;
      return {
        path: '/air/payments',
        data: { order_id: order.id, payment: { type: 'balance', amount, currency } },
        done: async () => !(await duffel.orders.get(order.id)).data.payment_status.awaiting_payment,
      };
    },
    cancellation: async () => {
      const order = await book('instant');
      const { data: quote } = await duffel.orderCancellations.create({ order_id: order.id });
      return {
        path: `/air/order_cancellations/${quote.id}/actions/confirm`,
        data: {},
        done: async () => (await duffel.orders.get(order.id)).data.cancelled_at !== null,
      };
    },
    change: async () => {
      const order = await book('instant');
      const { data: request } = await duffel.orderChangeRequests.create({
        order_id: order.id,
        slices: {
          add: [{ origin: 'CAI', destination: 'LHR', departure_date: addDays(soon, 3) }],
          remove: [{ slice_id: order.slices[0]!.id }],
        },
      });
      const { data: change } = await duffel.orderChanges.create({
        selected_order_change_offer: request.order_change_offers[0]!.id,
      });
      return {
        path: `/air/order_changes/${change.id}/actions/confirm`,
        data: { payment: { type: 'balance', amount: '125.00', currency: 'EUR' } },
        done: async () => {
          const { body } = await supplier.call<{ confirmed_at: string | null }>(
            `/air/order_changes/${change.id}`,
          );
          return body.data.confirmed_at !== null;
        },
      };
    },
  } as const;
  const names = Object.keys(kinds) as (keyof typeof kinds)[];

  async function asked(path: string, data: unknown): Promise<number | string> {
    const response = await fetch(supplier.url + path, {
      method: 'POST',
      headers: {
        authorization: 'Bearer duffel_test_training_quick',
        'duffel-version': 'v2',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(400),
    }).catch((error: unknown) => String((error as { name?: unknown }).name));
    if (typeof response === 'string') return response;
    const text = await response.text();
    try {
      JSON.parse(text);
      return response.status;
    } catch {
      return `${response.status} unreadable`;
    }
  }

  it.each(
    names.flatMap((kind) =>
      (
        [
          ['done_then_500', 500],
          ['done_then_504', 504],
          ['done_then_reset', 'TypeError'],
          ['done_then_silent', 'TimeoutError'],
          ['done_then_garbled', kind === 'order' || kind === 'payment' ? '201 unreadable' : '200 unreadable'],
        ] as const
      ).map(([outcome, seen]) => [kind, outcome, seen] as const),
    ),
  )('%s, %s: the caller sees %s', async (kind, outcome, seen) => {
    const { path, data, done } = await kinds[kind]();
    await supplier.turn({ [`${kind}_outcome`]: outcome });
    expect(await done()).toBe(false);
    expect(await asked(path, data)).toBe(seen);
    expect(await done()).toBe(true);
  });

  it.each(names)('%s answered with a 202: the effect appears later', async (kind) => {
    const { path, data, done } = await kinds[kind]();
    await supplier.turn({ [`${kind}_outcome`]: 'accepted' });
    expect(await asked(path, data)).toBe(202);
    expect(await done()).toBe(false);
    for (let tries = 0; tries < 100 && !(await done()); tries += 1) {
      await new Promise((passed) => setTimeout(passed, 50));
    }
    expect(await done()).toBe(true);
  });

  it.each(names)('%s, accepted and failed: the effect never appears', async (kind) => {
    const { path, data, done } = await kinds[kind]();
    await supplier.turn({ [`${kind}_outcome`]: 'accepted_then_failed' });
    expect(await asked(path, data)).toBe(202);
    await new Promise((passed) => setTimeout(passed, 500));
    expect(await done()).toBe(false);
  });
});
