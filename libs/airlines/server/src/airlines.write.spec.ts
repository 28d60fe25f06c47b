import type { Airline, AirlineInput } from '@traveldesk/airlines-contract';
import { geoServer } from '@traveldesk/geo-server';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { airlinesServer } from '.';

describeOnDatabase('writing airlines', (makeApi) => {
  let api: TestApi;
  let headers: Record<string, string>;
  let egypt: string;
  let nile: AirlineInput;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer, airlinesServer] });
    const permissions = ['update_airlines', 'delete_airlines', 'update_countries', 'delete_countries'];
    headers = await api.signIn({ permissions, name: 'Mona Said' });
    egypt = (await call('GET', '/countries?code=EG')).json<Page<{ id: string }>>().data[0]?.id ?? '';
    nile = {
      iata: 'XX',
      icao: 'QQQ',
      name: 'Nile Wings',
      accounting_code: '989',
      country_id: egypt,
      status: 'active',
    };
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, more: object = {}) =>
    api.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    });

  async function find(code: string): Promise<Airline> {
    const { data } = (await call('GET', `/airlines?code=${code}`)).json<Page<Airline>>();
    const airline = data.find(({ iata }) => iata === code);
    if (!airline) throw new Error(`${code} is not there`);
    return airline;
  }

  async function history(id: string): Promise<HistoryEntry[]> {
    return (await call('GET', `/airlines/${id}/history`)).json<Page<HistoryEntry>>().data;
  }

  it('keeps French and Arabic names that a change omits, and finds an airline by its new names', async () => {
    const made = await call('POST', '/airlines', { ...nile, name_ar: 'أجنحة النيل' });
    const { data } = made.json<{ data: Airline }>();
    expect(data).toMatchObject({ name_fr: null, name_ar: 'أجنحة النيل' });
    const put = (body: object, version: number) =>
      call('PUT', `/airlines/${data.id}`, body, { 'if-match': `"${version}"` });
    expect((await put(nile, 1)).json()).toMatchObject({ data: { name_ar: 'أجنحة النيل' } });
    expect((await put({ ...nile, name_ar: null, name_fr: 'Ailes du Nil' }, 2)).statusCode).toBe(200);
    const found = async (name: string) =>
      (await call('GET', `/airlines?${new URLSearchParams({ name }).toString()}`)).json<Page<Airline>>()
        .total;
    expect([await found('ailes du nil'), await found('اجنحة النيل')]).toEqual([1, 0]);
    expect((await history(data.id))[0]?.changes).toEqual([
      { field: 'name_ar', before: 'أجنحة النيل', after: null },
      { field: 'name_fr', before: null, after: 'Ailes du Nil' },
    ]);
    await call('DELETE', `/airlines/${data.id}`);
  });

  it('adds, changes and deletes an airline, and records each in the history', async () => {
    const created = await call('POST', '/airlines', {
      ...nile,
      iata: 'xx',
      accounting_code: '٩٨٩',
      name: ' Nile Wings ',
    });
    expect(created.statusCode).toBe(201);
    expect(created.headers.etag).toBe('"1"');
    const { message, data } = created.json<{ message: string; data: Airline }>();
    expect(message).toBe('Nile Wings was added.');
    expect(data).toMatchObject({
      iata: 'XX',
      icao: 'QQQ',
      name: 'Nile Wings',
      accounting_code: '989',
      country: { code: 'EG', name: { fr: 'Égypte' } },
      status: 'active',
      version: 1,
    });
    expect((await call('GET', `/airlines/${data.id}`)).json()).toEqual(data);

    const change = { ...nile, name: 'Nile Ailes', country_id: null, status: 'inactive' };
    const changed = await call('PUT', `/airlines/${data.id}`, change, {
      'if-match': '"1"',
      'accept-language': 'fr',
    });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).toBe('"2"');
    expect(changed.json()).toMatchObject({
      message: 'La compagnie «\u00a0Nile Ailes\u00a0» a été enregistrée.',
      data: {
        name: 'Nile Ailes',
        country: null,
        status: 'inactive',
        version: 2,
        created_at: data.created_at,
      },
    });
    expect((await call('GET', '/airlines?name=ailes')).json<Page<Airline>>().total).toBe(1);
    expect(
      (await call('GET', '/airlines?status=inactive&name=ailes')).json<Page<Airline>>().data[0]?.id,
    ).toBe(data.id);

    const deleted = await call('DELETE', `/airlines/${data.id}`, undefined, { 'accept-language': 'ar' });
    expect(deleted.json()).toMatchObject({ message: 'تم حذف شركة الطيران «\u2068Nile Ailes\u2069».' });
    expect((await call('GET', `/airlines/${data.id}`)).statusCode).toBe(404);

    const [third, second, first, ...older] = await history(data.id);
    expect(older).toEqual([]);
    expect(first).toMatchObject({ action: 'create', actor: { name: 'Mona Said' } });
    expect(first?.changes).toContainEqual({ field: 'country', before: null, after: 'EG' });
    expect(second?.changes).toEqual(
      expect.arrayContaining([
        { field: 'name', before: 'Nile Wings', after: 'Nile Ailes' },
        { field: 'country', before: 'EG', after: null },
        { field: 'status', before: 'active', after: 'inactive' },
      ]),
    );
    expect(second?.changes).toHaveLength(3);
    expect(third).toMatchObject({ action: 'delete' });
  });

  it('accepts several airlines without an ICAO code', async () => {
    for (const iata of ['X0', '0X']) {
      expect((await call('POST', '/airlines', { ...nile, iata, icao: null })).statusCode).toBe(201);
      expect(await find(iata)).toMatchObject({ icao: null });
    }
  });

  it.each([
    ['iata', { icao: 'QQZ', iata: 'EK' }, 'Another airline already has the code EK.'],
    ['icao', { icao: 'UAE', iata: 'ZY' }, 'Another airline already has the code UAE.'],
    [
      'country_id',
      { country_id: '0198f000-0000-7000-8000-00000000dead', iata: 'ZY', icao: 'QQZ' },
      'This country does not exist.',
    ],
  ])('refuses an invalid %s, and changes nothing', async (field, change, sentence) => {
    const { id, version, name } = await find('AF');
    for (const answer of [
      await call('POST', '/airlines', { ...nile, ...change }),
      await call('PUT', `/airlines/${id}`, { ...nile, ...change }),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid', fields: { [field]: sentence } });
    }
    expect(await find('AF')).toMatchObject({ version, name });
    expect(await history(id)).toEqual([]);
  });

  it.each([
    [
      'an IATA code of three characters',
      { iata: 'EKK' },
      { iata: 'An IATA code has two letters, or a letter and a digit.' },
    ],
    ['an ICAO code of two letters', { icao: 'UA' }, { icao: 'An ICAO code has three letters.' }],
    [
      'an accounting code of two digits',
      { accounting_code: '17' },
      { accounting_code: 'An accounting code has three digits.' },
    ],
    ['no name', { name: undefined }, { name: 'This field is required.' }],
    ['10,000 characters', { name: 'x'.repeat(10_000) }, { name: expect.any(String) }],
    ['a right-to-left override', { name: 'a\u202eb' }, { name: expect.any(String) }],
    ['an unknown status', { status: 'gone' }, { status: expect.any(String) }],
    ['a country that is not an id', { country_id: 'EG' }, { country_id: expect.any(String) }],
    ['an unknown property', { alliance: 'Star' }, { alliance: 'This field does not exist.' }],
    ['a number instead of a text', { accounting_code: 176 }, { accounting_code: expect.any(String) }],
  ])('refuses %s, at its field', async (_, change, fields) => {
    const { id, version } = await find('LH');
    for (const answer of [
      await call('POST', '/airlines', { ...nile, ...change }),
      await call('PUT', `/airlines/${id}`, { ...nile, ...change }),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid', fields });
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(Object.keys(fields));
    }
    expect(await find('LH')).toMatchObject({ version });
  });

  it('refuses a change of an outdated version, and changes nothing', async () => {
    const { id } = await find('KL');
    const put = (version: string, name: string) =>
      call('PUT', `/airlines/${id}`, { ...nile, iata: 'KL', icao: 'KLM', name }, { 'if-match': version });
    expect((await put('"2"', 'KLM')).statusCode).toBe(200);
    const stale = await put('"2"', 'K.L.M.');
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ code: 'stale' });
    expect((await call('DELETE', `/airlines/${id}`, undefined, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect(await find('KL')).toMatchObject({ name: 'KLM', version: 3 });
  });

  it('refuses to delete a country in which airlines have their seat', async () => {
    const answer = await call('DELETE', `/countries/${egypt}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'in_use_by',
      message: expect.stringMatching(/\d+ airlines/),
    });
  });

  it.each([
    ['that is not JSON', '{"iata":', 'application/json', 400],
    ['of another content type', '{}', 'text/plain', 415],
    ['beyond 1 MiB', JSON.stringify({ name: 'x'.repeat(1024 * 1024) }), 'application/json', 413],
  ])('refuses a body %s', async (_, payload, type, status) => {
    const answer = await api.inject({
      method: 'POST',
      url: '/api/v1/airlines',
      headers: { ...headers, 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
  });
});
