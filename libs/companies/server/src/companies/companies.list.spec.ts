import type { Company } from '@traveldesk/companies-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { allOfCompanies, companiesClient, companiesModules } from '../testing/companies-api.fake';

describeOnDatabase('the list of companies', (makeApi) => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;
  const made: Record<string, Company> = {};

  const list = async (query = '', client = staff) => {
    const { status, body } = await client.send('GET', `/companies?${query}`);
    return { status, total: body.total, names: body.data?.map(({ name }: Company) => name), data: body.data };
  };

  beforeAll(async () => {
    api = await makeApi({ modules: companiesModules });
    staff = companiesClient(api, await api.signIn({ permissions: allOfCompanies }));
    const make = async (key: string, change: Parameters<typeof staff.create>[0]) => {
      made[key] = await staff.create(change);
      return made[key]!.id;
    };
    const nile = await make('nile', {
      name: 'Nile Travel',
    });
    await make('delta', {
      name: 'Delta Élégance',
      parent_id: nile,
      type: 'B2C',
      email: 'hello@delta.example',
    });
    await make('luxor', {
      name: 'Luxor Voyages',
      parent_id: nile,
      status: 'suspended',
      phone: '+33142685300',
    });
    const eur = { currency: 'EUR' };
    await make('siwa', { name: 'شركة سيوة', parent_id: made.delta!.id, ...eur });
    await make('acme', {
      name: 'Acme Nile Tours',
      email: 'a@acme.example',
      phone: null,
    });
  });

  it('is sorted by name, ignoring accents, with a total', async () => {
    const { names, total } = await list();
    expect(total).toBe(5);
    expect(names).toEqual(['Acme Nile Tours', 'Delta Élégance', 'Luxor Voyages', 'Nile Travel', 'شركة سيوة']);
  });

  it.each([
    ['name=elegance', ['Delta Élégance']],
    ['name=NILE', ['Acme Nile Tours', 'Nile Travel']],
    ['name=ni', ['Nile Travel']],
    ['name=niletravel', ['Nile Travel']],
    ['q=nile-tra', ['Nile Travel']],
    ['q=شركةسيوه', ['شركة سيوة']],
    ['name=سيوه', ['شركة سيوة']],
    ['type=B2C', ['Delta Élégance']],
    ['status=suspended', ['Luxor Voyages']],
    ['currency=eur', ['شركة سيوة']],
    ['email=hello', ['Delta Élégance']],
    ['email=HELLO%40delta', ['Delta Élégance']],
    ['phone=0033142', ['Luxor Voyages']],
    ['phone=01%2042%2068', ['Luxor Voyages']],
    ['phone=%2B33%20(0)1%2042', ['Luxor Voyages']],
    ['phone=%D9%A6%D9%A8%D9%A5', ['Luxor Voyages']],
    ['parent_id=none', ['Acme Nile Tours', 'Nile Travel']],
    ['name=nile&type=B2C', []],
    ['type=B2B&currency=EGP&status=active', ['Acme Nile Tours', 'Nile Travel']],
    ['name=%25', []],
    ['q=nile', ['Nile Travel', 'Acme Nile Tours']],
    ['q=nile&per_page=1&page=2', ['Acme Nile Tours']],
    ['q=el%C3%A9g', ['Delta Élégance']],
    ['sort=-name&per_page=2', ['شركة سيوة', 'Nile Travel']],
    ['sort=email&per_page=1', ['Acme Nile Tours']],
    ['sort=phone&page=4&per_page=1', ['Luxor Voyages']],
    ['sort=phone&page=5&per_page=1', ['Acme Nile Tours']],
    ['sort=-phone&per_page=1', ['Acme Nile Tours']],
    ['sort=-created_at&per_page=1', ['Acme Nile Tours']],
    ['per_page=2&page=3', ['شركة سيوة']],
    ['per_page=2&page=9', []],
  ])('%s finds %j', async (query, names) => {
    expect((await list(query)).names).toEqual(names);
  });

  it('counts all filtered rows, also on a page past the last one', async () => {
    expect((await list('per_page=2&page=9')).total).toBe(5);
    expect((await list('name=nile&per_page=1')).total).toBe(2);
    expect((await list('type=B2B')).total).toBe(4);
    expect((await list('status=active&currency=EGP')).total).toBe(3);
  });

  it('finds the subsidiaries of a company, and marks those that have subsidiaries', async () => {
    const { names, data } = await list(`parent_id=${made.nile!.id}`);
    expect(names).toEqual(['Delta Élégance', 'Luxor Voyages']);
    expect(data.map((company: Company) => company.has_children)).toEqual([true, false]);
    expect(data[0].parent).toEqual({ id: made.nile!.id, name: 'Nile Travel' });
  });

  it.each(['sort=parent', 'page=0', 'per_page=101', 'type=C2C', 'parent_id=nile', 'owner=me'])(
    '%s is a bad request',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );

  it('keeps its counts through changes and deletions', async () => {
    const { id, version } = await staff.create({ name: 'Passing', type: 'B2C' });
    expect((await list('type=B2C')).total).toBe(2);
    const { body } = await staff.send('GET', `/companies/${id}`);
    const { country, parent, city, ...rest } = body;
    const input = { ...rest, country_id: country.id, parent_id: null, city_id: null, type: 'B2B' };
    const ofAnswer = [
      'id',
      'logo',
      'has_children',
      'fixed_fields',
      'position',
      'version',
      'created_at',
      'updated_at',
    ];
    for (const key of ofAnswer) {
      delete input[key];
    }
    expect([parent, city, version]).toEqual([null, null, 1]);
    expect((await staff.send('PUT', `/companies/${id}`, input)).status).toBe(200);
    expect((await list('type=B2C')).total).toBe(1);
    await staff.send('DELETE', `/companies/${id}`);
    expect((await list('type=B2B')).total).toBe(4);
  });

  it('shows a user who only chooses a company its name and no details', async () => {
    const chooser = companiesClient(api, await api.signIn({ permissions: ['add_users'] }));
    const { status, data } = await list('q=delta', chooser);
    expect(status).toBe(200);
    expect(data[0]).toMatchObject({
      name: 'Delta Élégance',
      email: null,
      phone: null,
      country: null,
    });
    for (const query of ['email=hello', 'phone=33', 'sort=email', 'sort=-email', 'sort=phone']) {
      const refused = await chooser.send('GET', `/companies?${query}`);
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({
        message: 'You need the permission show_companies, update_companies to do this.',
        permissions: ['show_companies', 'update_companies'],
      });
    }
    expect((await chooser.send('GET', `/companies/${made.nile!.id}`)).status).toBe(403);
  });
});
