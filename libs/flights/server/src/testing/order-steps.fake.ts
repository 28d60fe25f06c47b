import { addDays } from '@traveldesk/shared-contract';
import type { Sandbox } from '@traveldesk/shared-testing/server';
import type { CallSupplier } from '@traveldesk/suppliers-server';
import { duffelOrders } from '../duffel/orders/duffel-orders';
import type { NewOrder } from '../orders/new-order';
import type { OrderPicture } from '../orders/order-picture';
import type { Outcome } from '@traveldesk/suppliers-server';
import { flightDay, offerFor, orderCalls, orderFor } from './ordering.fake';

const attempt = 'the-attempt';

/** Returns the result of a done outcome; throws otherwise. */
export function resultOf<Result>(outcome: { outcome: string; result?: Result }): Result {
  if (outcome.outcome !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome.result as Result;
}

/** An action that books, pays, cancels or changes. */
export interface Step {
  /** The training supplier's knob for the action's outcome; null if there is none. */
  knob: string | null;
  /** Its path at the supplier. */
  path: RegExp;
  /** Prepares the action; returns functions that run it and check its effect. */
  ready(): Promise<{
    run(by: CallSupplier): Promise<Outcome<unknown>>;
    happened(): Promise<boolean>;
  }>;
}

/** Returns every action with an effect on an order, at the training supplier. */
export function orderSteps(sandbox: Sandbox): Record<string, Step> {
  const call = () => orderCalls(sandbox.url).call;
  const made = async (change: Partial<NewOrder> = {}): Promise<OrderPicture> =>
    resultOf(await duffelOrders.create(call(), orderFor(await offerFor(sandbox), change)));
  const now = (ref: string) => duffelOrders.get(call(), ref);
  return {
    'an order': {
      knob: 'order_outcome',
      path: /^\/air\/orders$/,
      ready: async () => {
        const offer = await offerFor(sandbox);
        const order = orderFor(offer);
        return {
          run: (by) => duffelOrders.create(by, order),
          happened: async () => {
            const { orders } = await duffelOrders.find(call(), { attempt: order.ours.attempt });
            return orders.length === 1;
          },
        };
      },
    },
    'a hold': {
      knob: 'order_outcome',
      path: /^\/air\/orders$/,
      ready: async () => {
        const order = orderFor(await offerFor(sandbox), { type: 'hold' });
        return {
          run: (by) => duffelOrders.create(by, order),
          happened: async () => {
            const { orders } = await duffelOrders.find(call(), { offerRef: order.offerRef });
            return orders.length === 1;
          },
        };
      },
    },
    'a payment': {
      knob: 'payment_outcome',
      path: /^\/air\/payments$/,
      ready: async () => {
        const { ref, price } = await made({ type: 'hold' });
        return {
          run: (by) => duffelOrders.pay(by, { orderRef: ref, price: price.total, attempt }),
          happened: async () => (await now(ref))?.payment.awaiting === false,
        };
      },
    },
    'a cancellation': {
      knob: 'cancellation_outcome',
      path: /confirm$/,
      ready: async () => {
        const { ref } = await made();
        const quote = resultOf(await duffelOrders.quoteCancellation(call(), ref));
        return {
          run: (by) => duffelOrders.confirmCancellation(by, { quote, attempt }),
          happened: async () => (await now(ref))?.cancelled_at !== null,
        };
      },
    },
    'a change': {
      knob: 'change_outcome',
      path: /confirm$/,
      ready: async () => {
        const order = await made();
        const wish = {
          remove: [order.slices[0]?.ref ?? ''],
          add: [{ origin: 'CAI', destination: 'LHR', date: addDays(flightDay, 3), cabin: null }],
        };
        const { offers } = resultOf(await duffelOrders.requestChange(call(), order, wish));
        const change = resultOf(await duffelOrders.chooseChange(call(), order, offers[0]?.ref ?? ''));
        return {
          run: (by) => duffelOrders.confirmChange(by, { change, order, attempt }),
          happened: async () => (await now(order.ref))?.itinerary_key !== order.itinerary_key,
        };
      },
    },
    'an airline’s change': {
      knob: null,
      path: /accept$/,
      ready: async () => {
        const order = await made();
        await sandbox.ask('POST', `/_training/orders/${order.ref}/airline_change`, {});
        const [change] = await duffelOrders.airlineChanges(call(), order);
        return {
          run: (by) => duffelOrders.acceptAirlineChange(by, order, change?.ref ?? ''),
          happened: async () => (await now(order.ref))?.itinerary_key !== order.itinerary_key,
        };
      },
    },
    'bags for an order': {
      knob: null,
      path: /services$/,
      ready: async () => {
        const order = await made();
        const [bag] = await duffelOrders.bagsForOrder(call(), order.ref);
        const purchase = {
          order,
          services: [{ ref: bag?.ref ?? '', quantity: 1 }],
          price: bag?.price ?? order.price.total,
          attempt,
        };
        return {
          run: (by) => duffelOrders.buyServices(by, purchase),
          happened: async () => (await now(order.ref))?.services.length === 1,
        };
      },
    },
  };
}
