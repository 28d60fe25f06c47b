import { startSandboxProgram, type Sandbox } from '@traveldesk/shared-testing/server';
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Delivery } from '@traveldesk/suppliers-server';
import type { SupplierEvent } from '../../orders/supplier-event';
import { resultOf } from '../../testing/order-steps.fake';
import { offerFor, orderCalls, orderFor } from '../../testing/ordering.fake';
import { duffelOrders } from './duffel-orders';
import { eventTypes } from './event';

const { readDelivery } = duffelOrders;

describe('the webhooks of the training supplier', () => {
  let sandbox: Sandbox;
  let server: Server;
  let url: string;
  let secret: string;
  let ref: string;
  let received: Pick<Delivery, 'headers' | 'body'>[] = [];
  const call = () => orderCalls(sandbox.url).call;
  const place = () => ({ url, events: eventTypes });

  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({
          headers: request.headers,
          body: Buffer.concat(chunks),
        });
        response.end('noted');
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
    ({ secret, ref } = resultOf(await duffelOrders.registerWebhook(call(), place())));
  });
  afterAll(async () => {
    await sandbox.stop();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  beforeEach(() => (received = []));

  /** Returns the first received event of a kind. */
  async function told(kind: SupplierEvent['kind']): Promise<SupplierEvent> {
    for (let tries = 0; tries < 500; tries += 1) {
      for (const { headers, body } of received) {
        const event = readDelivery({ headers, body, secrets: [secret], now: new Date() });
        if (typeof event === 'string') throw new Error(event);
        if (event.kind === kind) return event;
      }
      await new Promise((passed) => setTimeout(passed, 20));
    }
    throw new Error(`Nothing was told of ${kind}.`);
  }

  it('register an endpoint once, list it without its secret, and ping it', async () => {
    expect(await duffelOrders.registerWebhook(call(), place())).toMatchObject({
      outcome: 'refused',
      cause: 'invalid_field',
      said: { errors: [{ code: 'unsafe_unique' }] },
    });
    expect(await duffelOrders.webhooks(call())).toEqual([
      { ref, url, active: true, events: expect.arrayContaining(['order.created', 'ping.triggered']) },
    ]);
    await duffelOrders.pingWebhook(call(), ref);
    expect(await told('ping')).toMatchObject({ training: true, order_ref: null });
  });

  it('report each step of an order, with its ids', async () => {
    const held = orderFor(await offerFor(sandbox), { type: 'hold' });
    const order = resultOf(await duffelOrders.create(call(), held));
    const { booking_reference } = order;
    expect(await told('order_created')).toMatchObject({
      type: 'order.created',
      key: order.ref,
      order_ref: order.ref,
      offer_ref: held.offerRef,
      ref: null,
      booking_reference,
    });
    const payment = { orderRef: order.ref, price: order.price.total, attempt: 'a' };
    const paid = resultOf(await duffelOrders.pay(call(), payment));
    expect(await told('payment_succeeded')).toMatchObject({ order_ref: order.ref, ref: paid.ref });
    expect(await told('order_changed')).toMatchObject({ order_ref: order.ref });
    await sandbox.ask('POST', `/_training/orders/${order.ref}/airline_change`, {});
    expect(await told('airline_changed')).toMatchObject({
      order_ref: order.ref,
      ref: expect.stringMatching(/^aic_/),
    });
    const quote = resultOf(await duffelOrders.quoteCancellation(call(), order.ref));
    expect(await told('cancellation_quoted')).toMatchObject({ order_ref: order.ref, ref: quote.ref });
    resultOf(await duffelOrders.confirmCancellation(call(), { quote, attempt: 'a' }));
    expect(await told('cancellation_confirmed')).toMatchObject({ order_ref: order.ref, ref: quote.ref });
  });

  it('report an accepted order that failed by its offer', async () => {
    const order = orderFor(await offerFor(sandbox));
    await sandbox.turn({ order_outcome: 'accepted_then_failed' });
    expect(await duffelOrders.create(call(), order)).toMatchObject({ cause: 'accepted' });
    expect(await told('order_failed')).toMatchObject({
      offer_ref: order.offerRef,
      order_ref: null,
      code: 'airline_unknown',
    });
  });

  it('stop when removed', async () => {
    await duffelOrders.removeWebhook(call(), ref);
    expect(await duffelOrders.webhooks(call())).toEqual([]);
  });
});

