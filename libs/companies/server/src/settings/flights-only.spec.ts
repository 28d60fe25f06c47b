import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { allOfCompanies, companiesClient, companiesModules } from '../testing/companies-api.fake';

const plain = { cabins: ['First', 'Economy'], airlines: { mode: 'except', codes: ['ms', 'AF'] } };

describeOnDatabase("a company's cabins and airlines", (makeApi) => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;
  let company: string;
  const modules = { flights: '', hotels: '' };
  const suppliers = { flights: '', hotels: '' };

  beforeAll(async () => {
    api = await makeApi({ modules: companiesModules });
    const permissions = [...allOfCompanies, 'add_suppliers', 'show_modules'];
    staff = companiesClient(api, await api.signIn({ permissions }));
    company = (await staff.create({ name: 'Nile' })).id;
    for (const key of ['flights', 'hotels'] as const) {
      modules[key] = (await staff.send('GET', `/modules?key=${key}`)).body.data[0].id;
      const made = await staff.send('POST', '/suppliers', {
        name: `Seller of ${key}`,
        key: `of-${key}`,
        module_id: modules[key],
        protocol: key === 'flights' ? 'duffel' : 'duffel_stays',
        base_url: 'https://api.duffel.com',
        currency: 'EUR',
        timeout_ms: 20_000,
        concurrency: 5,
        status: 'active',
      });
      suppliers[key] = made.body.data.id;
    }
    const chosen = (['flights', 'hotels'] as const).map((key) => ({
      id: modules[key],
      suppliers: [suppliers[key]],
    }));
    await staff.send('POST', `/companies/${company}/modules-with-suppliers`, { modules: chosen });
  });

  const path = (key: keyof typeof suppliers) => `/companies/${company}/suppliers/${suppliers[key]}/settings`;
  const save = (key: keyof typeof suppliers, settings: object) => staff.send('POST', path(key), settings);
  const move = (module: keyof typeof modules) =>
    api.kernel.db
      .updateTable('suppliers')
      .set({ module_id: modules[module] })
      .where('id', '=', suppliers.hotels)
      .execute();

  it('are required at a supplier of flights', async () => {
    const refused = await save('flights', { markup_enabled: true });
    const required = 'This field is required.';
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { cabins: required, airlines: required } },
    });
    expect((await save('flights', plain)).body.data).toMatchObject({ cabins: ['Economy', 'First'] });
  });

  it('are neither required nor shown at a supplier of hotels, nor recorded in the history', async () => {
    expect((await staff.send('GET', path('hotels'))).body).toMatchObject({ cabins: null, airlines: null });
    const saved = await save('hotels', { markup_enabled: false });
    expect(saved).toMatchObject({
      status: 200,
      body: { data: { markup_enabled: false, cabins: null, airlines: null } },
    });
    const [entry] = (await staff.send('GET', `/companies/${company}/history`)).body.data;
    expect(JSON.stringify(entry)).toContain('Seller of hotels');
    expect(JSON.stringify(entry)).not.toMatch(/cabins|airline/);
  });

  it('are refused at their fields at a supplier of hotels', async () => {
    const sentence = 'Only suppliers of flights have this setting.';
    expect(await save('hotels', plain)).toMatchObject({
      status: 422,
      body: { fields: { cabins: sentence, airlines: sentence } },
    });
  });

  it('stay stored while their supplier belongs to another product', async () => {
    await move('flights');
    expect((await save('hotels', plain)).status).toBe(200);
    await move('hotels');
    expect((await save('hotels', {})).status).toBe(200);
    await move('flights');
    expect((await staff.send('GET', path('hotels'))).body).toMatchObject({
      cabins: ['Economy', 'First'],
      airlines: { mode: 'except', codes: ['AF', 'MS'] },
    });
    await move('hotels');
  });
});
