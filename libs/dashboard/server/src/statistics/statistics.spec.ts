import { newId, type Kernel } from '@traveldesk/shared-server';
import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { addCompany, addUser, deskModules } from '../testing/desk';
import { contributeStatistics } from './statistics';

describeOnBoth('GET /home_page_statistics', (makeApi) => {
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

  it('answers the ten figures, counted, and zero of what the product does not have yet', async () => {
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
      totalAmount: { amount: '0.00', currency: 'USD' },
      modules: await rows('modules'),
    });
  });

  it('counts for a company’s user the own company and below, and nothing else', async () => {
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

  it('counts for a company’s user the modules and suppliers that the companies in sight have, each once', async () => {
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

  it('counts anew at each call', async () => {
    const headers = await api.signIn();
    const before = (await read(headers)).json<{ b2cCompanies: number }>().b2cCompanies;
    await addCompany(api, { name: 'Oasis', type: 'B2C' });
    expect((await read(headers)).json()).toMatchObject({ b2cCompanies: before + 1 });
  });

  it('takes what another domain counts, and refuses two who count the same', async () => {
    contributeStatistics(api.kernel, {
      plans: async () => 7,
      totalAmount: async () => ({ amount: '12.50', currency: 'EUR' }),
    });
    expect((await read(await api.signIn())).json()).toMatchObject({
      plans: 7,
      totalAmount: { amount: '12.50', currency: 'EUR' },
    });
    expect(() => contributeStatistics(api.kernel, { plans: async () => 1 })).toThrow(/plans/);
    expect(() => contributeStatistics({} as Kernel, { plans: async () => 1 })).not.toThrow();
  });

  it('is for who is signed in: 401 for others, 409 before the password is changed', async () => {
    expect((await read()).statusCode).toBe(401);
    expect((await read({ authorization: 'Bearer nobody' })).statusCode).toBe(401);
    expect((await read(await api.signIn({ passwordChanged: false }))).statusCode).toBe(409);
  });

  async function rows(table: 'suppliers' | 'modules'): Promise<number> {
    return (await api.kernel.db.selectFrom(table).select('id').execute()).length;
  }
});
