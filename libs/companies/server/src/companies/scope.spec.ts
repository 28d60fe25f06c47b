import type { Company } from '@traveldesk/companies-contract';
import type { Actor } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import {
  allOfCompanies,
  blank,
  companiesClient,
  companiesModules,
  inputOf,
} from '../testing/companies-api.fake';
import { companyKind } from './company-kind';

const missing = '0193a1b2-0000-7000-8000-000000000000';

/** holding → nile → (delta → siwa, luxor); acme is unrelated. */
describeOnDatabase("a company's user", (makeApi) => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;
  let user: ReturnType<typeof companiesClient>;
  const ids = { holding: '', nile: '', delta: '', siwa: '', luxor: '', acme: '' };

  beforeAll(async () => {
    api = await makeApi({ modules: companiesModules });
    staff = companiesClient(api, await api.signIn({ permissions: allOfCompanies }));
    const make = async (name: keyof typeof ids, parent: keyof typeof ids | null) => {
      ids[name] = (await staff.create({ name: `${name} travel`, parent_id: parent && ids[parent] })).id;
    };
    await make('holding', null);
    await make('nile', 'holding');
    await make('delta', 'nile');
    await make('siwa', 'delta');
    await make('luxor', 'nile');
    await make('acme', null);
    const given = { permissions: allOfCompanies, type: 'company', companyId: ids.nile } as const;
    user = companiesClient(api, await api.signIn(given));
  });

  const names = async (query: string) => {
    const { body } = await user.send('GET', `/companies?${query}`);
    return [body.total, ...body.data.map(({ name }: Company) => name.split(' ')[0])];
  };

  it.each([
    ['', [4, 'delta', 'luxor', 'nile', 'siwa']],
    ['name=travel', [4, 'delta', 'luxor', 'nile', 'siwa']],
    ['q=travel', [4, 'delta', 'luxor', 'nile', 'siwa']],
    ['q=acme', [0]],
    ['type=B2B', [4, 'delta', 'luxor', 'nile', 'siwa']],
    ['email=desk', [4, 'delta', 'luxor', 'nile', 'siwa']],
    ['parent_id=none', [1, 'nile']],
    ['per_page=1&page=4', [4, 'siwa']],
  ])('sees their own company and its subsidiaries by %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('cannot see the parent: not in the record, by a filter, or in the history', async () => {
    const { body } = await user.send('GET', `/companies/${ids.nile}`);
    expect(body.parent).toBeNull();
    expect(await names(`parent_id=${ids.holding}`)).toEqual([0]);
    await staff.send('PUT', `/companies/${ids.nile}`, await fromStaff(ids.nile, { parent_id: ids.acme }));
    await staff.send('PUT', `/companies/${ids.nile}`, await fromStaff(ids.nile, { parent_id: ids.holding }));
    const history = JSON.stringify((await user.send('GET', `/companies/${ids.nile}/history`)).body);
    expect(history).not.toMatch(/holding|acme|127\.0\.0\.1/);
    expect(JSON.stringify((await staff.send('GET', `/companies/${ids.nile}/history`)).body)).toMatch(
      /holding/,
    );
  });

  it('sees names only of companies in scope when a record refers to them', async () => {
    const actor = { type: 'company', companyId: ids.nile } as Actor;
    const asked = [ids.siwa, ids.nile, ids.holding, ids.acme];
    const named = await companyKind.names(api.kernel.db, actor, asked, {});
    expect([...named.keys()].sort()).toEqual([ids.nile, ids.siwa].sort());
  });

  it('gets the same answer for an unrelated company as for an unknown one', async () => {
    const supplier = '0193a1b2-0000-7000-8000-00000000000a';
    const calls = (id: string, body: unknown) =>
      [
        ['GET', `/companies/${id}`],
        ['PUT', `/companies/${id}`, body],
        ['DELETE', `/companies/${id}`],
        ['GET', `/companies/${id}/history`],
        ['PUT', `/companies/${id}/logo`, { content: 'iVBORw0KGgoAAAAA' }],
        ['DELETE', `/companies/${id}/logo`],
        ['GET', `/companies/${id}/modules`],
        ['GET', `/companies/${id}/suppliers`],
        ['GET', `/companies/${id}/modules-with-suppliers`],
        ['POST', `/companies/${id}/modules-with-suppliers`, { modules: [] }],
        ['GET', `/companies/${id}/suppliers/${supplier}/settings`],
        [
          'POST',
          `/companies/${id}/suppliers/${supplier}/settings`,
          { cabins: ['First'], airlines: { mode: 'all', codes: [] } },
        ],
        ['GET', `/companies/${id}/token`],
        [
          'POST',
          `/companies/${id}/generate-token`,
          { name: 'x', scopes: ['flights_search'], expires_in_days: 1 },
        ],
        ['DELETE', `/companies/${id}/token/${supplier}`],
      ] as const;
    const body = await blank(api);
    const foreign = calls(ids.acme, body);
    const above = calls(ids.holding, body);
    for (const [index, [method, url, payload]] of calls(missing, body).entries()) {
      const none = await user.send(method, url, payload);
      expect([url, none.status]).toEqual([url, 404]);
      for (const others of [foreign, above]) {
        const [, path] = others[index]!;
        const answer = await user.send(method, path, payload);
        expect({ ...answer.body, request_id: '' }).toEqual({ ...none.body, request_id: '' });
        expect(answer.status).toBe(404);
      }
    }
  });

  it('can place companies only below their own', async () => {
    const body = { ...(await blank(api)), name: 'stray' };
    for (const parent of [null, ids.acme, ids.holding, missing]) {
      const refused = await user.send('POST', '/companies', { ...body, parent_id: parent });
      expect(refused).toMatchObject({ status: 422, body: { fields: { parent_id: expect.any(String) } } });
    }
    const below = await user.send('POST', '/companies', { ...body, parent_id: ids.luxor });
    expect(below.status).toBe(201);
    const moved = await user.send(
      'PUT',
      `/companies/${below.body.data.id}`,
      inputOf(below.body.data, { parent_id: ids.acme }),
    );
    expect(moved.status).toBe(422);
    const home = await user.send(
      'PUT',
      `/companies/${below.body.data.id}`,
      inputOf(below.body.data, { parent_id: ids.delta }),
    );
    expect(home).toMatchObject({ status: 200, body: { data: { parent: { id: ids.delta } } } });
    expect((await user.send('DELETE', `/companies/${below.body.data.id}`)).status).toBe(200);
  });

  it('cannot change the type, parent, currency or status of their own company', async () => {
    const own = (await user.send('GET', `/companies/${ids.nile}`)).body as Company;
    expect(own.fixed_fields).toEqual(['type', 'parent_id', 'currency', 'status']);
    for (const [field, change] of [
      ['currency', { currency: 'EUR' }],
      ['type', { type: 'B2C' }],
      ['status', { status: 'suspended' }],
      ['parent_id', { parent_id: ids.delta }],
    ] as const) {
      const refused = await user.send('PUT', `/companies/${ids.nile}`, inputOf(own, change));
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.fields)).toEqual([field]);
    }
    const below = (await user.send('GET', `/companies/${ids.siwa}`)).body as Company;
    const currency = await user.send('PUT', `/companies/${ids.siwa}`, inputOf(below, { currency: 'EUR' }));
    expect(Object.keys(currency.body.fields)).toEqual(['currency']);
    expect((await user.send('DELETE', `/companies/${ids.nile}`)).status).toBe(422);
  });

  it('can change their own company without losing its place in the tree', async () => {
    const own = (await user.send('GET', `/companies/${ids.nile}`)).body as Company;
    const saved = await user.send(
      'PUT',
      `/companies/${ids.nile}`,
      inputOf(own, { email: 'new@nile.example' }),
    );
    expect(saved).toMatchObject({ status: 200, body: { data: { email: 'new@nile.example', parent: null } } });
    const seen = (await staff.send('GET', `/companies/${ids.nile}`)).body as Company;
    expect(seen.parent?.id).toBe(ids.holding);
  });

  it('without a company sees none', async () => {
    const lost = companiesClient(api, await api.signIn({ permissions: allOfCompanies, type: 'customer' }));
    const { body } = await lost.send('GET', '/companies');
    expect(body).toEqual({ data: [], total: 0 });
    expect((await lost.send('GET', `/companies/${ids.acme}`)).status).toBe(404);
  });

  const fromStaff = async (id: string, change: Parameters<typeof inputOf>[1]) =>
    inputOf((await staff.send('GET', `/companies/${id}`)).body as Company, change);
});
