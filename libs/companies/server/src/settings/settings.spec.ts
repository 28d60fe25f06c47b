import type { ModuleWithSuppliers } from '@traveldesk/companies-contract';
import { createSecrets, folded, newId } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { allOfCompanies, companiesClient, companiesModules } from '../testing/companies-api.fake';
import { companyCredentialsContext } from './supplier-settings';

const missing = '0193a1b2-0000-7000-8000-000000000000';
const secret = 'duffel_live_4x8Y-very-secret';

describeOnDatabase('the modules and suppliers of a company', (makeApi) => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;
  let own: ReturnType<typeof companiesClient>;
  let parent: string;
  let child: string;
  let flights: string;
  let hotels: string;
  let duffel: string;
  let sandbox: string;

  beforeAll(async () => {
    api = await makeApi({ modules: companiesModules });
    staff = companiesClient(api, await api.signIn({ permissions: allOfCompanies }));
    parent = (await staff.create({ name: 'Nile' })).id;
    child = (await staff.create({ name: 'Delta', parent_id: parent })).id;
    const given = { permissions: allOfCompanies, type: 'company', companyId: parent } as const;
    own = companiesClient(api, await api.signIn(given));
    flights = await moduleId('flights');
    hotels = await moduleId('hotels');
    duffel = await insertSupplier('Duffel', flights);
    sandbox = await insertSupplier('Sandbox', flights);
  });

  async function moduleId(key: string): Promise<string> {
    const { db } = api.kernel;
    const { id } = await db
      .selectFrom('modules')
      .select('id')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return id;
  }

  async function insertSupplier(name: string, module_id: string): Promise<string> {
    const id = newId();
    await api.kernel.db
      .insertInto('suppliers')
      .values({
        id,
        name,
        sort_name: folded(name),
        key: folded(name),
        module_id,
        protocol: 'duffel',
        base_url: 'https://supplier.example',
        credentials: null,
        credentials_last4: null,
        credentials_set_at: null,
        currency: 'USD',
        timeout_ms: 20_000,
        concurrency: 5,
        status: 'active',
        tested_at: null,
        test_outcome: null,
        test_http_status: null,
        test_duration_ms: null,
      })
      .execute();
    return id;
  }

  const choose = (company: string, modules: unknown, client = staff, headers = {}) =>
    client.send('POST', `/companies/${company}/modules-with-suppliers`, { modules }, headers);
  const settings = (company: string, supplier = duffel) =>
    `/companies/${company}/suppliers/${supplier}/settings`;
  const plain = { cabins: ['First', 'Economy'], airlines: { mode: 'except', codes: ['ms', 'AF'] } };

  it('are none until they are chosen, and then exactly the chosen ones', async () => {
    const before = await staff.send('GET', `/companies/${parent}/modules-with-suppliers`);
    expect(before).toMatchObject({ status: 200, body: { editable: true, version: 1 } });
    expect(before.body.data.some(({ enabled }: ModuleWithSuppliers) => enabled)).toBe(false);

    const saved = await choose(parent, [
      { id: flights, suppliers: [duffel, sandbox] },
      { id: hotels, suppliers: [] },
    ]);
    expect(saved).toMatchObject({
      status: 200,
      body: { message: 'The modules were saved.', data: { version: 2 } },
    });
    const modules = (await staff.send('GET', `/companies/${parent}/modules`)).body.data;
    expect(modules.map(({ key }: { key: string }) => key)).toEqual(['flights', 'hotels']);
    expect((await staff.send('GET', `/companies/${parent}/suppliers`)).body.data).toEqual([
      {
        id: duffel,
        name: 'Duffel',
        status: 'active',
        module: { id: flights, key: 'flights' },
        configured: false,
      },
      {
        id: sandbox,
        name: 'Sandbox',
        status: 'active',
        module: { id: flights, key: 'flights' },
        configured: false,
      },
    ]);
    const history = (await staff.send('GET', `/companies/${parent}/history`)).body.data[0];
    expect(history.changes).toEqual([
      { field: 'modules', before: [], after: ['flights', 'hotels'] },
      { field: 'suppliers', before: [], after: ['Duffel', 'Sandbox'] },
    ]);
  });

  it('are refused with an outdated version', async () => {
    const stale = await choose(parent, [], staff, { 'if-match': '"1"' });
    expect(stale).toMatchObject({ status: 412, body: { code: 'stale' } });
    expect((await staff.send('GET', `/companies/${parent}/modules`)).body.data).toHaveLength(2);
  });

  it.each([
    ['an unknown module', () => [{ id: missing, suppliers: [] }], 'modules.0.id'],
    ['a module twice', () => [flights, flights].map((id) => ({ id, suppliers: [] })), 'modules.1.id'],
    ['a supplier of another module', () => [{ id: hotels, suppliers: [duffel] }], 'modules.0.suppliers.0'],
    ['an unknown property', () => [{ id: hotels, suppliers: [], free: true }], 'modules.0.free'],
  ])('refuse %s at its field', async (_, modules, field) => {
    const refused = await choose(parent, modules());
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  });

  it("cannot be chosen by a company's user for their own company, and for a subsidiary only from their own", async () => {
    await choose(parent, [{ id: flights, suppliers: [duffel] }]);
    expect((await own.send('GET', `/companies/${parent}/modules-with-suppliers`)).body.editable).toBe(false);
    expect(await choose(parent, [], own)).toMatchObject({
      status: 403,
      body: { code: 'company_own_modules' },
    });
    expect((await own.send('GET', `/companies/${child}/modules-with-suppliers`)).body.editable).toBe(true);
    const given = await choose(child, [{ id: flights, suppliers: [duffel] }], own);
    expect(given.status).toBe(200);
    const beyond = await choose(
      child,
      [
        { id: flights, suppliers: [duffel, sandbox] },
        { id: hotels, suppliers: [] },
      ],
      own,
    );
    expect(Object.keys(beyond.body.fields)).toEqual(['modules.0.suppliers.1', 'modules.1.id']);
  });

  it("show a company's user only suppliers of their own company and of the requested one", async () => {
    const grandchild = (await staff.create({ name: 'Rosetta', parent_id: child })).id;
    await choose(grandchild, [{ id: flights, suppliers: [sandbox] }]);
    await insertSupplier('Nobodys', hotels);
    const told = async (company: string, client = own) => {
      const { body } = await client.send('GET', `/companies/${company}/modules-with-suppliers`);
      return body.data.flatMap(({ suppliers }: ModuleWithSuppliers) => suppliers.map(({ name }) => name));
    };
    expect(await told(parent)).toEqual(['Duffel']);
    expect(await told(child)).toEqual(['Duffel']);
    expect(await told(grandchild)).toEqual(['Duffel', 'Sandbox']);
    expect(await told(child, staff)).toEqual(['Duffel', 'Sandbox', 'Nobodys']);
    // The refusal is the same for a supplier out of sight as for an unknown one.
    const refusals = await Promise.all(
      [sandbox, missing].map(
        async (id) => (await choose(child, [{ id: flights, suppliers: [id] }], own)).body,
      ),
    );
    expect(refusals[0].fields).toEqual({ 'modules.0.suppliers.0': 'This module has no such supplier.' });
    expect(refusals[1].fields).toEqual(refusals[0].fields);
    // A subsidiary keeps its other suppliers when its choice is saved.
    const saved = await choose(grandchild, [{ id: flights, suppliers: [sandbox, duffel] }], own);
    expect(saved.status).toBe(200);
    await staff.send('DELETE', `/companies/${grandchild}`);
  });

  it("have settings, which equal the platform's until they are set", async () => {
    const { status, body, headers } = await staff.send('GET', settings(parent));
    expect(status).toBe(200);
    expect(headers.etag).toBe('"0"');
    expect(body).toEqual({
      supplier: { id: duffel, name: 'Duffel' },
      credentials_set: false,
      credentials_ended: false,
      markup_enabled: true,
      cabins: ['Economy', 'PremiumEconomy', 'Business', 'First'],
      airlines: { mode: 'all', codes: [] },
      version: 0,
    });
    const saved = await staff.send('POST', settings(parent), {
      ...plain,
      credentials: secret,
      markup_enabled: false,
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        message: 'The settings for Duffel were saved.',
        data: {
          credentials_set: true,
          markup_enabled: false,
          cabins: ['Economy', 'First'],
          airlines: { mode: 'except', codes: ['AF', 'MS'] },
          version: 1,
        },
      },
    });
    expect(await staff.send('GET', settings(parent))).toMatchObject({ body: saved.body.data });
    const stale = await staff.send('POST', settings(parent), plain, { 'if-match': '"0"' });
    expect(stale.status).toBe(412);
  });

  it('never reveal credentials, store them in plain text, or record them in the history', async () => {
    const row = await api.kernel.db
      .selectFrom('company_supplier_settings')
      .selectAll()
      .where('company_id', '=', parent)
      .executeTakeFirstOrThrow();
    expect(row.credentials).not.toContain('secret');
    const secrets = createSecrets(api.kernel.config.secretKey ?? '');
    const context = companyCredentialsContext({ companyId: parent, supplierId: duffel });
    expect(secrets.open(row.credentials ?? '', context)).toBe(secret);
    const told = [
      await staff.send('GET', settings(parent)),
      await staff.send('GET', `/companies/${parent}/history`),
      await staff.send('POST', settings(parent), plain),
    ];
    expect(JSON.stringify(told.map(({ body }) => body))).not.toMatch(/very-secret|v1\./);
    expect(told[2]!.body.data).toMatchObject({ credentials_set: true, markup_enabled: false });
    const cleared = await staff.send('POST', settings(parent), { ...plain, credentials: null });
    expect(cleared.body.data.credentials_set).toBe(false);
  });

  it("hide the platform's markup from a company's user", async () => {
    expect((await own.send('GET', settings(parent))).body.markup_enabled).toBeNull();
    const refused = await own.send('POST', settings(parent), { ...plain, markup_enabled: false });
    expect(Object.keys(refused.body.fields)).toEqual(['markup_enabled']);
    await staff.send('POST', settings(parent), { ...plain, markup_enabled: true });
    expect((await own.send('POST', settings(parent), plain)).status).toBe(200);
    expect((await staff.send('GET', settings(parent))).body.markup_enabled).toBe(true);
    expect(JSON.stringify((await own.send('GET', `/companies/${parent}/history`)).body)).not.toContain(
      'markup',
    );
  });

  it.each([
    ['no cabin', { cabins: [] }, 'cabins'],
    ['the same cabin twice', { cabins: ['First', 'First'] }, 'cabins'],
    ['an airline filter without codes', { airlines: { mode: 'only', codes: [] } }, 'airlines.codes'],
    ['short credentials', { credentials: 'short' }, 'credentials'],
    ['an unknown property', { markup: 3 }, 'markup'],
  ])('refuse settings with %s at the field', async (_, change, field) => {
    const refused = await staff.send('POST', settings(parent), { ...plain, ...change });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  });

  it('have no settings at a supplier that the company does not have', async () => {
    for (const supplier of [sandbox, missing]) {
      expect((await staff.send('GET', settings(child, supplier))).status).toBe(404);
      expect((await staff.send('POST', settings(child, supplier), plain)).status).toBe(404);
    }
  });

  it('require permissions', async () => {
    const viewer = companiesClient(api, await api.signIn({ permissions: ['show_companies'] }));
    const visitor = companiesClient(api, { authorization: 'Bearer nothing' });
    const reads = ['modules', 'suppliers', 'modules-with-suppliers'].map(
      (part) => `/companies/${parent}/${part}`,
    );
    for (const url of reads) {
      expect((await viewer.send('GET', url)).status).toBe(200);
      expect((await visitor.send('GET', url)).status).toBe(401);
    }
    const url = `/companies/${parent}/modules-with-suppliers`;
    expect((await viewer.send('POST', url, { modules: [] })).status).toBe(403);
    expect((await viewer.send('GET', settings(parent))).status).toBe(403);
    expect((await viewer.send('POST', settings(parent), plain)).status).toBe(403);
  });

  it('keep a module or supplier of a company from being deleted', async () => {
    const keeper = companiesClient(
      api,
      await api.signIn({ permissions: ['delete_modules', 'delete_suppliers'] }),
    );
    const refused = await keeper.send('DELETE', `/suppliers/${duffel}`);
    expect(refused).toMatchObject({ status: 422, body: { code: 'in_use_by' } });
    expect(refused.body.message).toContain('2 companies');
  });
});
