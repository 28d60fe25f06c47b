import { createSecrets } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { companiesClient, companiesModules, allOfCompanies } from '../testing/companies-api.fake';
import { resealCompanyCredentials } from './reseal';
import { companyCredentialsContext } from './supplier-settings';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const [old, renewed, other] = [`old:${key(1)}`, `new:${key(2)}`, `other:${key(3)}`];

describeOnDatabase('companies’ own credentials after a change of the key', (makeApi) => {
  let api: TestApi;
  let companyId: string;
  let suppliers: string[];

  const context = (supplierId: string) => companyCredentialsContext({ companyId, supplierId });
  const secretOf = (index: number) => `very-secret-of-${index}`;
  const sealed = async () => {
    const rows = await api.kernel.db
      .selectFrom('company_supplier_settings')
      .select(['supplier_id', 'credentials', 'version'])
      .execute();
    return suppliers.map((id) => rows.find((row) => row.supplier_id === id));
  };
  const reseal = (keys: string) => resealCompanyCredentials(api.kernel, createSecrets(keys));

  /** Three suppliers: two with the company's own credentials under the old key, and one with the platform's. */
  beforeAll(async () => {
    api = await makeApi({ modules: companiesModules });
    const staff = companiesClient(
      api,
      await api.signIn({ permissions: [...allOfCompanies, 'add_suppliers', 'show_modules'] }),
    );
    companyId = (await staff.create()).id;
    const [module] = (await staff.send('GET', '/modules?key=flights')).body.data;
    const add = async (name: string) => {
      const limits = { currency: 'EUR', timeout_ms: 5000, concurrency: 2, status: 'active' };
      const wire = { protocol: 'duffel', base_url: 'https://api.atlas.example' };
      const supplier = { name, key: name, module_id: module.id, ...wire, ...limits };
      return (await staff.send('POST', '/suppliers', supplier)).body.data.id as string;
    };
    suppliers = [await add('atlas'), await add('duffel'), await add('levant')];
    const secrets = createSecrets(old);
    await api.kernel.db
      .insertInto('company_supplier_settings')
      .values(
        suppliers.map((id, index) => ({
          company_id: companyId,
          supplier_id: id,
          markup_enabled: true,
          airline_codes: [],
          credentials: index < 2 ? secrets.seal(secretOf(index), context(id)) : null,
          cabins: ['Economy'],
          airline_mode: 'all' as const,
        })),
      )
      .execute();
  });

  it('are sealed with the newest key, each bound to its company and supplier', async () => {
    expect(await reseal(`${renewed},${old}`)).toEqual({ resealed: 2, lost: 0 });
    const rows = await sealed();
    expect(rows.map((row) => row?.credentials?.split('.')[1])).toEqual(['new', 'new', undefined]);
    // The version stays, so that an open form is not stale.
    expect(rows.map((row) => row?.version)).toEqual([1, 1, 1]);
    const secrets = createSecrets(renewed);
    for (const [index, id] of suppliers.slice(0, 2).entries()) {
      const credentials = rows[index]?.credentials ?? '';
      expect(secrets.open(credentials, context(id))).toBe(secretOf(index));
      expect(() => secrets.open(credentials, context(suppliers[1 - index] ?? ''))).toThrow();
    }
  });

  it('are left alone if they have the newest key', async () => {
    const before = await sealed();
    expect(await reseal(`${renewed},${old}`)).toEqual({ resealed: 0, lost: 0 });
    expect(await sealed()).toEqual(before);
  });

  it('are counted as lost, and left alone, if their key is missing', async () => {
    const before = await sealed();
    expect(await reseal(other)).toEqual({ resealed: 0, lost: 2 });
    expect(await sealed()).toEqual(before);
  });
});
