import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { SupplierInput } from '@traveldesk/suppliers-contract';
import { startFakeSupplier, type FakeSupplier } from './testing/fake-supplier';
import { startSupplierApi, token, type SupplierApi } from './testing/supplier-api';

describeOnDatabase('POST /suppliers/{id}/test', (makeApi) => {
  let fake: FakeSupplier;
  let suppliers: SupplierApi;

  beforeAll(async () => {
    fake = await startFakeSupplier();
    suppliers = await startSupplierApi(makeApi, { supplierAllowedHosts: [fake.host] });
  });
  afterAll(() => fake.close());

  let made = 0;
  const create = (change: Partial<SupplierInput> = {}) =>
    suppliers.create({ key: `s${(made += 1)}`, base_url: fake.url, timeout_ms: 2_000, ...change });

  const test = (id: string, language = 'en') =>
    suppliers.call('POST', `/suppliers/${id}/test`, undefined, { 'accept-language': language });

  it('calls the supplier with its token, and returns and stores the result', async () => {
    const { id } = await create();
    const answer = await test(id);
    expect(answer.statusCode).toBe(200);
    const { message, data } = answer.json<{ message: string; data: { duration_ms: number } }>();
    expect(message).toBe(`Duffel answered correctly in ${data.duration_ms} ms.`);
    expect(data).toEqual({
      outcome: 'ok',
      http_status: 200,
      duration_ms: expect.any(Number),
      tested_at: expect.stringMatching(/Z$/),
    });
    expect(fake.calls.at(-1)?.headers.authorization).toBe(`Bearer ${token}`);
    expect(await suppliers.read(id)).toMatchObject({ last_test: data, version: 1 });
    const history = (await suppliers.call('GET', `/suppliers/${id}/history`)).json<Page<HistoryEntry>>();
    expect(history.data[0]).toMatchObject({ action: 'test', actor: { name: 'Mona Said' } });
    expect(history.data[0]?.changes).toContainEqual({ field: 'outcome', before: null, after: 'ok' });
  });

  it.each([
    [401, 'not_authorised', 'Duffel refused the access token (status 401).'],
    [404, 'not_found', 'Duffel does not know this address (status 404). Please check the base URL.'],
    [302, 'redirected', expect.stringContaining('Redirects are not followed')],
    [500, 'failed', 'Duffel had an error of its own (status 500). Please try again later.'],
    [
      200,
      'wrong_format',
      'Duffel answered, but not in the format of its protocol. Please check the base URL and the protocol.',
    ],
  ])('explains a %d', async (status, outcome, message) => {
    fake.answer(
      (_request, response) => void response.writeHead(status, { location: '/' }).end('<h1>Hello</h1>'),
    );
    const { id } = await create();
    expect((await test(id)).json()).toMatchObject({ message, data: { outcome, http_status: status } });
    expect(await suppliers.read(id)).toMatchObject({ last_test: { outcome, http_status: status } });
  });

  it('stops at the supplier’s timeout, and says so in the caller’s language', async () => {
    fake.answer(() => {});
    const { id } = await create();
    const { message, data } = (await test(id, 'fr')).json<{
      message: string;
      data: { duration_ms: number };
    }>();
    expect(data).toMatchObject({ outcome: 'timed_out', http_status: null });
    expect(data.duration_ms).toBeGreaterThanOrEqual(1_990);
    expect(data.duration_ms).toBeLessThan(15_000);
    const said = new Intl.NumberFormat('fr-FR').format(data.duration_ms);
    expect(message).toBe(`Duffel n’a pas répondu à temps\u00a0: abandon après ${said} ms.`);
  });

  it('tests an unsaved connection with the sent token, and stores nothing', async () => {
    fake.answer((_request, response) => void response.writeHead(401).end());
    const typed = {
      module_id: suppliers.duffel.module_id,
      protocol: 'duffel',
      base_url: fake.url,
      credentials: 'typed_token_0000-Ab12',
      timeout_ms: 2_000,
    };
    const before = (await suppliers.call('GET', '/suppliers')).json<Page<unknown>>().total;
    const answer = await suppliers.call('POST', '/suppliers/test', typed);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      message: expect.stringContaining('refused the access token (status 401)'),
      data: { outcome: 'not_authorised', http_status: 401 },
    });
    expect(fake.calls.at(-1)?.headers.authorization).toBe('Bearer typed_token_0000-Ab12');
    expect((await suppliers.call('GET', '/suppliers')).json()).toMatchObject({ total: before });
    const url = '/api/v1/suppliers/test';
    for (const [permission, status] of [
      ['show_suppliers', 403],
      ['add_suppliers', 200],
      ['update_suppliers', 200],
    ] as const) {
      const headers = await suppliers.api.signIn({ permissions: [permission] });
      const { statusCode } = await suppliers.api.inject({ method: 'POST', url, headers, payload: typed });
      expect([permission, statusCode]).toEqual([permission, status]);
    }
    const { credentials: _, ...bare } = typed;
    for (const body of [
      bare,
      { ...typed, credentials: null },
      { ...typed, base_url: 'ftp://x' },
      { ...typed, id: 1 },
      { ...typed, module_id: undefined },
    ]) {
      expect((await suppliers.call('POST', '/suppliers/test', body)).statusCode).toBe(422);
    }
  });

  it('sends no call in a protocol of another module, saved or not', async () => {
    const calls = fake.calls.length;
    const { id } = await create();
    const hotels = await suppliers.moduleId('hotels');
    const { db } = suppliers.api.kernel;
    await db.updateTable('suppliers').set({ module_id: hotels }).where('id', '=', id).execute();
    expect((await test(id)).json()).toMatchObject({
      message:
        'Duffel was not called: its protocol belongs to another module. Please choose another protocol.',
      data: { outcome: 'foreign_protocol', http_status: null },
    });
    const typed = { module_id: hotels, base_url: fake.url, credentials: token, timeout_ms: 2_000 };
    const tryTyped = (change: object) => suppliers.call('POST', '/suppliers/test', { ...typed, ...change });
    const refused = await tryTyped({ protocol: 'duffel' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { fields: { protocol: expect.stringContaining('not for suppliers of this module') } },
    ]);
    expect(fake.calls).toHaveLength(calls);
    expect((await tryTyped({ protocol: 'duffel_stays' })).statusCode).toBe(200);
    expect(fake.calls).toHaveLength(calls + 1);
  });

  it('sends no call without a token', async () => {
    const calls = fake.calls.length;
    const { id } = await create({ credentials: null });
    expect((await test(id, 'ar')).json()).toMatchObject({
      message: 'لم يُستدعَ ⁨Duffel⁩: لا يوجد رمز وصول محفوظ.',
      data: { outcome: 'no_credentials', http_status: null, duration_ms: 0 },
    });
    expect(fake.calls).toHaveLength(calls);
  });

  it('sends no call to an address that has become private since it was entered', async () => {
    const { id } = await create({ base_url: 'https://rebind.example' });
    const { db } = suppliers.api.kernel;
    await db.updateTable('suppliers').set({ base_url: 'https://localhost' }).where('id', '=', id).execute();
    expect((await test(id)).json()).toMatchObject({ data: { outcome: 'blocked' } });
  });

  it('stores no result for an address that was changed during the test', async () => {
    const { id } = await create();
    const { db } = suppliers.api.kernel;
    fake.answer(async (_request, response) => {
      await db
        .updateTable('suppliers')
        .set({ base_url: 'https://elsewhere.example' })
        .where('id', '=', id)
        .execute();
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
    });
    expect((await test(id)).json()).toMatchObject({ data: { outcome: 'ok' } });
    expect((await suppliers.read(id)).last_test).toBeNull();
  });

  it('stores no result for credentials that were replaced during the test', async () => {
    const { id, key } = await create();
    const others = { ...suppliers.duffel, key, base_url: fake.url, credentials: 'other_token_0000-Cd34' };
    fake.answer(async (_request, response) => {
      await suppliers.call('PUT', `/suppliers/${id}`, others);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
    });
    expect((await test(id)).json()).toMatchObject({ data: { outcome: 'ok' } });
    expect(await suppliers.read(id)).toMatchObject({ credentials: { last4: 'Cd34' }, last_test: null });
  });

  it('forgets the test of another connection', async () => {
    const { id, key } = await create();
    await test(id);
    const { credentials: _, ...rest } = suppliers.duffel;
    const same = { ...rest, key, base_url: fake.url };
    await suppliers.call('PUT', `/suppliers/${id}`, { ...same, name: 'Renamed' });
    expect((await suppliers.read(id)).last_test).not.toBeNull();
    await suppliers.call('PUT', `/suppliers/${id}`, { ...same, credentials: token });
    expect((await suppliers.read(id)).last_test).toBeNull();
  });

  it('accepts no body', async () => {
    const { id } = await create({ credentials: null });
    const answer = await suppliers.call('POST', `/suppliers/${id}/test`, undefined, {
      'content-type': 'text/plain',
    });
    expect(answer.statusCode).toBe(415);
  });
});
