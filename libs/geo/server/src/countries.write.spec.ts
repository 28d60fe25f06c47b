import type { Country, CountryInput, CountryRecord } from '@traveldesk/geo-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { geoServer } from '.';

const egypt: CountryInput = {
  name: { en: 'Egypt', fr: 'Égypte', ar: 'مصر' },
  code: 'EG',
  currency: 'EGP',
  phone_code: '20',
};

describeOnDatabase('writing countries', (makeApi) => {
  let api: TestApi;
  let headers: Record<string, string>;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
    headers = await api.signIn({ permissions: ['update_countries', 'delete_countries'], name: 'Mona Said' });
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, more: object = {}) =>
    api.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    });

  async function find(code: string): Promise<Country> {
    const [country] = (await call('GET', `/countries?code=${code}`)).json<Page<Country>>().data;
    if (!country) throw new Error(`${code} is not there`);
    return country;
  }

  async function history(id: string): Promise<HistoryEntry[]> {
    return (await call('GET', `/countries/${id}/history`)).json<Page<HistoryEntry>>().data;
  }

  /** Deletes the country so that its code is free. */
  async function free(code: string): Promise<void> {
    const { id } = await find(code);
    expect((await call('DELETE', `/countries/${id}`)).statusCode).toBe(200);
  }

  it('adds a country as typed', async () => {
    await free('BV');
    const typed = {
      ...egypt,
      code: 'bv',
      currency: 'nok',
      phone_code: '+٤٧',
      name: { ...egypt.name, en: ' Bouvet ' },
    };
    const answer = await call('POST', '/countries', typed);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    const { message, data } = answer.json<{ message: string; data: CountryRecord }>();
    expect(message).toBe('Bouvet was added.');
    expect(data).toMatchObject({
      code: 'BV',
      currency: 'NOK',
      phone_code: '47',
      name: { en: 'Bouvet' },
      version: 1,
    });
    expect((await call('GET', `/countries/${data.id}`)).json()).toEqual(data);
    const { aliases, ...listed } = data;
    expect([aliases, await find('BV')]).toEqual([[], listed]);
  });

  it('answers in the caller’s language', async () => {
    await free('HM');
    const french = await call('POST', '/countries', { ...egypt, code: 'HM' }, { 'accept-language': 'fr' });
    expect(french.json()).toMatchObject({ message: 'Le pays «\u00a0Égypte\u00a0» a été ajouté.' });
    const { id } = await find('HM');
    const arabic = await call('DELETE', `/countries/${id}`, undefined, { 'accept-language': 'ar' });
    expect(arabic.json()).toMatchObject({ message: 'تم حذف الدولة «⁨مصر⁩».' });
  });

  it('changes a country, and finds it by its new name', async () => {
    const before = await find('IS');
    const name = { en: 'Island of Ice', fr: 'Île de glace', ar: 'جزيرة الجليد' };
    const answer = await call(
      'PUT',
      `/countries/${before.id}`,
      { ...egypt, code: 'IS', name },
      { 'if-match': '"1"' },
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe('"2"');
    const { data } = answer.json<{ data: CountryRecord }>();
    expect(data).toMatchObject({
      id: before.id,
      code: 'IS',
      name,
      version: 2,
      created_at: before.created_at,
    });
    expect(data.updated_at > before.updated_at).toBe(true);
    const found = (await call('GET', `/countries?name=${encodeURIComponent('ile de GLACE')}`)).json<
      Page<Country>
    >();
    const { aliases: _, ...listed } = data;
    expect(found).toEqual({ data: [listed], total: 1 });
    expect((await call('GET', '/countries?name=iceland')).json()).toEqual({ data: [], total: 0 });
  });

  it('keeps earlier values, with the author of each change', async () => {
    const { id, name } = await find('VA');
    const vatican = { name, code: 'VA', currency: 'EUR', phone_code: '39' };
    await call('PUT', `/countries/${id}`, { ...vatican, currency: 'USD' });
    await call('DELETE', `/countries/${id}`);
    const [deleted, updated, ...older] = await history(id);
    expect(older).toEqual([]);
    expect(updated).toMatchObject({
      action: 'update',
      actor: { name: 'Mona Said' },
      changes: [{ field: 'currency', before: 'EUR', after: 'USD' }],
    });
    expect(deleted).toMatchObject({ action: 'delete' });
    expect(deleted?.changes).toContainEqual({ field: 'code', before: 'VA', after: null });
    const recreated = (await call('POST', '/countries', vatican)).json<{ data: Country }>().data;
    expect((await history(recreated.id))[0]?.changes).toContainEqual({
      field: 'name',
      before: null,
      after: name,
    });
  });

  it('has an empty history for an unchanged country', async () => {
    const { id } = await find('NO');
    expect((await call('GET', `/countries/${id}/history`)).json()).toEqual({ data: [], total: 0 });
  });

  it('refuses a code of another country, at its field', async () => {
    const sentence = 'Another country already has the code EG.';
    const created = await call('POST', '/countries', egypt);
    expect(created.statusCode).toBe(422);
    expect(created.json()).toMatchObject({ code: 'invalid', fields: { code: sentence } });
    const { id } = await find('FR');
    const changed = await call('PUT', `/countries/${id}`, egypt);
    expect(changed.statusCode).toBe(422);
    expect(changed.json()).toMatchObject({ fields: { code: sentence } });
    expect(await find('FR')).toMatchObject({ version: 1, name: { en: 'France' } });
    expect(await history(id)).toEqual([]);
  });

  it('refuses a change of an outdated version, and changes nothing', async () => {
    const { id } = await find('DE');
    const put = (version: string, currency: string) =>
      call('PUT', `/countries/${id}`, { ...egypt, code: 'DE', currency }, { 'if-match': version });
    expect((await put('"1"', 'USD')).statusCode).toBe(200);
    const stale = await put('"1"', 'JPY');
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ code: 'stale', message: expect.any(String) });
    expect(await find('DE')).toMatchObject({ currency: 'USD', version: 2 });
    expect((await call('DELETE', `/countries/${id}`, undefined, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect(await find('DE')).toMatchObject({ version: 2 });
  });

  it.each([
    ['an unknown code', { code: 'QZ' }, { code: 'This is not an ISO 3166 country code of two letters.' }],
    ['a withdrawn code', { code: 'SU' }, { code: 'This is not an ISO 3166 country code of two letters.' }],
    ['an unknown currency', { currency: 'ABC' }, { currency: 'This is not an ISO 4217 currency code.' }],
    ['an unknown phone code', { phone_code: '999' }, { phone_code: 'No country has this phone code.' }],
    ['no name', { name: undefined }, { name: 'This field is required.' }],
    ['an empty name', { name: { ...egypt.name, fr: ' ' } }, { 'name.fr': 'This field is required.' }],
    [
      'a right-to-left override',
      { name: { ...egypt.name, en: 'a\u202eb' } },
      { 'name.en': expect.any(String) },
    ],
    [
      '10,000 characters',
      { name: { ...egypt.name, ar: 'م'.repeat(10_000) } },
      { 'name.ar': expect.any(String) },
    ],
    ['an unknown property', { capital: 'Cairo' }, { capital: 'This field does not exist.' }],
    [
      'a name in a fourth language',
      { name: { ...egypt.name, de: 'x' } },
      { 'name.de': 'This field does not exist.' },
    ],
    ['the version in the body', { version: 1 }, { version: 'This field does not exist.' }],
    ['a number instead of a text', { phone_code: 20 }, { phone_code: expect.any(String) }],
  ])('refuses %s, at its field', async (_, change, fields) => {
    const { id, version } = await find('EG');
    for (const answer of [
      await call('POST', '/countries', { ...egypt, ...change }),
      await call('PUT', `/countries/${id}`, { ...egypt, ...change }),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid', fields });
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(Object.keys(fields));
    }
    expect(await find('EG')).toMatchObject({ version });
  });

  it('keeps markup and formulas as plain text', async () => {
    const { id } = await find('IT');
    const name = { en: '<img src=x onerror=alert(1)>', fr: '=HYPERLINK("x")', ar: '&amp;' };
    expect((await call('PUT', `/countries/${id}`, { ...egypt, code: 'IT', name })).statusCode).toBe(200);
    expect((await find('IT')).name).toEqual(name);
  });

  it.each([
    'text/plain',
    'application/json\t',
    ' application/json ; charset=utf-8',
    'application/x-www-form-urlencoded',
  ])('refuses the content type %j', async (type) => {
    const answer = await api.inject({
      method: 'POST',
      url: '/api/v1/countries',
      headers: { ...headers, 'content-type': type },
      payload: JSON.stringify(egypt),
    });
    expect(answer.statusCode).toBe(415);
  });

  it.each([
    ['that is not JSON', '{"code":', 400],
    ['that is a list', '[]', 400],
    ['with a prototype property', '{"__proto__":{"code":"EG"}}', 400],
    ['beyond 1 MiB', JSON.stringify({ code: 'x'.repeat(1024 * 1024) }), 413],
  ])('refuses a body %s', async (_, payload, status) => {
    const answer = await api.inject({
      method: 'POST',
      url: '/api/v1/countries',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(status);
  });
});
