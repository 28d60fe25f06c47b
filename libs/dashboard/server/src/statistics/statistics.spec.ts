import { boundedStatistics } from '@traveldesk/dashboard-contract';
import { newId } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { addUser, deskModules } from '../testing/desk';
import { contributeStatistics, readStatistics } from './statistics';

describeOnDatabase('GET /home_page_statistics', (makeApi) => {
  let api: TestApi;
  let nile: string;
  let delta: string;

  beforeAll(async () => {
    api = await makeApi({ modules: deskModules });
    nile = await addCompany(api, { name: 'Nile Travel' });
    delta = await addCompany(api, { name: 'Delta Tours', type: 'B2C', parentId: nile });
    await addCompany(api, { name: 'Atlas Voyages' });
    await addUser(api, { name: 'Huda', type: 'customer', companyId: delta });
    await addUser(api, { name: 'Karim', type: 'customer', companyId: nile });
    await addUser(api, { name: 'Léa', type: 'customer' });
    await addUser(api, { name: 'Agent', type: 'company', companyId: nile });
  });

  const read = async (headers: Record<string, string> = {}) =>
    api.inject({ url: '/api/v1/home_page_statistics', headers });

  it('returns the ten counted figures, and zero for parts that the product does not have yet', async () => {
    const answer = await read(await api.signIn());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      b2bCompanies: 2,
      b2cCompanies: 1,
      customers: 3,
      suppliers: await rows('suppliers'),
      ConfirmedFlightsBooking: 0,
      PendingFlightsBooking: 0,
      plans: 0,
      customersBooked: 0,
      totalAmount: null,
      modules: await rows('modules'),
    });
  });

  it('counts only their own company and its subsidiaries for a company’s user', async () => {
    const ofNile = (await read(await api.signIn({ type: 'company', companyId: nile }))).json();
    expect(ofNile).toMatchObject({
      b2bCompanies: 1,
      b2cCompanies: 1,
      customers: 2,
      suppliers: 0,
      modules: 0,
    });
    const ofDelta = (await read(await api.signIn({ type: 'company', companyId: delta }))).json();
    expect(ofDelta).toMatchObject({ b2bCompanies: 0, b2cCompanies: 1, customers: 1 });
    const ofNobody = (await read(await api.signIn({ type: 'customer' }))).json();
    expect(ofNobody).toMatchObject({
      b2bCompanies: 0,
      b2cCompanies: 0,
      customers: 0,
      suppliers: 0,
      modules: 0,
    });
  });

  it('counts the modules and suppliers of the visible companies, each once, for a company’s user', async () => {
    const { db } = api.kernel;
    const module = { id: newId(), key: 'desk-test', status: 'active' as const };
    const names = { name_en: 'M', name_fr: 'M', name_ar: 'M', sort_en: 'm', sort_fr: 'm', sort_ar: 'm' };
    await db
      .insertInto('modules')
      .values({ ...module, ...names })
      .execute();
    for (const company of [nile, delta]) {
      await db.insertInto('company_modules').values({ company_id: company, module_id: module.id }).execute();
    }
    const headers = await api.signIn({ type: 'company', companyId: nile });
    expect((await read(headers)).json()).toMatchObject({ modules: 1 });
  });

  it('counts no records of companies out of sight', async () => {
    const { db } = api.kernel;
    const [own, below, foreign] = [nile, delta, await addCompany(api, { name: 'Foreign' })];
    await addCompany(api, { name: 'Foreign shop', type: 'B2C' });
    await addUser(api, { name: 'Foreign customer', type: 'customer', companyId: foreign });
    const names = { name_en: 'M', name_fr: 'M', name_ar: 'M', sort_en: 'm', sort_fr: 'm', sort_ar: 'm' };
    const hold = async (key: string, companies: string[]) => {
      const [module, supplier] = [newId(), newId()];
      await db
        .insertInto('modules')
        .values({ id: module, key, status: 'active', ...names })
        .execute();
      await db
        .insertInto('suppliers')
        .values({
          id: supplier,
          name: key,
          sort_name: key,
          key,
          module_id: module,
          protocol: 'duffel',
          base_url: 'https://supplier.example',
          credentials: null,
          credentials_last4: null,
          credentials_set_at: null,
          currency: 'EUR',
          timeout_ms: 20_000,
          concurrency: 5,
          status: 'active',
          tested_at: null,
          test_outcome: null,
          test_http_status: null,
          test_duration_ms: null,
        })
        .execute();
      for (const company_id of companies) {
        await db.insertInto('company_modules').values({ company_id, module_id: module }).execute();
        await db.insertInto('company_suppliers').values({ company_id, supplier_id: supplier }).execute();
      }
    };
    const figuresOf = async (companyId: string) =>
      (await read(await api.signIn({ type: 'company', companyId }))).json<Record<string, number>>();
    const grown = async (companyId: string, key: string, companies: string[]) => {
      const before = await figuresOf(companyId);
      await hold(key, companies);
      const after = await figuresOf(companyId);
      return ['suppliers', 'modules'].map((name) => (after[name] ?? 0) - (before[name] ?? 0));
    };
    expect(await grown(own, 'foreign-only', [foreign])).toEqual([0, 0]);
    expect(await grown(own, 'own-and-below', [own, below])).toEqual([1, 1]);
    expect(await grown(below, 'above-only', [own])).toEqual([0, 0]);
    expect(await figuresOf(foreign)).toMatchObject({ b2bCompanies: 1, b2cCompanies: 0, customers: 1 });
    expect(await figuresOf(foreign)).toMatchObject({ suppliers: 1, modules: 1 });
    expect(await figuresOf(own)).toMatchObject({ b2bCompanies: 1, b2cCompanies: 1, customers: 2 });
  });

  it('passes the caller’s scope to the domain that counts a figure', async () => {
    const seen: unknown[] = [];
    const kernel = { db: api.kernel.db, tools: { dashboard: { statistics: {} } } };
    const tiles = [
      ...(['b2bCompanies', 'b2cCompanies', 'customers', 'suppliers', 'modules'] as const),
      ...boundedStatistics,
    ];
    const note = async (_db: unknown, actor: { companyId: string | null }) => seen.push(actor.companyId);
    for (const tile of tiles) contributeStatistics(kernel, { [tile]: note });
    contributeStatistics(kernel, {
      totalAmount: async (_db, { companyId }) => {
        seen.push(companyId);
        return { amount: '0.00', currency: 'USD' };
      },
    });
    await readStatistics(kernel, { type: 'company', companyId: nile } as never);
    expect(seen).toEqual(Array(10).fill(nile));
  });

  it('counts again on each call', async () => {
    const headers = await api.signIn();
    const before = (await read(headers)).json<{ b2cCompanies: number }>().b2cCompanies;
    await addCompany(api, { name: 'Oasis', type: 'B2C' });
    expect((await read(headers)).json()).toMatchObject({ b2cCompanies: before + 1 });
  });

  it('accepts figures of other domains, and refuses two domains with the same figure', async () => {
    contributeStatistics(api.kernel, {
      plans: async () => ({ total: 7 }),
      customersBooked: async () => ({ total: 10_000, at_least: true as const }),
      totalAmount: async () => ({ amount: '12.50', currency: 'EUR' }),
    });
    expect((await read(await api.signIn())).json()).toMatchObject({
      plans: 7,
      customersBooked: 10_000,
      at_least: ['customersBooked'],
      totalAmount: { amount: '12.50', currency: 'EUR' },
    });
    expect(() => contributeStatistics(api.kernel, { plans: async () => ({ total: 1 }) })).toThrow(/plans/);
    const another = { tools: { dashboard: { statistics: {} } } };
    expect(() => contributeStatistics(another, { plans: async () => ({ total: 1 }) })).not.toThrow();
    expect(() => contributeStatistics({ tools: {} }, { plans: async () => ({ total: 1 }) })).toThrow(
      /not registered/,
    );
  });

  it('requires a session: 401 without one, 409 before the password is changed', async () => {
    expect((await read()).statusCode).toBe(401);
    expect((await read({ authorization: 'Bearer nobody' })).statusCode).toBe(401);
    expect((await read(await api.signIn({ passwordChanged: false }))).statusCode).toBe(409);
  });

  async function rows(table: 'suppliers' | 'modules'): Promise<number> {
    return (await api.kernel.db.selectFrom(table).select('id').execute()).length;
  }
});
