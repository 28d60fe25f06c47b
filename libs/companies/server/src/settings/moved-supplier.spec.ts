import type { Supplier, SupplierInput } from '@traveldesk/suppliers-contract';
import { createSecrets } from '@traveldesk/shared-server';
import { registerKeptCredentials } from '@traveldesk/suppliers-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { allOfCompanies, companiesClient, companiesModules } from '../testing/companies-api.fake';
import { companyConnectionOf } from './selling';

const secret = 'duffel_live_4x8Y-very-secret';
const platforms = 'duffel_test_of-the-platform';
const plain = { cabins: ['Economy'], airlines: { mode: 'all', codes: [] } };

/** SECURITY 59: credentials given for one address are never sent to another. */
describeOnDatabase('a company’s own credentials at a supplier that moves', (makeApi, database) => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;
  let moduleId: string;
  const ids = { nile: '', delta: '', acme: '' };
  let lastOneFails = false;

  beforeAll(async () => {
    api = await makeApi({ modules: companiesModules });
    const permissions = [...allOfCompanies, 'add_suppliers', 'update_suppliers', 'show_modules'];
    staff = companiesClient(api, await api.signIn({ permissions }));
    moduleId = (await staff.send('GET', '/modules?key=flights')).body.data[0].id;
    // A third domain with credentials, which ends them after those of companies.
    registerKeptCredentials(api.kernel, {
      count: async () => 0,
      end: async () => {
        if (lastOneFails) throw new Error('it cannot end them');
      },
    });
    for (const name of ['nile', 'delta', 'acme'] as const) ids[name] = (await staff.create({ name })).id;
  });

  let made = 0;
  /** A supplier of three companies; nile and delta have their own credentials. */
  const given = async () => {
    const input: SupplierInput = {
      name: `Supplier ${(made += 1)}`,
      key: `supplier-${made}`,
      module_id: moduleId,
      protocol: 'duffel',
      base_url: 'https://api.duffel.com',
      credentials: platforms,
      currency: 'EUR',
      timeout_ms: 20_000,
      concurrency: 5,
      status: 'active',
    };
    const supplier = (await staff.send('POST', '/suppliers', input)).body.data as Supplier;
    for (const company of Object.values(ids)) {
      const chosen = [{ id: moduleId, suppliers: [supplier.id] }];
      await staff.send('POST', `/companies/${company}/modules-with-suppliers`, { modules: chosen });
    }
    const settings = (company: string) => `/companies/${company}/suppliers/${supplier.id}/settings`;
    for (const company of [ids.nile, ids.delta]) {
      await staff.send('POST', settings(company), { ...plain, credentials: secret });
    }
    const { credentials: _, ...rest } = input;
    return {
      id: supplier.id,
      settings,
      put: (change: Partial<SupplierInput>) =>
        staff.send('PUT', `/suppliers/${supplier.id}`, { ...rest, ...change }),
      connection: (companyId: string | null) =>
        companyConnectionOf(api.kernel.db, createSecrets(api.kernel.config.secretKey), {
          companyId,
          supplierId: supplier.id,
        }),
    };
  };
  const elsewhere = 'https://collector.example';

  it('end with the address: neither they nor the platform’s are sent to the new one', async () => {
    const { id, put, connection, settings } = await given();
    expect(await connection(ids.nile)).toMatchObject({ credentials: secret });
    expect((await staff.send('GET', `/suppliers/${id}/credentials`)).body).toEqual({
      own: true,
      companies: 2,
    });
    expect((await put({ base_url: elsewhere })).status).toBe(200);
    expect(await connection(ids.nile)).toBe('no_credentials');
    expect(await connection(ids.acme)).toBe('no_credentials');
    expect((await put({ base_url: elsewhere, credentials: 'entered_anew_Zz99' })).status).toBe(200);
    expect(await connection(ids.acme)).toMatchObject({
      baseUrl: elsewhere,
      credentials: 'entered_anew_Zz99',
    });
    expect(await connection(ids.nile)).toBe('no_credentials');
    expect((await staff.send('GET', `/suppliers/${id}/credentials`)).body).toEqual({
      own: true,
      companies: 0,
    });
    const rows = await api.kernel.db
      .selectFrom('company_supplier_settings')
      .select('credentials')
      .where('supplier_id', '=', id)
      .execute();
    expect(rows.map(({ credentials }) => credentials)).toEqual([null, null]);
    expect((await staff.send('GET', settings(ids.nile))).body).toMatchObject({
      credentials_set: false,
      credentials_ended: true,
    });
    expect((await put({ base_url: 'https://api.duffel.com' })).status).toBe(200);
    expect(await connection(ids.nile)).toBe('no_credentials');
  });

  it('end only at that supplier', async () => {
    const [moved, other] = [await given(), await given()];
    await moved.put({ base_url: elsewhere });
    expect(await moved.connection(ids.nile)).toBe('no_credentials');
    expect(await other.connection(ids.nile)).toMatchObject({ credentials: secret });
    expect((await staff.send('GET', `/suppliers/${other.id}/credentials`)).body.companies).toBe(2);
  });

  it('have an entry in the history of each company, without their value', async () => {
    const { put } = await given();
    await put({ base_url: elsewhere });
    const history = await staff.send('GET', `/companies/${ids.delta}/history`);
    expect(history.body.data[0].changes).toEqual([
      {
        field: 'own_access',
        before: { supplier: `Supplier ${made}`, set: true },
        after: { supplier: `Supplier ${made}`, set: false },
      },
    ]);
    expect(JSON.stringify(history.body)).not.toContain(secret);
    expect(
      (await staff.send('GET', `/companies/${ids.acme}/history`)).body.data[0].changes[0].field,
    ).not.toBe('own_access');
  });

  it('stay after any change except the address', async () => {
    const { put, connection } = await given();
    expect((await put({ name: 'Renamed', timeout_ms: 5_000, status: 'inactive' })).status).toBe(200);
    expect(await connection(ids.nile)).toMatchObject({ credentials: secret, timeoutMs: 5_000 });
  });

  it('can be entered again, or replaced by the platform’s', async () => {
    const { put, connection, settings } = await given();
    await put({ base_url: elsewhere, credentials: platforms });
    const kept = await staff.send('POST', settings(ids.nile), plain);
    expect(kept.body.data).toMatchObject({ credentials_set: false, credentials_ended: true });
    expect(await connection(ids.nile)).toBe('no_credentials');
    const anew = await staff.send('POST', settings(ids.nile), { ...plain, credentials: 'entered_anew_Zz99' });
    expect(anew.body.data).toMatchObject({ credentials_set: true, credentials_ended: false });
    expect(await connection(ids.nile)).toMatchObject({
      baseUrl: elsewhere,
      credentials: 'entered_anew_Zz99',
    });
    const given_up = await staff.send('POST', settings(ids.delta), { ...plain, credentials: null });
    expect(given_up.body.data).toMatchObject({ credentials_set: false, credentials_ended: false });
    expect(await connection(ids.delta)).toMatchObject({ credentials: platforms });
  });

  it('are not used at another address, even if the database was edited', async () => {
    const { id, connection, settings } = await given();
    await api.kernel.db.updateTable('suppliers').set({ base_url: elsewhere }).where('id', '=', id).execute();
    expect(await connection(ids.nile)).toBe('no_credentials');
    expect((await staff.send('GET', settings(ids.nile))).body).toMatchObject({ credentials_ended: true });
  });

  it('are not saved from a form opened before the move', async () => {
    const { put, settings, connection } = await given();
    const { headers } = await staff.send('GET', settings(ids.acme));
    await put({ base_url: elsewhere, credentials: platforms });
    const late = await staff.send(
      'POST',
      settings(ids.acme),
      { ...plain, credentials: secret },
      { 'if-match': String(headers.etag) },
    );
    expect(late.status).toBe(412);
    expect(await connection(ids.acme)).toMatchObject({ credentials: platforms });
  });

  it('saved during the move belong to one of the two addresses', async () => {
    for (let round = 0; round < (database === 'postgres' ? 8 : 1); round += 1) {
      const { put, settings, connection } = await given();
      await Promise.all([
        staff.send('POST', settings(ids.acme), { ...plain, credentials: `for_either_${round}_abcd` }),
        put({ base_url: elsewhere }),
        staff.send('POST', settings(ids.nile), { ...plain, credentials: `for_either_${round}_abcd` }),
      ]);
      for (const company of [ids.acme, ids.nile]) {
        const row = await api.kernel.db
          .selectFrom('company_supplier_settings')
          .select(['credentials', 'credentials_for'])
          .where('company_id', '=', company)
          .orderBy('supplier_id', 'desc')
          .executeTakeFirstOrThrow();
        const usable = await connection(company);
        if (row.credentials === null) expect(usable).toBe('no_credentials');
        else {
          expect(row.credentials_for).toBe(`duffel ${elsewhere}`);
          expect(usable).toMatchObject({ baseUrl: elsewhere });
        }
      }
    }
  });

  it('are unchanged if the change of the supplier fails', async () => {
    const { id, put, connection, settings } = await given();
    const told = async () => [
      (await staff.send('GET', `/suppliers/${id}`)).body,
      (await staff.send('GET', `/suppliers/${id}/history`)).body.total,
      (await staff.send('GET', settings(ids.nile))).body,
      (await staff.send('GET', `/companies/${ids.nile}/history`)).body.total,
      await connection(ids.nile),
      await connection(ids.acme),
    ];
    const before = await told();
    expect(before[4]).toMatchObject({ baseUrl: 'https://api.duffel.com', credentials: secret });
    lastOneFails = true;
    expect((await put({ base_url: elsewhere, credentials: 'entered_anew_Zz99' })).status).toBe(500);
    lastOneFails = false;
    expect(await told()).toEqual(before);
    expect((await put({ base_url: elsewhere })).status).toBe(200);
    expect(await connection(ids.nile)).toBe('no_credentials');
  });

  it('are counted only for users who may edit suppliers', async () => {
    const { id } = await given();
    const others = companiesClient(api, await api.signIn({ permissions: ['show_suppliers'] }));
    expect((await others.send('GET', `/suppliers/${id}/credentials`)).status).toBe(403);
    expect((await staff.send('GET', `/suppliers/${ids.nile}/credentials`)).status).toBe(404);
  });
});
