import { refreshDue, registerWebhooks } from '@traveldesk/bookings-server/testing';
import { settlesWithinMs } from '@traveldesk/flights-server';
import {
  heronAccount,
  heronModule,
  oneway,
  someDay,
  startHeron,
  type Heron,
} from '@traveldesk/flights-server/testing';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { bookingsModules, startBookingsApi, type BookingsApi } from '../testing/bookings-api.fake';
import { deskOf, type TestDesk } from '../testing/desk.fake';

/**
 * Everything specific to Duffel is in its protocol: a protocol with nothing in common works in the same
 * product.
 */
describeOnDatabase('a supplier with a second protocol', (makeApi) => {
  let heron: Heron;
  let bookings: BookingsApi;
  let desk: TestDesk;
  let staff: Record<string, string>;
  beforeAll(async () => {
    heron = await startHeron();
    bookings = await startBookingsApi(makeApi, {
      at: heron.url,
      speaks: { protocol: 'heron-3', credentials: heronAccount },
      modules: [...bookingsModules, heronModule],
    });
    desk = deskOf(bookings);
    staff = await bookings.api.signIn({
      permissions: ['show_suppliers', 'add_suppliers', 'update_suppliers'],
    });
  });
  afterAll(() => heron.close());

  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const url = `/api/v1${path}`;
    const answer = await bookings.api.inject({ method, url, headers: staff, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const supplier = async () => (await call('GET', `/suppliers/${bookings.supplier.id}`)).body;
  const typed = async (change: object) => {
    const { name, module, protocol, base_url, currency, timeout_ms, concurrency, status } = await supplier();
    const limits = { currency, timeout_ms, concurrency, status };
    return { name, key: 'another', module_id: module.id, protocol, base_url, ...limits, ...change };
  };
  /** The calls to the supplier, without searches. */
  const asked = (path: RegExp) => heron.calls.filter((one) => path.test(one.path));

  describe('in the supplier form', () => {
    it('is a choice with its name and a sentence', async () => {
      const { body } = await call('GET', '/suppliers/protocols');
      expect(body.data).toEqual([
        expect.objectContaining({ name: 'duffel', example_url: 'https://api.duffel.com' }),
        {
          name: 'heron-3',
          module: 'flights',
          title: { en: 'Heron 3', fr: 'Heron 3', ar: 'Heron 3' },
          note: expect.objectContaining({ en: 'A protocol of tests.' }),
          example_url: 'https://desk.heron.example',
        },
      ]);
      expect(await supplier()).toMatchObject({ protocol: 'heron-3', protocol_name: { en: 'Heron 3' } });
    });

    it.each([
      ['en', 'This server does not speak this protocol. Please choose another one.'],
      ['fr', 'Ce serveur ne parle pas ce protocole. Choisissez-en un autre.'],
      ['ar', 'لا يدعم هذا الخادم هذا البروتوكول. اختر بروتوكولًا آخر.'],
    ])('an unregistered protocol is refused at its field (%s)', async (language, said) => {
      const answer = await bookings.api.inject({
        method: 'POST',
        url: '/api/v1/suppliers',
        headers: { ...staff, 'accept-language': language },
        payload: await typed({ protocol: 'edifact' }),
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ fields: { protocol: said } });
    });
  });

  it('is tested by its own ping, with its own headers and authentication', async () => {
    const { body } = await call('POST', `/suppliers/${bookings.supplier.id}/test`);
    expect(body.data).toMatchObject({ outcome: 'ok', http_status: 200 });
    const [ping] = asked(/hello$/);
    expect(ping).toMatchObject({
      method: 'GET',
      path: '/v3/hello',
      headers: {
        'x-heron-api': '3',
        authorization: `Basic ${Buffer.from(heronAccount).toString('base64')}`,
      },
    });
    expect(ping?.headers).not.toHaveProperty('duffel-version');
    const { module } = await supplier();
    const wrong = { module_id: module.id, protocol: 'heron-3', base_url: heron.url, timeout_ms: 2_000 };
    const refused = await call('POST', '/suppliers/test', { ...wrong, credentials: 'nobody:knows-this-one' });
    expect(refused.body.data).toMatchObject({ outcome: 'not_authorised' });
    const duffel = { ...wrong, protocol: 'duffel', credentials: heronAccount };
    expect((await call('POST', '/suppliers/test', duffel)).body.data.outcome).toBe('not_authorised');
    expect((await call('POST', '/suppliers/test', { ...duffel, protocol: 'edifact' })).status).toBe(422);
  });

  it('is searched, held, paid, and its events are read', async () => {
    const id = await desk.book('hold');
    expect(await desk.settled(id)).toMatchObject({ state: 'on_hold', pnr: expect.stringMatching(/^HRN/) });
    const { db } = bookings.api.kernel;
    const { order_ref: ref } = await bookings.record(id);
    expect(heron.reservations.get(ref ?? '')).toMatchObject({ state: 'held', client: { booking: id } });
    const [made] = await db
      .selectFrom('supplier_call_records')
      .selectAll()
      .where('purpose', '=', 'order')
      .execute();
    expect(made).toMatchObject({ outcome: 'ok', supplier_request_id: expect.stringMatching(/^call-/) });

    await desk.pay(id);
    expect(await desk.settled(id)).toMatchObject({ state: 'ticketed' });
    expect(heron.reservations.get(ref ?? '')).toMatchObject({ state: 'paid' });

    await registerWebhooks(bookings.api.kernel);
    const [hook] = [...heron.hooks.values()];
    expect(hook?.target).toBe('http://localhost:4200/api/v1/webhooks/suppliers/training');
    const at = new Date().toISOString();
    const body = JSON.stringify({ no: 'E1', what: 'RESERVATION_ALTERED', resNo: ref, at });
    const post = (headers: object) =>
      bookings.api.inject({
        method: 'POST',
        url: '/api/v1/webhooks/suppliers/training',
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      });
    expect((await post({})).statusCode).toBe(404);
    expect((await post(heron.signed(body, 'another key'))).statusCode).toBe(404);
    expect((await post(heron.signed(body, hook?.key ?? ''))).statusCode).toBe(200);
    const [event, ...more] = await db.selectFrom('booking_events').selectAll().execute();
    expect([event, more]).toMatchObject([{ kind: 'order_changed', booking_id: id }, []]);
    const reads = asked(/reservations\/R\d+$/).length;
    await refreshDue(bookings.api.kernel);
    expect(asked(/reservations\/R\d+$/).length).toBe(reads + 1);
  });

  it('cancels a hold', async () => {
    const id = await desk.book('hold');
    await desk.settled(id);
    await desk.letGo(id);
    expect(await desk.settled(id)).toMatchObject({ state: 'cancelled' });
    const { order_ref: ref } = await bookings.record(id);
    expect(heron.reservations.get(ref ?? '')).toMatchObject({ state: 'released' });
  });

  it('is logged without the fields and credentials that its protocol marks as secret', async () => {
    const id = await desk.book('hold');
    await desk.settled(id);
    const { body } = await bookings.staff('GET', `/flights/bookings/${id}/supplier-log`);
    const logged = JSON.stringify(body);
    expect(logged).toContain('/v3/reservations');
    expect(logged).toContain('24950');
    expect(logged).not.toContain('1990-05-17');
    const other = await bookings.signedIn({ permissions: ['show_bookings', 'show_booking_logs'] });
    const { body: withoutNet } = await other('GET', `/flights/bookings/${id}/supplier-log`);
    expect(JSON.stringify(withoutNet)).toContain('/v3/reservations');
    expect(JSON.stringify(withoutNet)).not.toContain('24950');
  });

  it('logs a refusal without the credentials, in whatever form the supplier repeats them', async () => {
    const id = await desk.book('hold');
    await desk.settled(id);
    const { db, secrets } = bookings.api.kernel;
    const sealed = (account: string) =>
      secrets.seal(account, `suppliers/${bookings.supplier.id}/credentials`);
    const keep = (account: string) =>
      db
        .updateTable('suppliers')
        .set({ credentials: sealed(account) })
        .where('id', '=', bookings.supplier.id)
        .execute();
    const wrong = 'nile-desk:not-the-right-one';
    await keep(wrong);
    await desk.pay(id);
    expect(await desk.settled(id)).toMatchObject({ state: 'on_hold' });
    await keep(heronAccount);
    const { body } = await bookings.staff('GET', `/flights/bookings/${id}/supplier-log`);
    expect(body.data[0]).toMatchObject({ status: 401, received: { problem: 'no: Basic [redacted]' } });
    expect(JSON.stringify(body)).not.toContain(Buffer.from(wrong).toString('base64'));
  });

  it('is not called for its bookings once it belongs to another module', async () => {
    const { db } = bookings.api.kernel;
    const id = await desk.book('hold');
    await desk.settled(id);
    const calls = heron.calls.length;
    const { module } = await supplier();
    const belong = (module_id: string) =>
      db.updateTable('suppliers').set({ module_id }).where('id', '=', bookings.supplier.id).execute();
    const hotels = await db
      .selectFrom('modules')
      .select('id')
      .where('key', '=', 'hotels')
      .executeTakeFirstOrThrow();
    await belong(hotels.id);
    await desk.pay(id);
    expect(await desk.settled(id)).toMatchObject({ state: 'on_hold' });
    expect(heron.calls.length).toBe(calls);
    await belong(module.id);
  });

  describe('with a protocol unknown to this server', () => {
    const speak = (protocol: string) =>
      bookings.api.kernel.db
        .updateTable('suppliers')
        .set({ protocol })
        .where('id', '=', bookings.supplier.id)
        .execute();
    afterEach(() => speak('heron-3'));

    it('stays readable, and explains why it cannot be tested, searched or booked', async () => {
      const found = await bookings.offer();
      const held = await desk.book('hold');
      await desk.settled(held);
      const calls = heron.calls.length;
      await speak('edifact');

      expect(await supplier()).toMatchObject({ protocol: 'edifact', protocol_name: null });
      const { body: list } = await call('GET', '/suppliers');
      expect(list.data).toMatchObject([{ protocol: 'edifact', protocol_name: null }]);
      const { body: test } = await call('POST', `/suppliers/${bookings.supplier.id}/test`);
      expect(test).toMatchObject({
        message: 'Supplier training was not called: this server does not speak its protocol.',
        data: { outcome: 'unknown_protocol', http_status: null },
      });
      // Another day, because repeated searches are answered from the cache.
      const trip = { origin: 'CAI', destination: 'LHR', date: someDay(200), departure: null, arrival: null };
      const { lines } = await bookings.search(oneway({ trips: [trip] }), bookings.agent.headers);
      expect(lines.filter((line) => line.type === 'supplier').at(-1)).toMatchObject({
        status: 'failed',
        reason: 'unknown_protocol',
      });
      const review = await bookings.agent('GET', `/flights/offers/${found.offer.id}`);
      expect([review.status, review.body.title ?? review.body.message]).toEqual([
        422,
        'Supplier training cannot be booked: this server does not speak its protocol.',
      ]);
      const input = bookings.inputFor(found, 'hold');
      expect((await bookings.agent('POST', '/flights/bookings', input)).status).toBe(422);
      // The earlier hold cannot be paid: nothing is sent, so no money is taken.
      await desk.pay(held);
      expect(await desk.settled(held)).toMatchObject({ state: 'on_hold' });
      expect(heron.calls.length).toBe(calls);
      expect(settlesWithinMs(bookings.api.kernel, 'edifact')).toBe(24 * 3_600_000);
      // The supplier can be renamed and made inactive.
      const put = (change: object) => call('PUT', `/suppliers/${bookings.supplier.id}`, change);
      const kept = await typed({ key: 'training', status: 'inactive' });
      expect((await put(kept)).status).toBe(200);
      expect((await put({ ...kept, protocol: 'fax-2' })).body.fields).toHaveProperty('protocol');
      expect((await put({ ...kept, status: 'active' })).status).toBe(200);
    });
  });
});
