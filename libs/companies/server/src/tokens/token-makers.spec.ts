import type { CompanyToken, TokenScope } from '@traveldesk/companies-contract';
import { z } from 'zod';
import { actorOf, change, newId, type ServerModule, type UserStanding } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import {
  allOfCompanies,
  companiesClient,
  companiesModules,
  rightsModule,
} from '../testing/companies-api.fake';

const scopes: TokenScope[] = ['flights_search', 'flights_bookings'];

const flightsModule: ServerModule = {
  name: 'flights',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  routes: (app) => {
    for (const path of ['/flights/search', '/flights/mine'] as const) {
      app.get(
        path,
        {
          config: { permission: path === '/flights/mine' ? 'session' : 'flights_search', apiTokens: true },
          schema: { summary: 'Who calls', response: { 200: z.object({ userId: z.string() }) } },
        },
        async (request) => actorOf(request),
      );
    }
  },
};

/** nile → delta; acme is apart. */
describeOnDatabase('an API token and who made it', (makeApi) => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;
  const ids = { nile: '', delta: '', acme: '' };
  const rights = new Map<string, readonly string[]>();
  const who = new Map<string, Pick<UserStanding, 'type' | 'companyId' | 'status'> | null>();

  beforeAll(async () => {
    api = await makeApi({ modules: [...companiesModules, flightsModule, rightsModule(rights, who)] });
    staff = companiesClient(api, await api.signIn({ permissions: allOfCompanies, name: 'Mona Said' }));
    ids.nile = (await staff.create({ name: 'Nile' })).id;
    ids.delta = (await staff.create({ name: 'Delta', parent_id: ids.nile })).id;
    ids.acme = (await staff.create({ name: 'Acme' })).id;
  });

  /** A user of `maker` (staff without one) who makes a token of `company`. */
  const given = async (company: string, maker: string | null) => {
    const userId = newId();
    const type = maker ? ('company' as const) : ('staff' as const);
    const standing = { type, companyId: maker, status: 'active' as const };
    who.set(userId, standing);
    rights.set(userId, scopes);
    const permissions = [...allOfCompanies, ...scopes];
    const client = companiesClient(
      api,
      await api.signIn({ permissions, userId, type, companyId: maker, name: 'Mona Said' }),
    );
    const made = await client.send('POST', `/companies/${company}/generate-token`, {
      name: 'Engine',
      scopes,
      expires_in_days: 30,
    });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    const { token, id } = made.body.data as CompanyToken & { token: string };
    const call = async (path = '/flights/search') =>
      (await companiesClient(api, { authorization: `Bearer ${token}` }).send('GET', path)).status;
    return { userId, standing, client, id, call };
  };

  it.each([
    ['moved to another company', { companyId: newId() }],
    ['became another type of user', { type: 'customer' as const }],
    ['was suspended', { status: 'suspended' as const }],
    ['is still invited', { status: 'invited' as const }],
  ])('is refused everywhere once the maker %s', async (_, changed) => {
    const { userId, standing, call } = await given(ids.nile, ids.nile);
    expect([await call(), await call('/flights/mine')]).toEqual([200, 200]);
    who.set(userId, { ...standing, ...changed });
    expect([await call(), await call('/flights/mine')]).toEqual([401, 401]);
  });

  it('is refused once its maker of the staff is of a company', async () => {
    const { userId, call } = await given(ids.nile, null);
    expect(await call()).toBe(200);
    who.set(userId, { type: 'company', companyId: ids.nile, status: 'active' });
    expect(await call()).toBe(401);
  });

  it('is refused, and shown as ended, once its maker is gone', async () => {
    const { userId, call, id } = await given(ids.nile, ids.nile);
    who.set(userId, null);
    expect(await call()).toBe(401);
    const { body } = await staff.send('GET', `/companies/${ids.nile}/token`);
    expect(body.data.find((token: CompanyToken) => token.id === id)).toMatchObject({ state: 'revoked' });
  });

  it('is refused while its maker’s company is suspended, or is not above its own any more', async () => {
    const { call } = await given(ids.delta, ids.nile);
    expect(await call()).toBe(200);
    const set = (table: object, id: string) =>
      api.kernel.db.updateTable('companies').set(table).where('id', '=', id).execute();
    await set({ status: 'suspended' }, ids.nile);
    expect(await call()).toBe(401);
    await set({ status: 'active' }, ids.nile);
    expect(await call()).toBe(200);
    const delta = (await staff.send('GET', `/companies/${ids.delta}`)).body;
    const put = async (parent: string) =>
      (
        await staff.send('PUT', `/companies/${ids.delta}`, {
          name: delta.name,
          type: delta.type,
          parent_id: parent,
          country_id: delta.country.id,
          city_id: null,
          email: delta.email,
          phone: delta.phone,
          currency: delta.currency,
          status: 'active',
        })
      ).status;
    expect(await put(ids.acme)).toBe(200);
    expect(await call()).toBe(401);
    expect(await put(ids.nile)).toBe(200);
    expect(await call()).toBe(200);
  });

  it('ends for good, in the transaction and the history, when its maker moves or is suspended', async () => {
    for (const changed of [{ companyId: ids.acme }, { status: 'suspended' as const }]) {
      const { userId, standing, call, id } = await given(ids.nile, ids.nile);
      const before = { ...standing, id: userId, email: 'maker@nile.example' };
      const actor = { companyId: null } as never;
      await change(
        { id: newId(), ip: '', method: 'PUT', url: '', headers: {}, actor: null, server: api } as never,
        (tx, record) =>
          api.kernel.userChanged(tx, record, { before, after: { ...before, ...changed }, actor }),
      );
      expect(await call()).toBe(401);
      const listed = (await staff.send('GET', `/companies/${ids.nile}/token`)).body.data as CompanyToken[];
      expect(listed.find((token) => token.id === id)).toMatchObject({
        state: 'revoked',
        revoked_at: expect.any(String),
      });
      const { body } = await staff.send('GET', `/companies/${ids.nile}/history`);
      expect(body.data[0].changes[0]).toMatchObject({
        field: 'api_token',
        before: { name: 'Engine' },
        after: null,
      });
    }
  });

  it('stays as it is when its maker’s address alone changes', async () => {
    const { userId, standing, call } = await given(ids.nile, ids.nile);
    const before = { ...standing, id: userId, email: 'old@nile.example' };
    const after = { ...before, email: 'new@nile.example' };
    await change(
      { id: newId(), ip: '', method: 'PUT', url: '', headers: {}, actor: null, server: api } as never,
      (tx, record) => api.kernel.userChanged(tx, record, { before, after, actor: {} as never }),
    );
    expect(await call()).toBe(200);
  });

  it('names its maker to who sees them: a company’s user is not told who of the staff it was', async () => {
    await given(ids.acme, null);
    const { client } = await given(ids.acme, ids.acme);
    const makers = async (reader: typeof staff) =>
      ((await reader.send('GET', `/companies/${ids.acme}/token`)).body.data as CompanyToken[]).map(
        (token) => token.created_by,
      );
    expect(await makers(staff)).toEqual(['Mona Said', 'Mona Said']);
    expect(await makers(client)).toEqual(['Mona Said', null]);
    const listed = (await staff.send('GET', `/companies/${ids.acme}/token`)).body.data as CompanyToken[];
    const ended = await client.send('DELETE', `/companies/${ids.acme}/token/${listed[1]?.id}`);
    expect(ended.body.data).toMatchObject({ state: 'revoked', created_by: null });
  });
});
