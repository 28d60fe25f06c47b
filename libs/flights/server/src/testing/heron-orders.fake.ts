import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type CallSupplier,
  type OrderPurpose,
  SupplierFault,
  type SupplierRequest,
} from '@traveldesk/suppliers-server';
import { itineraryKeyOf } from '../offer-keys';
import type { Cancellation } from '../orders/cancellation';
import { misfitsOf } from '../orders/fits';
import type { OrderAdapter } from '../orders/order-adapter';
import type { OrderPicture } from '../orders/order-picture';
import { done, inDoubt, refused, type Delivery, type Outcome } from '@traveldesk/suppliers-server';
import { conditions, money, sliceOf } from './heron-offers.fake';
import type { HeronReservation } from './heron-server.fake';

const unanswered = 60_000;
const reservations = '/v3/reservations';
const hooks = '/v3/hooks';

function orderOf(one: HeronReservation): OrderPicture {
  const slices = [sliceOf(one.quote.leg)].map((slice) => ({
    ...slice,
    ref: 'leg',
    segments: slice.segments.map((segment) => ({ ...segment, ref: 'leg', seats: [] })),
  }));
  const isHeld = one.state === 'held';
  return {
    ref: one.resNo,
    training: true,
    offer_ref: one.quote.quoteNo,
    type: isHeld ? 'hold' : 'instant',
    booking_reference: one.locator,
    airline: one.quote.leg.al,
    ours: one.client,
    slices,
    itinerary_key: itineraryKeyOf(slices),
    travellers: one.people.map(({ no, first, last, birthday }) => ({
      ref: no,
      type: 'adult',
      given_name: first,
      family_name: last,
      born_on: birthday,
      infant: null,
    })),
    documents: one.tickets.map((number) => ({
      kind: 'ticket',
      number,
      irregular: false,
      travellers: one.people.map(({ no }) => no),
    })),
    services: [],
    price: { total: money(one.quote), base: null, tax: null },
    payment: {
      awaiting: isHeld,
      required_by: isHeld ? one.payBy : null,
      price_guaranteed_until: null,
      paid_at: one.paidAt,
    },
    conditions,
    void_until: null,
    actions: ['cancel'],
    cancellation: one.state === 'released' ? cancellationOf(one) : null,
    changes: [],
    airline_changes: [],
    created_at: one.madeAt,
    cancelled_at: one.releasedAt,
    synced_at: null,
  };
}

function cancellationOf(one: HeronReservation): Cancellation {
  return {
    ref: `release of ${one.resNo}`,
    order_ref: one.resNo,
    refund: { amount: '0.00', currency: one.quote.cur },
    refund_to: 'unpaid',
    credits: [],
    created_at: one.madeAt,
    expires_at: null,
    confirmed_at: one.releasedAt,
  };
}

async function ask<Answer>(call: CallSupplier, path: string, purpose: OrderPurpose): Promise<Answer> {
  return JSON.parse((await call({ path }, { purpose, repeatable: true })).body);
}

async function effect<Answer, Result>(
  call: CallSupplier,
  {
    request,
    purpose,
    read,
  }: { request: SupplierRequest; purpose: OrderPurpose; read(answer: Answer): Result },
): Promise<Outcome<Result>> {
  try {
    return done(read(JSON.parse((await call(request, { purpose, repeatable: false })).body)));
  } catch (error) {
    if (!(error instanceof SupplierFault)) return inDoubt('internal', unanswered, { thrown: error });
    if (error.reached === 'no') return refused('not_sent', { reason: error.reason });
    return error.status === 409 || error.status === 401
      ? refused('other', { said: error.said })
      : inDoubt('error', unanswered, { reason: error.reason });
  }
}

const unsupported = () => Promise.reject(new SupplierFault('unsupported', 'no'));
const cannot = async () => refused('not_supported');

