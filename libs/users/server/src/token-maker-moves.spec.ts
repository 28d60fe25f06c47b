import type { CompanyToken } from '@traveldesk/companies-contract';
import { z } from 'zod';
import { actorOf, type ServerModule } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import type { UserRecord } from '@traveldesk/users-contract';
import { givenCompany, givenUser, modules, type GivenUser } from './testing/given.fake';

const scopes = ['flights_search'];

const flightsModule: ServerModule = {
  name: 'flights',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  permissions: scopes,
  routes: (app) => {
    app.get(
      '/flights/search',
      {
        config: { permission: 'flights_search', apiTokens: true },
        schema: { summary: 'Who calls', response: { 200: z.object({ companyId: z.string().nullable() }) } },
      },
      async (request) => actorOf(request),
    );
  },
};

/** SECURITY 32: a real user creates a token, and is changed through the routes of users. */
describeOnDatabase('an API token after a change of its creator', (makeApi) => {
  let api: TestApi;
  let boss: GivenUser;
  const ids = { nile: '', acme: '' };

  beforeAll(async () => {
    api = await makeApi({ modules: [...modules, flightsModule] });
    boss = await givenUser(api, { administrator: true });
    ids.nile = await givenCompany(api, 'Nile');
    ids.acme = await givenCompany(api, 'Acme');
  });

  const send = async (
    { headers }: Pick<GivenUser, 'headers'>,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const answer = await api.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };

  /** A user of Nile and a token that they created for it. */
  const given = async () => {
    const maker = await givenUser(api, {
      type: 'company',
      companyId: ids.nile,
      permissions: ['update_company_tokens', ...scopes],
    });
    const made = await send(maker, 'POST', `/companies/${ids.nile}/generate-token`, {
      name: 'Engine',
      scopes,
      expires_in_days: 30,
    });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    const { token, id } = made.body.data as CompanyToken & { token: string };
    const user = (await send(boss, 'GET', `/users/${maker.id}`)).body as UserRecord;
    const { name, email, phone, type, language, roles } = user;
    const input = {
      name,
      email,
      phone,
      type,
      language,
      company_id: ids.nile,
      roles: roles.map((role) => role.id),
    };
    return {
      put: (change: object) => send(boss, 'PUT', `/users/${maker.id}`, { ...input, ...change }),
      status: (status: string) => send(boss, 'POST', `/users/${maker.id}/status`, { status }),
      remove: () => send(boss, 'DELETE', `/users/${maker.id}`),
      call: async () =>
        (await send({ headers: { authorization: `Bearer ${token}` } }, 'GET', '/flights/search')).status,
      listed: async () =>
        ((await send(boss, 'GET', `/companies/${ids.nile}/token`)).body.data as CompanyToken[]).find(
          (one) => one.id === id,
        )?.state,
    };
  };
  type Given = Awaited<ReturnType<typeof given>>;

  it.each<[string, (token: Given) => Promise<{ status: number }>]>([
    ['is moved to another company', ({ put }) => put({ company_id: ids.acme })],
    ['becomes a customer', ({ put }) => put({ type: 'customer', company_id: null })],
    ['is suspended', ({ status }) => status('suspended')],
    ['is deleted', ({ remove }) => remove()],
    ['loses the role that allows it', ({ put }) => put({ roles: [] })],
  ])('stops working once that user %s', async (what, change) => {
    const token = await given();
    expect(await token.call()).toBe(200);
    expect((await change(token)).status).toBe(200);
    expect(await token.call()).toBe(what.startsWith('loses') ? 403 : 401);
    expect(await token.listed()).toBe(what.startsWith('loses') ? 'active' : 'revoked');
  });

  it('stays ended when that user is moved back or reactivated', async () => {
    const [moved, suspended] = [await given(), await given()];
    await moved.put({ company_id: ids.acme });
    await moved.put({});
    await suspended.status('suspended');
    await suspended.status('active');
    expect([await moved.call(), await suspended.call()]).toEqual([401, 401]);
    expect([await moved.listed(), await suspended.listed()]).toEqual(['revoked', 'revoked']);
  });

  it('continues when only that user’s name changes', async () => {
    const token = await given();
    expect((await token.put({ name: 'Layla H.' })).status).toBe(200);
    expect([await token.call(), await token.listed()]).toEqual([200, 'active']);
  });
});
