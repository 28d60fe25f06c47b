import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { loadDemoCompanies } from './demo';
import { allOfCompanies, companiesClient, companiesModules } from './testing/companies-api.fake';

describe("the demo's companies", () => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;

  beforeAll(async () => {
    api = await startTestApi({ modules: companiesModules });
    for (const module of companiesModules) await module.demo?.(api.kernel);
    staff = companiesClient(api, await api.signIn({ permissions: allOfCompanies }));
  });
  afterAll(() => api.close());

  it('are about forty, in trees, some in currencies without two decimals', async () => {
    const { body } = await staff.send('GET', '/companies?per_page=100');
    expect(body.total).toBe(40);
    const [nile] = (await staff.send('GET', '/companies?q=nile%20travel')).body.data;
    expect(nile).toMatchObject({
      name: 'Nile Travel',
      parent: { name: 'Nile Group Holding' },
      has_children: true,
    });
    const [kuwait] = (await staff.send('GET', '/companies?currency=KWD')).body.data;
    expect(kuwait.name).toBe('الكويت للسفر');
    const [sakura] = (await staff.send('GET', '/companies?currency=JPY')).body.data;
    expect(sakura.name).toBe('Sakura Travel Service');
  });

  it('all have flights, and half of them hotels too, the agent’s company among these', async () => {
    const { data } = (await staff.send('GET', '/companies?per_page=100')).body;
    const modules = new Map<string, string[]>();
    for (const { id, name } of data as { id: string; name: string }[]) {
      const held = (await staff.send('GET', `/companies/${id}/suppliers`)).body.data as {
        name: string;
        module: { key: string };
      }[];
      modules.set(
        name,
        held.map((supplier) => supplier.module.key),
      );
      const hotels = held.filter(({ module }) => module.key === 'hotels');
      expect(hotels.every((supplier) => supplier.name === 'Training Hotels')).toBe(true);
    }
    expect(modules.get('Nile Travel')?.toSorted()).toEqual(['flights', 'hotels']);
    expect([...modules.values()].every((held) => held.includes('flights'))).toBe(true);
    expect([...modules.values()].filter((held) => held.includes('hotels'))).toHaveLength(20);
  });

  it('are created once: not again at the next start, nor after some were deleted', async () => {
    const [gone] = (await staff.send('GET', '/companies?q=petra')).body.data;
    expect((await staff.send('DELETE', `/companies/${gone.id}`)).status).toBe(200);
    await loadDemoCompanies(api.kernel);
    expect((await staff.send('GET', '/companies')).body.total).toBe(39);
  });
});
