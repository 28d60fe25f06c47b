import type { CompanyToken } from '@traveldesk/companies-contract';
import { z } from 'zod';
import { actorOf, newId, type ServerModule } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import {
  allOfCompanies,
  companiesClient,
  companiesModules,
  inputOf,
  rightsModule,
} from '../testing/companies-api.fake';

const scopes = ['flights_search', 'flights_bookings'] as const;
const input = { name: 'Booking engine', scopes, expires_in_days: 30 };
const texts = { en: {}, fr: {}, ar: {} };

/** A route that accepts API tokens, as those of flights and wallet do. */
const flightsModule: ServerModule = {
  name: 'flights',
  migrations: {},
  texts,
  routes: (app) => {
    app.get(
      '/flights/test',
      {
        config: { permission: 'flights_search', apiTokens: true },
        schema: {
          summary: 'Who calls',
          response: {
            200: z.object({ companyId: z.string().nullable(), type: z.string(), name: z.string() }),
          },
        },
      },
      async (request) => actorOf(request),
    );
  },
};

describeOnDatabase('API tokens of a company', (makeApi) => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;
  let company: string;
  const maker = newId();
  const rights = new Map<string, readonly string[]>([[maker, scopes]]);

  beforeAll(async () => {
    api = await makeApi({ modules: [...companiesModules, flightsModule, rightsModule(rights)] });
    const permissions = [...allOfCompanies, ...scopes];
    staff = companiesClient(api, await api.signIn({ permissions, userId: maker, name: 'Mona Said' }));
    company = (await staff.create({ name: 'Nile Travel' })).id;
  });

  const generate = async (change = {}) => {
    const { body } = await staff.send('POST', `/companies/${company}/generate-token`, {
      ...input,
      ...change,
    });
    return body.data as CompanyToken & { token: string };
  };
  const call = (token: string, url = '/flights/test') =>
    companiesClient(api, { authorization: `Bearer ${token}` }).send('GET', url);
  const tokens = async () =>
    (await staff.send('GET', `/companies/${company}/token`)).body.data as CompanyToken[];

  it('are shown once, and listed without their secret', async () => {
    const made = await staff.send('POST', `/companies/${company}/generate-token`, input);
    expect(made.status).toBe(201);
    const { token, ...listed } = made.body.data;
    expect(token).toMatch(/^tdc_[\w-]{43}$/);
    expect(made.body.message).not.toContain(token);
    expect(listed).toMatchObject({
      name: 'Booking engine',
      prefix: token.slice(0, 10),
      scopes,
      state: 'active',
      created_by: 'Mona Said',
      last_used_at: null,
      revoked_at: null,
    });
    const days = (Date.parse(listed.expires_at) - Date.parse(listed.created_at)) / 86_400_000;
    expect(days).toBe(30);
    expect((await tokens())[0]).toEqual(listed);
    const rows = await api.kernel.db.selectFrom('company_tokens').selectAll().execute();
    const trail = await staff.send('GET', `/companies/${company}/history`);
    expect(JSON.stringify([rows, trail.body])).not.toContain(token.slice(10));
  });

  it('act as the company, and record their use', async () => {
    const { token, id } = await generate();
    expect(await call(token)).toMatchObject({
      status: 200,
      body: { companyId: company, type: 'company', name: 'Nile Travel · Booking engine' },
    });
    const used = (await tokens()).find((known) => known.id === id);
    expect(Date.now() - Date.parse(used?.last_used_at ?? '')).toBeLessThan(60_000);
  });

  it('are refused by every route that does not declare API tokens', async () => {
    const { token } = await generate();
    for (const url of ['/companies', '/companies_types', '/countries', `/companies/${company}/token`]) {
      expect(await call(token, url)).toMatchObject({ status: 403, body: { code: 'api_token_refused' } });
    }
  });

  it('may do no more than their scopes, and no more than their creator may do now', async () => {
    const booking = await generate({ scopes: ['flights_bookings'] });
    expect((await call(booking.token)).status).toBe(403);
    const { token } = await generate();
    rights.set(maker, ['flights_bookings']);
    expect((await call(token)).status).toBe(403);
    rights.delete(maker);
    expect((await call(token)).status).toBe(403);
    rights.set(maker, scopes);
    expect((await call(token)).status).toBe(200);
  });

  it('cannot get permissions that the creator lacks, or permissions of staff', async () => {
    const some = companiesClient(
      api,
      await api.signIn({ permissions: ['update_company_tokens', 'flights_search'], userId: newId() }),
    );
    const url = `/companies/${company}/generate-token`;
    const refused = await some.send('POST', url, input);
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { scopes: expect.stringContaining('flights_bookings') } },
    });
    for (const change of [
      { scopes: ['show_users'] },
      { scopes: [] },
      { expires_in_days: 366 },
      { owner: 'me' },
    ]) {
      expect((await staff.send('POST', url, { ...input, ...change })).status).toBe(422);
    }
  });

  it('end when they are revoked or expire', async () => {
    const revoked = await generate();
    const gone = await staff.send('DELETE', `/companies/${company}/token/${revoked.id}`);
    expect(gone).toMatchObject({ status: 200, body: { data: { state: 'revoked', ended: 'revoked' } } });
    expect((await call(revoked.token)).status).toBe(401);
    expect((await staff.send('DELETE', `/companies/${company}/token/${revoked.id}`)).status).toBe(200);

    const expired = await generate();
    const { db } = api.kernel;
    await db
      .updateTable('company_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) } as never)
      .where('id', '=', expired.id)
      .execute();
    expect((await call(expired.token)).status).toBe(401);

    await generate();
    const states = (await tokens()).map(({ state }) => state);
    expect(states.lastIndexOf('active')).toBeLessThan(states.indexOf('revoked'));
  });

  describe('of a suspended company', () => {
    let suspended: string;
    const make = () => staff.send('POST', `/companies/${suspended}/generate-token`, input);
    const ends = async () =>
      ((await staff.send('GET', `/companies/${suspended}/token`)).body.data as CompanyToken[]).map(
        ({ state, ended }) => [state, ended],
      );
    const save = async (status: 'active' | 'suspended') => {
      const { body } = await staff.send('GET', `/companies/${suspended}`);
      expect((await staff.send('PUT', `/companies/${suspended}`, inputOf(body, { status }))).status).toBe(
        200,
      );
    };
    beforeEach(async () => {
      suspended = (await staff.create({ name: 'Suspended' })).id;
    });

    it('end for good, with the reason; new ones are possible once the company is active again', async () => {
      const { token } = (await make()).body.data;
      expect((await call(token)).status).toBe(200);
      await save('suspended');
      expect((await call(token)).status).toBe(401);
      expect(await make()).toMatchObject({ status: 422, body: { code: 'token_company_suspended' } });
      await save('active');
      expect((await call(token)).status).toBe(401);
      expect(await ends()).toEqual([['revoked', 'company']]);
      const { body } = await staff.send('GET', `/companies/${suspended}/history`);
      const changes = body.data.flatMap((entry: { changes: object[] }) => entry.changes);
      expect(changes).toContainEqual(
        expect.objectContaining({
          field: 'api_token',
          before: expect.objectContaining({ name: 'Booking engine' }),
          after: null,
        }),
      );
      expect((await call((await make()).body.data.token)).status).toBe(200);
    });

    it('also end if an earlier release left them active', async () => {
      const { token } = (await make()).body.data;
      const { db } = api.kernel;
      await db.updateTable('companies').set({ status: 'suspended' }).where('id', '=', suspended).execute();
      expect((await call(token)).status).toBe(401);
      expect(await ends()).toEqual([['revoked', 'company']]);
      await save('active');
      expect((await call(token)).status).toBe(401);
    });

    it('are unaffected by other changes of the company, and those of a subsidiary stay', async () => {
      const below = (await staff.create({ name: 'Below', parent_id: suspended })).id;
      const made = await staff.send('POST', `/companies/${below}/generate-token`, input);
      const { token } = (await make()).body.data;
      const { body } = await staff.send('GET', `/companies/${suspended}`);
      await staff.send('PUT', `/companies/${suspended}`, inputOf(body, { name: 'Another name' }));
      expect((await call(token)).status).toBe(200);
      await save('suspended');
      expect((await call(made.body.data.token)).status).toBe(200);
    });
  });

  it('belong to one company: another company cannot see or revoke them', async () => {
    const other = (await staff.create({ name: 'Other' })).id;
    const { id } = await generate();
    expect((await staff.send('DELETE', `/companies/${other}/token/${id}`)).status).toBe(404);
    expect((await staff.send('GET', `/companies/${other}/token`)).body.data).toEqual([]);
  });

  it('that are unknown or altered are refused', async () => {
    const { token } = await generate();
    for (const wrong of [`${token}x`, token.slice(0, -1), 'tdc_', 'tdc_nothing']) {
      expect((await call(wrong)).status).toBe(401);
    }
  });

  it('are handled only by permitted users', async () => {
    const other = companiesClient(
      api,
      await api.signIn({ permissions: allOfCompanies.filter((name) => name !== 'update_company_tokens') }),
    );
    const { id } = await generate();
    for (const [method, url, body] of [
      ['GET', `/companies/${company}/token`],
      ['POST', `/companies/${company}/generate-token`, input],
      ['DELETE', `/companies/${company}/token/${id}`],
    ] as const) {
      expect((await other.send(method, url, body)).status).toBe(403);
    }
  });

  it('are at most 20 at a time', async () => {
    const full = (await staff.create({ name: 'Full' })).id;
    const url = `/companies/${full}/generate-token`;
    for (let made = 0; made < 20; made += 1) expect((await staff.send('POST', url, input)).status).toBe(201);
    expect(await staff.send('POST', url, input)).toMatchObject({
      status: 422,
      body: { code: 'token_limit' },
    });
  });
});
