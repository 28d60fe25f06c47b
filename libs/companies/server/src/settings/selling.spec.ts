import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { allOfCompanies, companiesClient, companiesModules } from '../testing/companies-api.fake';
import { sellersOf } from './selling';

/** DESIGN 6: each company has its modules, the suppliers of each module, and its own settings at each supplier. */
describeOnDatabase('the suppliers that sell to a company', (makeApi) => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;
  let moduleId: string;
  const ids = { nile: '', acme: '', none: '' };
  const suppliers = { alpha: '', beta: '', gamma: '' };

  beforeAll(async () => {
    api = await makeApi({ modules: companiesModules });
    const permissions = [...allOfCompanies, 'add_suppliers', 'update_suppliers', 'show_modules'];
    staff = companiesClient(api, await api.signIn({ permissions }));
    moduleId = (await staff.send('GET', '/modules?key=flights')).body.data[0].id;
    for (const name of ['nile', 'acme', 'none'] as const) ids[name] = (await staff.create({ name })).id;
    for (const key of ['alpha', 'beta', 'gamma'] as const) {
      const made = await staff.send('POST', '/suppliers', {
        name: `Supplier ${key}`,
        key,
        module_id: moduleId,
        protocol: 'duffel',
        base_url: 'https://api.duffel.com',
        credentials: 'duffel_test_1234',
        currency: 'EUR',
        timeout_ms: 20_000,
        concurrency: 5,
        status: 'active',
      });
      suppliers[key] = made.body.data.id;
    }
    await choose(ids.nile, suppliers.alpha, suppliers.beta);
    await choose(ids.acme, suppliers.beta, suppliers.gamma);
    await staff.send('POST', `/companies/${ids.nile}/suppliers/${suppliers.beta}/settings`, {
      cabins: ['Business'],
      airlines: { mode: 'except', codes: ['MS'] },
      markup_enabled: false,
    });
  });

  const choose = (company: string, ...chosen: string[]) =>
    staff.send('POST', `/companies/${company}/modules-with-suppliers`, {
      modules: [{ id: moduleId, suppliers: chosen }],
    });
  const keysFor = async (company: string | null) =>
    (await sellersOf(api.kernel.db, 'flights', company)).map(({ key }) => key);

  it('are those of the company; none if it has none', async () => {
    expect(await keysFor(ids.nile)).toEqual(['alpha', 'beta']);
    expect(await keysFor(ids.acme)).toEqual(['beta', 'gamma']);
    expect(await keysFor(ids.none)).toEqual([]);
    expect(await keysFor(null)).toEqual(expect.arrayContaining(['alpha', 'beta', 'gamma']));
  });

  it('follow its own settings, and have no limits without settings', async () => {
    const beta = async (company: string | null) =>
      (await sellersOf(api.kernel.db, 'flights', company)).find(({ key }) => key === 'beta');
    expect(await beta(ids.nile)).toMatchObject({
      cabins: ['Business'],
      airlines: { mode: 'except', codes: ['MS'] },
      markup_enabled: false,
    });
    const all = {
      cabins: ['Economy', 'PremiumEconomy', 'Business', 'First'],
      airlines: { mode: 'all', codes: [] },
      markup_enabled: true,
    };
    expect(await beta(ids.acme)).toMatchObject(all);
    expect(await beta(null)).toMatchObject(all);
  });

  it('belong to modules that the company has, also after a supplier moves to another module', async () => {
    const { db } = api.kernel;
    const other = await db
      .selectFrom('modules')
      .select(['id', 'key'])
      .where('id', '!=', moduleId)
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    const move = (to: string) =>
      db.updateTable('suppliers').set({ module_id: to }).where('id', '=', suppliers.alpha).execute();
    await move(other.id);
    expect(await keysFor(ids.nile)).toEqual(['beta']);
    expect(await sellersOf(db, other.key, ids.nile)).toEqual([]);
    expect(await sellersOf(db, other.key, null)).toMatchObject([{ key: 'alpha' }]);
    await move(moduleId);
  });

  it('exclude an inactive supplier, and suppliers of an inactive module', async () => {
    const { db } = api.kernel;
    const set = (table: 'suppliers' | 'modules', id: string, status: 'active' | 'inactive') =>
      db.updateTable(table).set({ status }).where('id', '=', id).execute();
    await set('suppliers', suppliers.alpha, 'inactive');
    expect(await keysFor(ids.nile)).toEqual(['beta']);
    await set('suppliers', suppliers.alpha, 'active');
    await set('modules', moduleId, 'inactive');
    expect([await keysFor(ids.nile), await keysFor(null)]).toEqual([[], []]);
    await set('modules', moduleId, 'active');
    expect(await keysFor(ids.nile)).toEqual(['alpha', 'beta']);
  });
});
