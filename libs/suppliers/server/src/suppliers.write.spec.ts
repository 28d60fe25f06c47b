import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Supplier } from '@traveldesk/suppliers-contract';
import { startSupplierApi, type SupplierApi } from './testing/supplier-api';

describeOnDatabase('writing suppliers', (makeApi) => {
  let suppliers: SupplierApi;
  let duffel: Supplier;

  beforeAll(async () => {
    suppliers = await startSupplierApi(makeApi);
    duffel = await suppliers.create({});
  });

  const history = async (id: string) =>
    (await suppliers.call('GET', `/suppliers/${id}/history`)).json<Page<HistoryEntry>>().data;

  it('adds, changes and deletes a supplier, and records the author of each step', async () => {
    const { call, duffel: input } = suppliers;
    const created = await call('POST', '/suppliers', {
      ...input,
      name: ' Nile Air ',
      key: 'nile',
      base_url: 'https://API.nile.example/air/',
      currency: 'egp',
    });
    expect(created.statusCode).toBe(201);
    expect(created.headers.etag).toBe('"1"');
    const { message, data } = created.json<{ message: string; data: Supplier }>();
    expect(message).toBe('The supplier Nile Air was created.');
    expect(data).toMatchObject({
      name: 'Nile Air',
      base_url: 'https://api.nile.example/air',
      currency: 'EGP',
    });
    expect((await call('GET', `/suppliers/${data.id}`)).json()).toEqual(data);

    const { credentials: _, ...kept } = { ...input, name: 'Nile', key: 'nile-air', base_url: data.base_url };
    const updated = await call(
      'PUT',
      `/suppliers/${data.id}`,
      { ...kept, timeout_ms: 5_000, status: 'inactive' },
      { 'if-match': '"1"', 'accept-language': 'fr' },
    );
    expect(updated.headers.etag).toBe('"2"');
    expect(updated.json()).toMatchObject({
      message: 'Le fournisseur Nile a été enregistré.',
      data: { version: 2, key: 'nile-air', timeout_ms: 5_000, credentials: data.credentials },
    });

    const deleted = await call('DELETE', `/suppliers/${data.id}`, undefined, { 'accept-language': 'ar' });
    expect(deleted.json()).toMatchObject({ message: 'تم حذف المورّد ⁨Nile⁩.' });
    expect((await call('GET', `/suppliers/${data.id}`)).statusCode).toBe(404);

    const [last, change, first] = await history(data.id);
    expect(last).toMatchObject({ action: 'delete', actor: { name: 'Mona Said' } });
    expect(change?.changes).toEqual(
      expect.arrayContaining([
        { field: 'name', before: 'Nile Air', after: 'Nile' },
        { field: 'key', before: 'nile', after: 'nile-air' },
        { field: 'currency', before: 'EGP', after: 'EUR' },
        { field: 'timeout_ms', before: 20_000, after: 5_000 },
        { field: 'status', before: 'active', after: 'inactive' },
      ]),
    );
    expect(change?.changes).toHaveLength(5);
    expect(first?.changes).toContainEqual({ field: 'module', before: null, after: 'flights' });
  });

  it('refuses a key that another supplier has, at its field', async () => {
    const other = await suppliers.create({ key: 'other' });
    const fields = { key: 'Another supplier already has the key duffel.' };
    const created = await suppliers.call('POST', '/suppliers', suppliers.duffel);
    expect({ status: created.statusCode, ...created.json<object>() }).toMatchObject({ status: 422, fields });
    const changed = await suppliers.call('PUT', `/suppliers/${other.id}`, suppliers.duffel);
    expect({ status: changed.statusCode, ...changed.json<object>() }).toMatchObject({ status: 422, fields });
    expect(await suppliers.read(other.id)).toMatchObject({ key: 'other', version: 1 });
  });

  it('refuses a module that does not exist, at its field', async () => {
    const body = { ...suppliers.duffel, key: 'x1', module_id: '0198f000-0000-7000-8000-00000000dead' };
    const answer = await suppliers.call('POST', '/suppliers', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      fields: { module_id: expect.stringContaining('no longer exists') },
    });
  });

  describe('a protocol belongs to one module', () => {
    const foreign = 'This protocol is not for suppliers of this module. Please choose another one.';
    const unserved = 'This server speaks no protocol for this module, so it cannot have suppliers yet.';
    let made = 0;
    const put = (id: string, body: object) => suppliers.call('PUT', `/suppliers/${id}`, body);

    it.each([
      ['of another module', 'hotels', 'duffel', foreign],
      ['of another module', 'flights', 'duffel_stays', foreign],
      ['of no module', 'hotels', 'edifact', expect.stringContaining('does not speak')],
      ['where none serves the module', 'cars', 'duffel', unserved],
    ])('%s (%s, %s) it is refused at its field', async (_, key, protocol, sentence) => {
      const change = { module_id: await suppliers.moduleId(key), protocol };
      const body = { ...suppliers.duffel, key: 'never', ...change };
      for (const answer of [await suppliers.call('POST', '/suppliers', body), await put(duffel.id, body)]) {
        expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({ status: 422 });
        expect(answer.json<{ fields: object }>().fields).toEqual({ protocol: sentence });
      }
      expect(await suppliers.read(duffel.id)).toEqual(duffel);
    });

    it('each protocol states its module', async () => {
      const { data } = (await suppliers.call('GET', '/suppliers/protocols')).json<{ data: object[] }>();
      expect(data).toMatchObject([
        { name: 'duffel', module: 'flights' },
        { name: 'duffel_stays', module: 'hotels' },
      ]);
    });

    it('a supplier stored with one of another module keeps it, is marked, and can be renamed', async () => {
      const { id, key } = await suppliers.create({ key: `stored-${(made += 1)}` });
      const hotels = await suppliers.moduleId('hotels');
      const { db } = suppliers.api.kernel;
      await db.updateTable('suppliers').set({ module_id: hotels }).where('id', '=', id).execute();
      const shown = {
        protocol: 'duffel',
        protocol_name: { en: 'Duffel' },
        protocol_problem: 'foreign_protocol',
      };
      expect(await suppliers.read(id)).toMatchObject(shown);
      const listed = (await suppliers.call('GET', `/suppliers?key=${key}`)).json<{ data: object[] }>();
      expect(listed.data).toMatchObject([shown]);
      const { credentials: _, ...kept } = { ...suppliers.duffel, key, module_id: hotels };
      const renamed = await put(id, { ...kept, name: 'Duffel Hotels', status: 'inactive' });
      expect(renamed.json()).toMatchObject({ data: { ...shown, name: 'Duffel Hotels', status: 'inactive' } });
      const mended = await put(id, { ...kept, protocol: 'duffel_stays' });
      expect(mended.json()).toMatchObject({ data: { protocol: 'duffel_stays', protocol_problem: null } });
      expect((await put(id, kept)).statusCode).toBe(422);
    });
  });

  describe('lap infants and single names are fields of flight suppliers only', () => {
    const put = (id: string, body: object) => suppliers.call('PUT', `/suppliers/${id}`, body);
    const hotelsInput = async (key: string) => ({
      ...suppliers.duffel,
      key,
      module_id: await suppliers.moduleId('hotels'),
      protocol: 'duffel_stays',
    });

    it('a supplier of hotels has none, and refuses them at their fields', async () => {
      const input = await hotelsInput('bed-bank');
      const { id } = await suppliers.create(input);
      expect(await suppliers.read(id)).toMatchObject({ lap_infants_count: null, single_name: null });
      const sentence = 'Only suppliers of flights have this setting.';
      for (const [change, fields] of [
        [{ lap_infants_count: true }, { lap_infants_count: sentence }],
        [{ single_name: 'fnu' }, { single_name: sentence }],
      ] as const) {
        for (const answer of [
          await suppliers.call('POST', '/suppliers', { ...input, key: 'bed-bank-2', ...change }),
          await put(id, { ...input, ...change }),
        ]) {
          expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({ status: 422 });
          expect(answer.json<{ fields: object }>().fields).toEqual(fields);
        }
      }
    });

    it('stored values stay while a supplier sells hotels', async () => {
      const flights = { ...suppliers.duffel, key: 'both-ways' };
      const { id } = await suppliers.create({ ...flights, lap_infants_count: false, single_name: 'repeat' });
      expect((await put(id, await hotelsInput('both-ways'))).statusCode).toBe(200);
      expect(await suppliers.read(id)).toMatchObject({ lap_infants_count: null, single_name: null });
      expect((await put(id, flights)).statusCode).toBe(200);
      expect(await suppliers.read(id)).toMatchObject({ lap_infants_count: false, single_name: 'repeat' });
    });
  });

  it('refuses a change of an older version, and changes nothing', async () => {
    const { id } = await suppliers.create({ key: 'stale' });
    const put = (timeout_ms: number) =>
      suppliers.call(
        'PUT',
        `/suppliers/${id}`,
        { ...suppliers.duffel, key: 'stale', timeout_ms },
        { 'if-match': '"1"' },
      );
    expect((await put(5_000)).statusCode).toBe(200);
    expect((await put(6_000)).statusCode).toBe(412);
    expect(await suppliers.read(id)).toMatchObject({ timeout_ms: 5_000, version: 2 });
    const gone = await suppliers.call('DELETE', `/suppliers/${id}`, undefined, { 'if-match': '"1"' });
    expect(gone.statusCode).toBe(412);
  });

  it('prevents the deletion of a module that a supplier uses', async () => {
    const headers = await suppliers.api.signIn({ permissions: ['delete_modules'] });
    const answer = await suppliers.api.inject({
      method: 'DELETE',
      url: `/api/v1/modules/${duffel.module.id}`,
      headers,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'in_use_by',
      message: expect.stringMatching(/used by \d+ suppliers?\.$/),
    });
  });

  it.each([
    ['no name', { name: ' ' }, { name: 'This field is required.' }],
    ['a direction mark', { name: 'a\u202eb' }, { name: expect.any(String) }],
    ['10,000 characters', { name: 'x'.repeat(10_000) }, { name: expect.any(String) }],
    ['a key in capitals', { key: 'Duffel' }, { key: expect.stringContaining('lower-case') }],
    ['an unknown protocol', { protocol: 'edifact' }, { protocol: expect.any(String) }],
    ['no address', { base_url: '' }, { base_url: 'This field is required.' }],
    ['no address but words', { base_url: 'duffel' }, { base_url: expect.any(String) }],
    ['another scheme', { base_url: 'ftp://api.duffel.com' }, { base_url: expect.any(String) }],
    ['a query', { base_url: 'https://a.example?x=1' }, { base_url: expect.stringContaining('https://') }],
    ['http', { base_url: 'http://api.duffel.com' }, { base_url: 'The address must start with https://.' }],
    ['loopback', { base_url: 'https://127.0.0.1' }, { base_url: expect.stringContaining('private network') }],
    [
      'a private host',
      { base_url: 'https://[fd00::1]' },
      { base_url: expect.stringContaining('private network') },
    ],
    ['a short token', { credentials: 'secret' }, { credentials: expect.any(String) }],
    [
      'a header in it',
      { credentials: 'duffel_test\r\nx-a: 1' },
      { credentials: expect.stringContaining('token') },
    ],
    ['an unknown currency', { currency: 'EUX' }, { currency: 'This is not an ISO 4217 currency code.' }],
    ['too little time', { timeout_ms: 1_999 }, { timeout_ms: expect.any(String) }],
    ['time as a text', { timeout_ms: '5000' }, { timeout_ms: expect.any(String) }],
    ['half a call', { concurrency: 0.5 }, { concurrency: expect.any(String) }],
    ['too many calls', { concurrency: 51 }, { concurrency: expect.any(String) }],
    ['an unknown status', { status: 'paused' }, { status: expect.any(String) }],
    ['a property it does not know', { token: 'x' }, { token: 'This field does not exist.' }],
    ['what only the API writes', { last_test: null }, { last_test: 'This field does not exist.' }],
  ])('refuses %s, at its field', async (_, change, fields) => {
    const body = { ...suppliers.duffel, ...change };
    for (const answer of [
      await suppliers.call('POST', '/suppliers', body),
      await suppliers.call('PUT', `/suppliers/${duffel.id}`, body),
    ]) {
      expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({ status: 422, fields });
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(Object.keys(fields));
    }
    expect(await suppliers.read(duffel.id)).toEqual(duffel);
  });
});