describe('only the signature authenticates a delivery (SECURITY 15)', () => {
  const secret = 'whsec_one';
  const now = new Date('2026-12-01T10:00:00Z');
  const seconds = now.getTime() / 1_000;
  const wire = {
    id: 'wev_1',
    type: 'order.created',
    live_mode: true,
    idempotency_key: 'ord_1',
    created_at: '2026-12-01T09:59:58Z',
    data: { object: { id: 'ord_1', offer_id: 'off_1', booking_reference: 'RZPNX8' } },
  };
  const body = Buffer.from(JSON.stringify(wire));
  const hashOf = (at: number, of: Buffer | string = body, by = secret) =>
    createHmac('sha256', by).update(`${at}.`).update(of).digest('hex');
  type Told = Partial<Delivery> & { signature?: string | undefined };
  const rightly = `t=${seconds},v1=${hashOf(seconds)}`;
  const read = (told: Told) =>
    readDelivery({
      headers: { 'x-duffel-signature': 'signature' in told ? told.signature : rightly },
      body,
      secrets: [secret],
      now,
      ...told,
    });
  const at = (age: number) => `t=${seconds - age},v1=${hashOf(seconds - age)}`;

  it('is read if it is signed', () => {
    expect(read({})).toEqual({
      id: 'wev_1',
      kind: 'order_created',
      type: 'order.created',
      key: 'ord_1',
      training: false,
      at: '2026-12-01T09:59:58.000Z',
      order_ref: 'ord_1',
      offer_ref: 'off_1',
      ref: null,
      booking_reference: 'RZPNX8',
      code: null,
    });
  });

  it.each<[what: string, change: Told]>([
    ['five minutes old', { signature: at(300) }],
    ['five minutes early', { signature: at(-300) }],
    ['with its parts in another order', { signature: `v1=${hashOf(seconds)},t=${seconds}` }],
    ['with spaces and an unknown scheme', { signature: `t=${seconds}, v2=abc, v1=${hashOf(seconds)}` }],
    ['with one of two signatures', { signature: `t=${seconds},v1=${'0'.repeat(64)},v1=${hashOf(seconds)}` }],
    ['with the older of two secrets', { secrets: ['whsec_new', secret] }],
  ])('is accepted %s', (_, change) => {
    expect(read(change)).toMatchObject({ kind: 'order_created' });
  });

  it.each<[what: string, change: Told, why: string]>([
    ['without a signature', { signature: undefined }, 'unsigned'],
    ['with an empty signature', { signature: '' }, 'unsigned'],
    ['with a word as its signature', { signature: 'trust-me' }, 'malformed'],
    ['without a time', { signature: `v1=${hashOf(seconds)}` }, 'malformed'],
    ['with two times', { signature: `t=${seconds},t=1,v1=${hashOf(seconds)}` }, 'malformed'],
    ['with an invalid time', { signature: `t=-5,v1=${hashOf(seconds)}` }, 'malformed'],
    ['without a hash', { signature: `t=${seconds}` }, 'malformed'],
    ['in capitals', { signature: `t=${seconds},v1=${hashOf(seconds).toUpperCase()}` }, 'malformed'],
    ['with a truncated hash', { signature: `t=${seconds},v1=${hashOf(seconds).slice(32)}` }, 'malformed'],
    ['with another secret', { signature: `t=${seconds},v1=${hashOf(seconds, body, 'other')}` }, 'forged'],
    ['with a hash of another time', { signature: `t=${seconds + 1},v1=${hashOf(seconds)}` }, 'forged'],
    [
      'with a hash of another body',
      { body: Buffer.from(JSON.stringify({ ...wire, id: 'wev_2' })) },
      'forged',
    ],
    ['with a hash of the reformatted body', { body: Buffer.from(JSON.stringify(wire, null, 1)) }, 'forged'],
    ['without a secret in force', { secrets: [] }, 'forged'],
    ['more than five minutes old', { signature: at(301) }, 'stale'],
    ['more than five minutes early', { signature: at(-301) }, 'early'],
    ['old and unsigned', { signature: `t=1,v1=${'0'.repeat(64)}` }, 'forged'],
  ])('%s it is refused', (_, change, why) => {
    expect(read(change)).toBe(why);
  });

  const signed = (content: unknown) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    return read({ body: Buffer.from(text), signature: `t=${seconds},v1=${hashOf(seconds, text)}` });
  };

  it.each<[what: string, content: unknown]>([
    ['no JSON', 'ping'],
    ['nothing', '{}'],
    ['an event without an id', { ...wire, id: null }],
    ['an event without a time', { ...wire, created_at: 'now' }],
    ['an order with an id of dots', { ...wire, data: { object: { id: '../x' } } }],
    ['a body of more than a megabyte', { ...wire, more: 'x'.repeat(2_000_000) }],
  ])('signed, with %s, it is malformed', (_, content) => {
    expect(signed(content)).toBe('malformed');
  });

  it.each<[what: string, content: object, part: object]>([
    ['of an unknown type', { ...wire, type: 'stays.booked' }, { kind: 'other', type: 'stays.booked' }],
    ['without data', { ...wire, data: null }, { kind: 'order_created', order_ref: null }],
    ['without a key', { ...wire, idempotency_key: undefined }, { key: null }],
    [
      'of an airline change with only its order',
      { ...wire, type: 'order.airline_initiated_change_detected' },
      { kind: 'airline_changed', order_ref: 'ord_1', ref: null },
    ],
    [
      'of a failed order with only its request',
      { ...wire, type: 'order.creation_failed', data: { object: { id: 'por_1', offer_id: 'off_1' } } },
      { kind: 'order_failed', order_ref: null, ref: 'por_1', offer_ref: 'off_1' },
    ],
  ])('signed, %s, it is read as far as possible', (_, content, part) => {
    expect(signed(content)).toMatchObject(part);
  });
});
