import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Duffel } from '@duffel/api';
import { searchTraining, traveller } from '../flights/testing/journeys';
import { eventTypes } from './webhook.record';
import { startTestSupplier, type TestSupplier } from '../testing/supplier';

interface Received {
  signature: string;
  body: string;
}

describe('webhooks', () => {
  let supplier: TestSupplier;
  let duffel: Duffel;
  let server: Server;
  let received: Received[] = [];
  /** Statuses to answer with, then 200. */
  let answers: number[] = [];
  let secret: string;
  let webhook: string;

  beforeAll(async () => {
    supplier = await startTestSupplier();
    duffel = new Duffel({ token: 'duffel_test_training_quick', basePath: `${supplier.url}/` });
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({
          signature: String(request.headers['x-duffel-signature']),
          body: Buffer.concat(chunks).toString(),
        });
        response.statusCode = answers.shift() ?? 200;
        response.end('noted');
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { data } = await duffel.webhooks.create({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
      events: ['order.created', 'order.creation_failed'],
    });
    [secret, webhook] = [data.secret, data.id];
  });
  afterAll(async () => {
    await supplier.stop();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  beforeEach(() => {
    [received, answers] = [[], []];
  });

  async function until(condition: () => boolean): Promise<void> {
    for (let at = 0; !condition(); at++) {
      if (at > 400) throw new Error('It did not happen within four seconds.');
      await new Promise((done) => setTimeout(done, 10));
    }
  }

  async function hold() {
    const { offers } = await searchTraining(duffel, 'FCO', 'ATH');
    const offer = offers[0]!;
    return supplier.call<{ id: string; offer_id: string }>('/air/orders', {
      data: { type: 'hold', selected_offers: [offer.id], passengers: [traveller(offer.passengers[0]!.id)] },
    });
  }

  it('report an order, signed over the raw body', async () => {
    const { body: order } = await hold();
    await until(() => received.length === 1);
    const { signature, body } = received[0]!;
    const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${body}`).digest('hex'));
    expect(Math.abs(Number(t) - Date.now() / 1000)).toBeLessThan(10);
    expect(JSON.parse(body)).toMatchObject({
      type: 'order.created',
      api_version: 'v2',
      live_mode: false,
      // The id of the reported object, as documented.
      idempotency_key: order.data.id,
      data: { object: { id: order.data.id } },
    });
  });

  it("report each object under its own id: the payment, the cancellation, the airline's change", async () => {
    await supplier.call(`/air/webhooks/${webhook}`, { method: 'PATCH', data: { events: eventTypes } });
    const { body } = await hold();
    const { data: order } = await duffel.orders.get(body.data.id);
    const { total_amount: amount, total_currency: currency } = order;
    const { data: payment } = await duffel.payments.create({
      order_id: order.id,
      payment: { type: 'balance', amount, currency },
    });
    await supplier.call(`/_training/orders/${order.id}/airline_change`, { method: 'POST' });
    const { data: changes } = await duffel.airlineInitiatedChanges.list(order.id);
    const { data: quote } = await duffel.orderCancellations.create({ order_id: order.id });
    await duffel.orderCancellations.confirm(quote.id);
    await until(() => received.length === 7);
    const told = received.map(
      ({ body: text }) => JSON.parse(text) as { type: string; idempotency_key: string },
    );
    const keys = told.map(({ type, idempotency_key: key }) => `${type} ${key}`).sort();
    expect(keys).toEqual(
      [
        `order.created ${order.id}`,
        `air.payment.succeeded ${payment.id}`,
        `air.order.changed ${payment.id}`,
        `order.airline_initiated_change_detected ${changes[0]!.id}`,
        `order_cancellation.created ${quote.id}`,
        `order_cancellation.confirmed ${quote.id}`,
        `air.order.changed ${quote.id}`,
      ].sort(),
    );
    await supplier.call(`/air/webhooks/${webhook}`, {
      method: 'PATCH',
      data: { events: ['order.created', 'order.creation_failed'] },
    });
  });

  it('are repeated with the same key until they are accepted, and list each attempt', async () => {
    answers = [500, 302];
    await hold();
    await until(() => received.length === 3);
    const keys = received.map(
      ({ body }) => (JSON.parse(body) as { idempotency_key: string }).idempotency_key,
    );
    expect(new Set(keys).size).toBe(1);
    const list = (success: boolean) =>
      duffel.webhooks.listDeliveries({ endpoint_id: webhook, delivery_success: success });
    const failed = await list(false);
    expect(failed.data.map((one) => one.response_status_code)).toEqual([302, 500]);
    const { id } = JSON.parse(received[0]!.body) as { id: string };
    expect((await duffel.webhooks.get(id)).data).toMatchObject({ id });
    await duffel.webhooks.redeliver(id);
    await until(() => received.length === 4);
  });

  it('report the outcome of an order that was answered with 202', async () => {
    await supplier.turn({ order_outcome: 'accepted' });
    const accepted = await hold();
    expect(accepted.status).toBe(202);
    await until(() => received.length === 1);
    expect(JSON.parse(received[0]!.body)).toMatchObject({ type: 'order.created' });
    await supplier.turn({ order_outcome: 'accepted_then_failed' });
    expect((await hold()).status).toBe(202);
    await until(() => received.length === 2);
    expect(JSON.parse(received[1]!.body)).toMatchObject({ type: 'order.creation_failed' });
    await supplier.turn({ order_outcome: 'normal' });
  });
});

describe('an undelivered event of a stopped supplier', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'traveldesk-webhooks-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('is sent when the supplier is running again', async () => {
    const arrived: string[] = [];
    const receiver = createServer((request, response) => {
      request.resume().on('end', () => {
        arrived.push(String(request.headers['x-duffel-signature']));
        response.end();
      });
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    const { port } = receiver.address() as AddressInfo;
    await new Promise((done) => receiver.close(done));

    const first = await startTestSupplier(dir);
    const sdk = new Duffel({ token: 'duffel_test_training_quick', basePath: `${first.url}/` });
    await sdk.webhooks.create({ url: `http://127.0.0.1:${port}/`, events: ['order.created'] });
    const { offers } = await searchTraining(sdk, 'CAI', 'LHR');
    await sdk.orders.create({
      type: 'pay_later',
      selected_offers: [offers[0]!.id],
      passengers: [traveller(offers[0]!.passengers[0]!.id)],
    });
    await first.stop();

    await new Promise<void>((done) => receiver.listen(port, '127.0.0.1', done));
    const second = await startTestSupplier(dir);
    for (let at = 0; arrived.length === 0 && at < 400; at++)
      await new Promise((done) => setTimeout(done, 10));
    await second.stop();
    receiver.closeAllConnections();
    await new Promise((done) => receiver.close(done));
    expect(arrived.length).toBeGreaterThan(0);
  });
});
