import type { CompanyInput, CompanyToken, TokenScope } from '@traveldesk/companies-contract';
import { z } from 'zod';
import { actorOf, change, newId, type ServerModule, type UserStanding } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import {
  allOfCompanies,
  companiesClient,
  companiesModules,
  inputOf,
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

/** nile → delta; acme is unrelated. */
describeOnDatabase('an API token and its creator', (makeApi) => {
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

  /** A user of `maker` (or of the staff without one) who creates a token of `company`. */
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
  ])('is refused everywhere once its creator %s', async (_, changed) => {
    const { userId, standing, call } = await given(ids.nile, ids.nile);
    expect([await call(), await call('/flights/mine')]).toEqual([200, 200]);
    who.set(userId, { ...standing, ...changed });
    expect([await call(), await call('/flights/mine')]).toEqual([401, 401]);
  });

  it('is refused once its creator changes from staff to a company', async () => {
    const { userId, call } = await given(ids.nile, null);
    expect(await call()).toBe(200);
    who.set(userId, { type: 'company', companyId: ids.nile, status: 'active' });
    expect(await call()).toBe(401);
  });

  it('is refused, and shown as ended, once its creator is deleted', async () => {
    const { userId, call, id } = await given(ids.nile, ids.nile);
    who.set(userId, null);
    expect(await call()).toBe(401);
    expect(await listed(ids.nile, id)).toMatchObject({ state: 'revoked', ended: 'maker' });
  });

  /** Saves a company as its form does. */
  const save = async (id: string, input: Partial<CompanyInput>) => {
    const company = (await staff.send('GET', `/companies/${id}`)).body;
    const { status, body } = await staff.send('PUT', `/companies/${id}`, inputOf(company, input));
    expect({ status, body }).toMatchObject({ status: 200 });
  };
  const listed = async (company: string, id: string) =>
    ((await staff.send('GET', `/companies/${company}/token`)).body.data as CompanyToken[]).find(
      (token) => token.id === id,
    );

  it('ends for good, with the reason, when its creator’s company is suspended or no longer an ancestor', async () => {
    for (const [there, back] of [
      [() => save(ids.nile, { status: 'suspended' }), () => save(ids.nile, { status: 'active' })],
      [() => save(ids.delta, { parent_id: ids.acme }), () => save(ids.delta, { parent_id: ids.nile })],
    ] as const) {
      const [byNile, byStaff] = [await given(ids.delta, ids.nile), await given(ids.delta, null)];
      expect(await byNile.call()).toBe(200);
      await there();
      expect([await byNile.call(), await byStaff.call()]).toEqual([401, 200]);
      await back();
      expect([await byNile.call(), await byStaff.call()]).toEqual([401, 200]);
      expect(await listed(ids.delta, byNile.id)).toMatchObject({
        state: 'revoked',
        ended: 'maker',
        revoked_at: expect.any(String),
      });
      const { body } = await staff.send('GET', `/companies/${ids.delta}/history`);
      expect(body.data.flatMap(({ changes }: { changes: object[] }) => changes)).toContainEqual(
        expect.objectContaining({ field: 'api_token', after: null }),
      );
    }
  });

  it('is refused, and shown as ended, if its creator’s company was suspended under an earlier release', async () => {
    const { call, id } = await given(ids.delta, ids.nile);
    const set = (status: 'active' | 'suspended') =>
      api.kernel.db.updateTable('companies').set({ status }).where('id', '=', ids.nile).execute();
    await set('suspended');
    expect(await call()).toBe(401);
    expect(await listed(ids.delta, id)).toMatchObject({ state: 'revoked', ended: 'maker', revoked_at: null });
    await save(ids.nile, { status: 'active' });
    expect(await call()).toBe(401);
    expect(await listed(ids.delta, id)).toMatchObject({ state: 'revoked', revoked_at: expect.any(String) });
  });

  it('ends for good, in the same transaction and in the history, when its creator moves or is suspended', async () => {
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
      expect(await listed(ids.nile, id)).toMatchObject({
        state: 'revoked',
        ended: 'maker',
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

  it('continues when only its creator’s address changes', async () => {
    const { userId, standing, call } = await given(ids.nile, ids.nile);
    const before = { ...standing, id: userId, email: 'old@nile.example' };
    const after = { ...before, email: 'new@nile.example' };
    await change(
      { id: newId(), ip: '', method: 'PUT', url: '', headers: {}, actor: null, server: api } as never,
      (tx, record) => api.kernel.userChanged(tx, record, { before, after, actor: {} as never }),
    );
    expect(await call()).toBe(200);
  });

  it('names its creator to readers, but hides a member of the staff from a company’s user', async () => {
    await given(ids.acme, null);
    const { client } = await given(ids.acme, ids.acme);
    const makers = async (reader: typeof staff) =>
      ((await reader.send('GET', `/companies/${ids.acme}/token`)).body.data as CompanyToken[]).map(
        (token) => token.created_by,
      );
    expect(await makers(staff)).toEqual(['Mona Said', 'Mona Said']);
    expect(await makers(client)).toEqual(['Mona Said', null]);
    const [, second] = (await staff.send('GET', `/companies/${ids.acme}/token`)).body.data as CompanyToken[];
    const ended = await client.send('DELETE', `/companies/${ids.acme}/token/${second?.id}`);
    expect(ended.body.data).toMatchObject({ state: 'revoked', created_by: null });
  });
});
