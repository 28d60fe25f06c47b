import type { Module } from '@traveldesk/modules-contract';
import type { Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { modulesServer } from '.';

describeOnDatabase('GET /modules', (makeApi) => {
  let api: TestApi;
  let headers: { authorization: string };

  beforeAll(async () => {
    api = await makeApi({ modules: [modulesServer] });
    headers = await api.signIn({ permissions: ['show_modules'] });
  });

  async function list(query: Record<string, string> = {}, language = 'en'): Promise<Page<Module>> {
    const answer = await api.inject({
      url: '/api/v1/modules',
      query,
      headers: { ...headers, 'accept-language': language },
    });
    expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
    return answer.json<Page<Module>>();
  }

  const keys = ({ data }: Page<Module>) => data.map(({ key }) => key);

  it('returns the default modules, by name', async () => {
    expect(await list()).toMatchObject({
      total: 6,
      data: [
        { key: 'cars', name: { en: 'Car Rental' } },
        { key: 'flights', name: { en: 'Flights', fr: 'Vols', ar: 'رحلات الطيران' }, status: 'active' },
        { key: 'hotels', name: { en: 'Hotels' }, status: 'active' },
        { key: 'activities', name: { en: 'Tours & Activities' } },
        { key: 'transfers', name: { en: 'Transfers' } },
        { key: 'insurance', name: { en: 'Travel Insurance' } },
      ],
    });
  });

  it('returns every field of a module', async () => {
    expect((await list({ key: 'flights' })).data).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/),
        version: 1,
        key: 'flights',
        name: { en: 'Flights', fr: 'Vols', ar: 'رحلات الطيران' },
        status: 'active',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ]);
  });

  it('sorts by the name in the caller’s language', async () => {
    expect(keys(await list({}, 'fr'))).toEqual([
      'insurance',
      'activities',
      'hotels',
      'cars',
      'transfers',
      'flights',
    ]);
    expect(keys(await list({ sort: '-name' }, 'fr'))[0]).toBe('flights');
    expect(keys(await list({ sort: '-key' }))).toEqual([
      'transfers',
      'insurance',
      'hotels',
      'flights',
      'cars',
      'activities',
    ]);
  });

  it.each([
    [{ name: 'FLIGHTS' }, ['flights']],
    [{ name: 'hotel' }, ['hotels']],
    [{ name: 'HÔTELS' }, ['hotels']],
    [{ name: 'الفنادق' }, ['hotels']],
    [{ q: 'location' }, ['cars']],
    [{ q: 'transf' }, ['transfers']],
    [{ key: 'Fligh' }, ['flights']],
    [{ key: 'a', status: 'active' }, []],
    [{ status: 'active' }, ['flights', 'hotels']],
    [{ name: '%' }, []],
    [{ key: '_' }, []],
    [{ name: "'; drop table modules --" }, []],
  ])('finds %j', async (query, expected) => {
    expect(keys(await list(query))).toEqual(expected);
  });

  it('has pages, and an empty one past the last', async () => {
    expect(keys(await list({ per_page: '4', page: '2' }))).toHaveLength(2);
    expect(await list({ per_page: '4', page: '3' })).toEqual({ data: [], total: 6 });
  });

  it.each([
    [{ per_page: '101' }, 'per_page'],
    [{ sort: 'id' }, 'sort'],
    [{ status: 'paused' }, 'status'],
    [{ nam: 'Flights' }, 'nam'],
    [{ name: 'x'.repeat(121) }, 'name'],
  ])('refuses %j with a 400', async (query, field) => {
    const answer = await api.inject({ url: '/api/v1/modules', query, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad_request', fields: { [field]: expect.any(String) } });
  });
});