/** Implements orders and events in the protocol heron-3. */
export const heronOrders: OrderAdapter = {
  settlesWithinMs: { unanswered, accepted: unanswered },
  create: async (call, order) => {
    const { offerRef: quoteNo, ours: client, travellers } = order;
    const people = travellers.map((one) => ({
      no: one.ref,
      first: one.given_name,
      last: one.family_name,
      birthday: one.born_on,
    }));
    const body = { quoteNo, hold: order.type === 'hold', client, people };
    const made = await effect(call, {
      request: { method: 'POST', path: reservations, body },
      purpose: 'order',
      read: orderOf,
    });
    const misfits = made.outcome === 'done' ? misfitsOf(made.result, order) : [];
    return misfits.length > 0 ? inDoubt('misfit', unanswered, { misfits }) : made;
  },
  get: async (call, ref) => orderOf(await ask(call, `${reservations}/${ref}`, 'look_up')),
  find: async (call, { attempt }) => {
    const all = await ask<{ reservations: HeronReservation[] }>(call, reservations, 'look_up');
    const found = all.reservations.filter(({ client }) => client.attempt === attempt);
    return { orders: found.map(orderOf), complete: true };
  },
  pay: (call, { orderRef, price }) =>
    effect(call, {
      request: {
        method: 'POST',
        path: `${reservations}/${orderRef}/settle`,
        body: { cents: Math.round(Number(price.amount) * 100), cur: price.currency },
      },
      purpose: 'payment',
      read: (paid: { receipt: string; cents: number; cur: string; at: string }) => ({
        ref: paid.receipt,
        order_ref: orderRef,
        amount: money(paid),
        created_at: paid.at,
      }),
    }),
  quoteCancellation: async (call, ref) =>
    done(cancellationOf(await ask(call, `${reservations}/${ref}`, 'cancellation'))),
  confirmCancellation: (call, { quote }) =>
    effect(call, {
      request: { method: 'POST', path: `${reservations}/${quote.order_ref}/release` },
      purpose: 'cancellation',
      read: cancellationOf,
    }),
  cancellation: async () => null,
  requestChange: cannot,
  chooseChange: cannot,
  confirmChange: cannot,
  orderChange: async () => null,
  airlineChanges: async () => [],
  acceptAirlineChange: cannot,
  noteAirlineChange: cannot,
  offerWithExtras: unsupported,
  seatMaps: async () => [],
  bagsForOrder: async () => [],
  buyServices: cannot,
  registerWebhook: async (call, { url: target }) => {
    const request = { method: 'POST', path: hooks, body: { target } } as const;
    const { body } = await call(request, { purpose: 'webhook', repeatable: false });
    const { hook, key } = JSON.parse(body);
    return done({ ref: hook, url: target, active: true, events: [], secret: key });
  },
  webhooks: async (call) => {
    const all = await ask<{ hooks: { hook: string; target: string }[] }>(call, hooks, 'webhook');
    return all.hooks.map(({ hook, target }) => ({ ref: hook, url: target, active: true, events: [] }));
  },
  changeWebhook: unsupported,
  removeWebhook: unsupported,
  pingWebhook: unsupported,
  readDelivery: ({ headers, body, secrets: [secret = ''] }: Delivery) => {
    const [time, mac] = [headers['x-heron-time'], headers['x-heron-mac']];
    if (typeof time !== 'string' || typeof mac !== 'string') return 'unsigned';
    const right = createHmac('sha512', secret).update(`${time}\n`).update(body).digest();
    const told = Buffer.from(mac, 'base64');
    if (told.length !== right.length || !timingSafeEqual(told, right)) return 'forged';
    const { no, what, resNo, at } = JSON.parse(body.toString('utf8'));
    return {
      id: no,
      kind: what === 'RESERVATION_ALTERED' ? 'order_changed' : 'other',
      type: what,
      key: null,
      training: true,
      at,
      order_ref: resNo,
      offer_ref: null,
      ref: null,
      booking_reference: null,
      code: null,
    };
  },
};
