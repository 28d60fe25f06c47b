import { newId } from '@traveldesk/shared-server';
import { companiesServer } from '@traveldesk/companies-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { call, givenUser, modulesAt, testClock, tokenOf, type TestApi } from '../testing/given.fake';

describeOnDatabase('the modules of GET /me', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  let companyId: string;
  let moduleIds: { ferries: string; rail: string };

  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock) });
    const { db } = api.kernel;
    await companiesServer.demo?.(api.kernel);
    const module = (key: string, name: string, status: 'active' | 'inactive') => ({
      id: newId(),
      key,
      status,
      name_en: name,
      name_fr: `${name} fr`,
      name_ar: `${name} ar`,
      sort_en: name,
      sort_fr: name,
      sort_ar: name,
    });
    const [ferries, rail] = [module('ferries', 'Ferries', 'active'), module('rail', 'Rail', 'inactive')];
    await db.deleteFrom('company_modules').execute();
    await db.insertInto('modules').values([ferries, rail]).execute();
    moduleIds = { ferries: ferries.id, rail: rail.id };
    ({ id: companyId } = await db
      .selectFrom('companies')
      .select('id')
      .where('name', '=', 'Nile Travel')
      .executeTakeFirstOrThrow());
  });

  async function modulesOf(given: Parameters<typeof givenUser>[2], language = 'en') {
    const token = await tokenOf(api, await givenUser(api, clock, given));
    const answer = await call<{ data: { modules: { key: string; name: string }[] } }>(api, {
      url: '/me',
      token,
      headers: { 'accept-language': language },
    });
    return answer.body.data.modules;
  }

  it('are the active ones for staff, in the reader’s language', async () => {
    const found = await modulesOf({}, 'fr');
    expect(found).toContainEqual({ key: 'ferries', name: 'Ferries fr' });
    expect(found.map(({ key }) => key)).not.toContain('rail');
  });

  it('are the active ones of the company for its users', async () => {
    expect(await modulesOf({ type: 'company', companyId })).toEqual([]);
    await api.kernel.db
      .insertInto('company_modules')
      .values(Object.values(moduleIds).map((module_id) => ({ company_id: companyId, module_id })))
      .execute();
    expect(await modulesOf({ type: 'company', companyId })).toEqual([{ key: 'ferries', name: 'Ferries' }]);
  });

  it('are none for a customer without a company', async () => {
    expect(await modulesOf({ type: 'customer' })).toEqual([]);
  });
});
