import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventSecret, registerWebhooks, startTeller } from '@traveldesk/bookings-server/testing';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import type { Kernel } from '@traveldesk/shared-server';
import { describeOnDatabase, sandboxToken } from '@traveldesk/shared-testing/server';
import {
  bookingsModules,
  startBookingsApi,
  startSandboxProgram,
  type BookingsApi,
} from '../testing/bookings-api.fake';
import { deskOf } from '../testing/desk.fake';
import { insertPlanted } from '../testing/planted-product.fake';
import { bookStay, staysAt } from '../testing/stays.fake';

interface Endpoint {
  id: string;
  url: string;
  events: string[];
}

describeOnDatabase('flights and hotels of one account', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  let relay: Server;
  let kernel: Kernel;
  let hotels: { id: string };
  let flight: { id: string; ref: string };
  let stay: { id: string; ref: string };
  let beforeRegister = async (): Promise<void> => {};

  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    const hotelsModule = staysAt(
      () => sandbox,
      () => beforeRegister(),
    );
    const modules = [...bookingsModules, hotelsModule];
    bookings = await startBookingsApi(makeApi, { at: sandbox.url, modules });
    const { inject } = bookings.api;
    // The training supplier sends its events over the network, and the API of a test is not on it.
    relay = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const headers = { ...request.headers } as Record<string, string>;
        const payload = Buffer.concat(chunks);
        void inject({ method: 'POST', url: request.url ?? '', headers, payload }).then(({ statusCode }) => {
          response.statusCode = statusCode;
          response.end();
        });
      });
    });
    await new Promise<void>((listening) => relay.listen(0, '127.0.0.1', listening));
    const publicUrl = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
    kernel = { ...bookings.api.kernel, config: { ...bookings.api.kernel.config, publicUrl } };

    const desk = deskOf(bookings);
    const id = await desk.book('hold');
    flight = { id, ref: (await desk.settled(id)).order_ref ?? '' };
    hotels = await addHotels('rooms');
  });
  afterAll(async () => {
    relay.closeAllConnections();
    await new Promise((closed) => relay.close(closed));
    await sandbox.stop();
  });

  afterEach(() => {
    beforeRegister = async () => {};
  });

  async function addHotels(key: string): Promise<{ id: string }> {
    const { id: module_id } = await kernel.db
      .selectFrom('modules')
      .select('id')
      .where('key', '=', 'hotels')
      .executeTakeFirstOrThrow();
    const change = { module_id, protocol: 'duffel_stays', credentials: sandboxToken };
    return bookings.addSupplier(key, sandbox.url, change);
  }
  const bookedAt = (supplier_id: string, order_ref: string) =>
    insertPlanted(bookings.api, { supplier_id, order_ref, company_id: bookings.company.id });
  const endpoints = () => sandbox.ask<Endpoint[]>('GET', '/air/webhooks');
  const rows = () => kernel.db.selectFrom('booking_webhooks').selectAll().orderBy('supplier_id').execute();
  const urlAt = (key: string) => `${kernel.config.publicUrl}/api/v1/webhooks/suppliers/${key}`;

  /** Waits for an event of a supplier about an order. */
  async function told(ref: string) {
    for (let tries = 0; tries < 1_000; tries += 1) {
      const found = await kernel.db
        .selectFrom('booking_events')
        .select(['supplier_id', 'booking_id', 'kind'])
        .where('order_ref', '=', ref)
        .execute();
      if (found.length > 0) return found;
      await new Promise((passed) => setTimeout(passed, 20));
    }
    throw new Error(`Nothing was told of ${ref}.`);
  }

  it('have one webhook: the second product’s first booking widens its events', async () => {
    await registerWebhooks(kernel);
    const [first, ...others] = await endpoints();
    expect([first?.url, others]).toEqual([urlAt('training'), []]);
    expect(first?.events).not.toContain('stays.booking.created');
    const ref = await bookStay(sandbox);
    stay = { id: await bookedAt(hotels.id, ref), ref };
    await registerWebhooks(kernel);
    const [second, ...more] = await endpoints();
    expect([second?.id, second?.url, more]).toEqual([first?.id, first?.url, []]);
    expect(second?.events).toEqual(expect.arrayContaining(['order.created', 'stays.booking.created']));
    const [one, other, ...none] = await rows();
    expect([one?.ref, other?.ref, none]).toEqual([first?.id, first?.id, []]);
    expect(one && eventSecret(kernel.secrets, one)).toBe(other && eventSecret(kernel.secrets, other));
  });

  it('get their events by one webhook, each for the supplier whose protocol knows its type', async () => {
    await sandbox.ask('POST', `/stays/bookings/${stay.ref}/actions/cancel`);
    expect(await told(stay.ref)).toEqual([{ supplier_id: hotels.id, booking_id: stay.id, kind: 'stay' }]);
    await sandbox.ask('POST', `/_training/orders/${flight.ref}/airline_change`, {});
    expect(await told(flight.ref)).toEqual([
      { supplier_id: bookings.supplier.id, booking_id: flight.id, kind: 'airline_changed' },
    ]);
  });

  it('leave an event of an unknown type to the supplier that the URL names', async () => {
    const { bodyOf, post, signed } = await startTeller(bookings);
    for (const [key, supplier_id] of [
      ['training', bookings.supplier.id],
      ['rooms', hotels.id],
    ] as const) {
      const id = `wev_0000unknownAt${key}`;
      const body = bodyOf({ id, type: 'something.new', object: {} });
      expect((await post(body, signed(body, { by: 'another secret' }), key)).statusCode).toBe(404);
      expect((await post(body, signed(body), key)).statusCode).toBe(200);
      const event = kernel.db.selectFrom('booking_events').select('supplier_id').where('event_id', '=', id);
      expect(await event.execute()).toEqual([{ supplier_id }]);
    }
    await registerWebhooks(kernel);
  });

  it('have one webhook after a change of secret keys or a crash, when the secret is unknown', async () => {
    const [before] = await endpoints();
    await kernel.db.updateTable('booking_webhooks').set({ account: null, sealed: 'v1.gone.x' }).execute();
    await registerWebhooks(kernel);
    const [one, ...more] = await endpoints();
    expect([one?.id === before?.id, more]).toEqual([false, []]);
    expect((await rows()).map(({ ref }) => ref)).toEqual([one?.id, one?.id]);
  });

  it('are registered by one process at a time', async () => {
    await sellFlights('inactive');
    // As before suppliers shared a webhook.
    await kernel.db.updateTable('booking_webhooks').set({ account: null, events: [] }).execute();
    const [before] = await endpoints();
    let calls = 0;
    let go: () => void = () => undefined;
    const begun = new Promise<void>((isBegun) => {
      beforeRegister = async () => {
        calls += 1;
        isBegun();
        if (calls === 1) await new Promise<void>((resolve) => (go = resolve));
      };
    });
    const first = registerWebhooks(kernel);
    await Promise.race([begun, first]);
    await registerWebhooks(kernel);
    go();
    await first;
    expect(calls).toBe(1);
    expect((await rows()).every(({ events }) => events.includes('stays.booking.created'))).toBe(true);
    expect((await endpoints()).map(({ id, url }) => [id, url])).toEqual([[before?.id, before?.url]]);
    await registerWebhooks(kernel);
    expect(calls).toBe(1);
    await sellFlights('active');
  });

  it('are not saved by a process whose turn has ended, nor end the turn of another one', async () => {
    await sellFlights('inactive');
    await kernel.db.updateTable('booking_webhooks').set({ events: [] }).execute();
    const later = new Date(Date.now() + 3_600_000);
    beforeRegister = async () => {
      await kernel.db.updateTable('booking_webhook_turns').set({ ends_at: later }).execute();
    };
    await registerWebhooks(kernel);
    expect((await rows()).map(({ events }) => events)).toEqual([[], []]);
    const turns = await kernel.db.selectFrom('booking_webhook_turns').select('ends_at').execute();
    expect(turns).toEqual([{ ends_at: later }]);
    await kernel.db.deleteFrom('booking_webhook_turns').execute();
    await sellFlights('active');
    await registerWebhooks(kernel);
  });

  it('keep their webhook when another supplier of the account is deleted', async () => {
    const another = await addHotels('more-rooms');
    const booking = await bookedAt(another.id, 'bok_0000ofMoreRooms');
    await registerWebhooks(kernel);
    const before = await endpoints();
    expect((await rows()).map(({ ref }) => ref)).toEqual(Array(3).fill(before[0]?.id));
    await forgetBooking(booking);
    await kernel.db.deleteFrom('suppliers').where('id', '=', another.id).execute();
    await registerWebhooks(kernel);
    expect([await endpoints(), (await rows()).length]).toEqual([before, 2]);
  });

  it('have a webhook each once one of them gets the token of another account', async () => {
    const [shared] = await endpoints();
    const token = `${sandboxToken}_2`;
    const { bodyOf, post, signed } = await startTeller(bookings);
    await bookings.call('PUT', `/suppliers/${bookings.supplier.id}`, {
      ...(await typed()),
      credentials: token,
    });
    // The former account still belongs to the hotels, and its events concern only them.
    const event_id = 'wev_0000ofFormerAccount';
    const body = bodyOf({ id: event_id, type: 'order.created', object: { id: flight.ref } });
    expect((await post(body, signed(body))).statusCode).toBe(200);
    const told = kernel.db.selectFrom('booking_events').select(['supplier_id', 'booking_id']);
    expect(await told.where('event_id', '=', event_id).execute()).toEqual([
      { supplier_id: hotels.id, booking_id: null },
    ]);
    await registerWebhooks(kernel);
    const answer = await fetch(`${sandbox.url}/air/webhooks`, {
      headers: { authorization: `Bearer ${token}`, 'duffel-version': 'v2' },
    });
    const { data: own } = (await answer.json()) as { data: Endpoint[] };
    expect(own.map(({ url, events }) => [url, events.includes('stays.booking.created')])).toEqual([
      [urlAt('training'), false],
    ]);
    const [left] = await endpoints();
    expect([left?.id, left?.url]).toEqual([shared?.id, urlAt('rooms')]);
    const refs = new Map((await rows()).map(({ supplier_id: id, ref }) => [id, ref]));
    expect([refs.get(bookings.supplier.id), refs.get(hotels.id)]).toEqual([own[0]?.id, shared?.id]);
  });

  /** Whether the supplier of flights can be called to register a webhook. */
  async function sellFlights(status: 'active' | 'inactive'): Promise<void> {
    await kernel.db.updateTable('suppliers').set({ status }).where('id', '=', bookings.supplier.id).execute();
  }

  async function forgetBooking(id: string): Promise<void> {
    for (const table of ['flight_bookings', 'booking_travellers'] as const)
      await kernel.db.deleteFrom(table).where('booking_id', '=', id).execute();
    await kernel.db.deleteFrom('bookings').where('id', '=', id).execute();
  }

  /** The supplier of flights as its form sends it. */
  async function typed(): Promise<object> {
    const { module_id, name, key, protocol, base_url, currency, timeout_ms, concurrency, status } =
      await kernel.db
        .selectFrom('suppliers')
        .selectAll()
        .where('id', '=', bookings.supplier.id)
        .executeTakeFirstOrThrow();
    return { module_id, name, key, protocol, base_url, currency, timeout_ms, concurrency, status };
  }
});
