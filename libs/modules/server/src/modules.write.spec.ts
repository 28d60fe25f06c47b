import type { Module, ModuleInput } from '@traveldesk/modules-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { modulesServer } from '.';

const rail: ModuleInput = {
  key: 'rail',
  name: { en: 'Rail', fr: 'Train', ar: 'القطارات' },
  status: 'inactive',
};

describeOnDatabase('writing modules', (makeApi) => {
  let api: TestApi;
  let headers: Record<string, string>;

  beforeAll(async () => {
    api = await makeApi({ modules: [modulesServer] });
    const permissions = ['show_modules', 'add_modules', 'update_modules', 'delete_modules'];
    headers = await api.signIn({ permissions, name: 'Mona Said' });
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, more: object = {}) =>
    api.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    });

  async function find(key: string): Promise<Module> {
    const { data } = (await call('GET', `/modules?key=${key}`)).json<Page<Module>>();
    const module = data.find((row) => row.key === key);
    if (!module) throw new Error(`${key} is not there`);
    return module;
  }

  const history = async (id: string) =>
    (await call('GET', `/modules/${id}/history`)).json<Page<HistoryEntry>>().data;

  it('adds, changes and deletes a module, and records who did it', async () => {
    const created = await call('POST', '/modules', { ...rail, key: ' rail ' });
    expect(created.statusCode).toBe(201);
    expect(created.headers.etag).toBe('"1"');
    const { message, data } = created.json<{ message: string; data: Module }>();
    expect(message).toBe('The module Rail was created.');
    expect(data).toMatchObject({ ...rail, version: 1 });
    expect((await call('GET', `/modules/${data.id}`)).json()).toEqual(data);

    const name = { ...rail.name, en: 'Trains' };
    const updated = await call(
      'PUT',
      `/modules/${data.id}`,
      { ...rail, name, status: 'active' },
      { 'if-match': '"1"', 'accept-language': 'fr' },
    );
    expect(updated.headers.etag).toBe('"2"');
    expect(updated.json()).toMatchObject({
      message: 'Le module Train a été enregistré.',
      data: { version: 2, status: 'active', name },
    });
    expect((await call('GET', '/modules?name=trains')).json()).toMatchObject({ total: 1 });

    const deleted = await call('DELETE', `/modules/${data.id}`, undefined, { 'accept-language': 'ar' });
    expect(deleted.json()).toMatchObject({ message: 'تم حذف الوحدة ⁨القطارات⁩.' });
    expect((await call('GET', `/modules/${data.id}`)).statusCode).toBe(404);

    const [last, change, first] = await history(data.id);
    expect(last).toMatchObject({ action: 'delete', actor: { name: 'Mona Said' } });
    expect(change?.changes).toEqual([
      { field: 'name', before: rail.name, after: name },
      { field: 'status', before: 'inactive', after: 'active' },
    ]);
    expect(first?.changes).toContainEqual({ field: 'key', before: null, after: 'rail' });
  });

  it('refuses a key that another module has, at its field', async () => {
    const answer = await call('POST', '/modules', { ...rail, key: 'flights' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      fields: { key: 'Another module already has the key flights.' },
    });
  });

  it('refuses to change a key, because programs identify the module by it', async () => {
    const { id, name, status, version } = await find('hotels');
    const answer = await call('PUT', `/modules/${id}`, { key: 'stays', name, status });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fields: { key: expect.stringContaining('cannot be changed') } });
    expect(await find('hotels')).toMatchObject({ version });
  });

  it('refuses a change of an outdated version, and changes nothing', async () => {
    const { id, key, name } = await find('cars');
    const put = (status: string) =>
      call('PUT', `/modules/${id}`, { key, name, status }, { 'if-match': '"1"' });
    expect((await put('active')).statusCode).toBe(200);
    const stale = await put('inactive');
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ code: 'stale' });
    expect((await call('DELETE', `/modules/${id}`, undefined, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect(await find('cars')).toMatchObject({ status: 'active', version: 2 });
  });

  it.each([
    ['a key in capitals', { key: 'Rail' }, { key: expect.stringContaining('lower-case') }],
    ['a key of one letter', { key: 'r' }, { key: expect.any(String) }],
    ['no key', { key: undefined }, { key: 'This field is required.' }],
    ['an empty name', { name: { ...rail.name, ar: ' ' } }, { 'name.ar': 'This field is required.' }],
    ['a missing French name', { name: { en: 'Rail', ar: 'x' } }, { 'name.fr': 'This field is required.' }],
    ['a direction mark', { name: { ...rail.name, en: 'a\u202eb' } }, { 'name.en': expect.any(String) }],
    [
      '10,000 characters',
      { name: { ...rail.name, en: 'R'.repeat(10_000) } },
      { 'name.en': expect.any(String) },
    ],
    ['an unknown status', { status: 'paused' }, { status: expect.any(String) }],
    ['an unknown property', { colour: 'red' }, { colour: 'This field does not exist.' }],
  ])('refuses %s, at its field', async (_, change, fields) => {
    const { id } = await find('flights');
    for (const answer of [
      await call('POST', '/modules', { ...rail, ...change }),
      await call('PUT', `/modules/${id}`, { ...rail, ...change }),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid', fields });
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(Object.keys(fields));
    }
    expect(await find('flights')).toMatchObject({ version: 1 });
  });

  it.each([
    ['text/plain', '{}', 415],
    ['application/json\t', '{}', 415],
    ['application/json', '{"key":', 400],
    ['application/json', '[]', 400],
    ['application/json', JSON.stringify({ key: 'x'.repeat(1024 * 1024) }), 413],
  ])('refuses %j with %.20j by a %d', async (type, payload, status) => {
    const answer = await api.inject({
      method: 'POST',
      url: '/api/v1/modules',
      headers: { ...headers, 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
  });
});
