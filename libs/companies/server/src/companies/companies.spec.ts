import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import {
  allOfCompanies,
  blank,
  companiesClient,
  companiesModules,
  countryId,
  inputOf,
} from '../testing/companies-api.fake';

const missing = '0193a1b2-0000-7000-8000-000000000000';

describeOnDatabase('companies', (makeApi) => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;

  beforeAll(async () => {
    api = await makeApi({ modules: companiesModules });
    staff = companiesClient(api, await api.signIn({ permissions: allOfCompanies }));
  });

  it('are created, read, changed and deleted, with a history', async () => {
    const made = await staff.send('POST', '/companies', {
      ...(await blank(api)),
      name: 'Cairo Wings',
      email: ' Desk@Cairo.Example',
      phone: '٠٠٢٠ ١٠٠ ١٢٣ ٤٥٦٧',
    });
    expect(made.status).toBe(201);
    expect(made.body.message).toBe('Cairo Wings was added.');
    expect(made.body.data).toMatchObject({
      name: 'Cairo Wings',
      type: 'B2B',
      parent: null,
      country: { code: 'EG', name: { en: 'Egypt' } },
      city: null,
      email: 'desk@cairo.example',
      phone: '+201001234567',
      currency: 'EGP',
      status: 'active',
      logo: null,
      has_children: false,
      fixed_fields: [],
      version: 1,
    });
    const { id } = made.body.data;
    const read = await staff.send('GET', `/companies/${id}`);
    expect(read).toMatchObject({ status: 200, body: made.body.data });
    expect(read.headers.etag).toBe('"1"');

    const changed = await staff.send(
      'PUT',
      `/companies/${id}`,
      inputOf(made.body.data, { name: 'Cairo Wings Ltd', status: 'suspended' }),
      { 'if-match': '"1"' },
    );
    expect(changed).toMatchObject({
      status: 200,
      body: {
        message: 'Cairo Wings Ltd was saved.',
        data: { name: 'Cairo Wings Ltd', status: 'suspended', version: 2 },
      },
    });

    const stale = await staff.send('PUT', `/companies/${id}`, inputOf(made.body.data), { 'if-match': '"1"' });
    expect(stale).toMatchObject({ status: 412, body: { code: 'stale' } });

    const gone = await staff.send('DELETE', `/companies/${id}`);
    expect(gone).toMatchObject({ status: 200, body: { message: 'Cairo Wings Ltd was deleted.' } });
    expect((await staff.send('GET', `/companies/${id}`)).status).toBe(404);

    const history = await staff.send('GET', `/companies/${id}/history`);
    expect(history.body.data.map((entry: { action: string }) => entry.action)).toEqual([
      'delete',
      'update',
      'create',
    ]);
    expect(history.body.data[1].changes).toEqual([
      { field: 'name', before: 'Cairo Wings', after: 'Cairo Wings Ltd' },
      { field: 'status', before: 'active', after: 'suspended' },
    ]);
  });

  it('have a phone that is valid in their country, and may keep a stored one', async () => {
    const national = await staff.create({ phone: '0100 123 4567' });
    expect(national.phone).toBe('+201001234567');
    const phone = '+99912345678';
    await api.kernel.db.updateTable('companies').set({ phone }).where('id', '=', national.id).execute();
    const put = (change: object) =>
      staff.send('PUT', `/companies/${national.id}`, inputOf({ ...national, phone }, change));
    expect(await put({ name: 'Nile Two' })).toMatchObject({ status: 200, body: { data: { phone } } });
    const refused = await put({ phone: '+225 01 02 03 04' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['phone']]);
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)('%s answers 404 for an unknown company', async (method) => {
    const body = method === 'PUT' ? await blank(api) : undefined;
    expect(await staff.send(method, `/companies/${missing}`, body)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await staff.send(method, '/companies/nile', body)).toMatchObject({ status: 400 });
  });

  it('require a permission for each call', async () => {
    const { id } = await staff.create();
    const body = await blank(api);
    const routes = [
      ['GET', '/companies', undefined, 'show_companies'],
      ['POST', '/companies', body, 'add_companies'],
      ['GET', `/companies/${id}`, undefined, 'show_companies'],
      ['PUT', `/companies/${id}`, body, 'update_companies'],
      ['GET', `/companies/${id}/history`, undefined, 'show_companies'],
      ['DELETE', `/companies/${id}`, undefined, 'delete_companies'],
    ] as const;
    const nobody = companiesClient(api, { authorization: 'Bearer nothing' });
    const powerless = companiesClient(api, await api.signIn({ permissions: ['show_modules'] }));
    const newcomer = companiesClient(
      api,
      await api.signIn({ permissions: allOfCompanies, passwordChanged: false }),
    );
    for (const [method, url, payload, permission] of routes) {
      expect((await nobody.send(method, url, payload)).status).toBe(401);
      expect((await powerless.send(method, url, payload)).status).toBe(403);
      expect((await newcomer.send(method, url, payload)).status).toBe(409);
      const holder = companiesClient(api, await api.signIn({ permissions: [permission] }));
      expect([200, 201]).toContain((await holder.send(method, url, payload)).status);
    }
  });

  it.each([
    ['an unknown property', { owner: 'me' }, 'owner'],
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 'name'],
    ['a name with a right-to-left override', { name: 'Nile \u202elevarT' }, 'name'],
    ['an invalid phone', { phone: '0100' }, 'phone'],
    ['an invalid email', { email: 'desk' }, 'email'],
    ['an unknown country', { country_id: missing }, 'country_id'],
    ['an unknown city', { city_id: missing }, 'city_id'],
    ['only one of the office’s coordinates', { office_longitude: 31.2 }, 'office_latitude'],
    ['an office beyond the pole', { office_latitude: 91, office_longitude: 31.2 }, 'office_latitude'],
    ['an address of 201 characters', { office_address: 'x'.repeat(201) }, 'office_address'],
    ['an unknown parent', { parent_id: missing }, 'parent_id'],
    ['an unknown currency', { currency: 'ABC' }, 'currency'],
    [
      'a credit limit, which belongs to the wallet',
      { credit_limit: { amount: '1', currency: 'EGP' } },
      'credit_limit',
    ],
  ])('with %s are refused at the field, and nothing is created', async (_, change, field) => {
    const before = (await staff.send('GET', '/companies')).body.total;
    const refused = await staff.send('POST', '/companies', { ...(await blank(api)), ...change });
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(Object.keys(refused.body.fields)).toEqual([field]);
    expect((await staff.send('GET', '/companies')).body.total).toBe(before);
  });

  it('explain problems in the caller’s language', async () => {
    const body = { ...(await blank(api)), parent_id: missing };
    const say = async (language: string) =>
      (await staff.send('POST', '/companies', body, { 'accept-language': language })).body.fields.parent_id;
    expect(await say('fr')).toBe('Cette société n’existe pas.');
    expect(await say('ar')).toBe('هذه الشركة غير موجودة.');
  });

  it('are located at their office, else at the center of their city', async () => {
    const cairo = await api.kernel.db
      .selectFrom('cities')
      .select(['id', 'latitude', 'longitude'])
      .where('code', '=', 'CAI')
      .executeTakeFirstOrThrow();
    const made = await staff.create({ name: 'Citadel Tours', city_id: cairo.id });
    expect(made.position).toEqual({ latitude: cairo.latitude, longitude: cairo.longitude, of: 'city' });
    const body = { ...(await blank(api)), name: made.name, city_id: cairo.id };
    const put = async (more: object, version: number) =>
      (await staff.send('PUT', `/companies/${made.id}`, { ...body, ...more }, { 'if-match': `"${version}"` }))
        .body.data;
    const office = { office_latitude: 30.0489, office_longitude: 31.2394 };
    const position = { latitude: 30.0489, longitude: 31.2394, of: 'office' };
    expect(await put({ ...office, office_address: '12 Talaat Harb St' }, 1)).toMatchObject({ position });
    // A program that does not know the office changes another field.
    expect(await put({}, 2)).toMatchObject({ ...office, office_address: '12 Talaat Harb St', position });
    const emptied = { office_address: null, office_latitude: null, office_longitude: null };
    expect(await put(emptied, 3)).toMatchObject({ ...emptied, position: { of: 'city' } });
    const { body: history } = await staff.send('GET', `/companies/${made.id}/history`);
    expect(history.data[0].changes).toContainEqual({
      field: 'office_latitude',
      before: 30.0489,
      after: null,
    });
    const chooser = await api.signIn({ permissions: ['add_users'] });
    const lookup = companiesClient(api, chooser);
    const looked = await lookup.send('GET', '/companies?name=Citadel');
    expect(looked.body.data).toMatchObject([{ name: made.name, position: null, office_address: null }]);
  });

  it('keep markup and formulas as plain text', async () => {
    for (const name of [
      '<script>alert(1)</script>',
      '=HYPERLINK("x")',
      "'; drop table companies; --",
      '100%_\\',
    ]) {
      const { id } = await staff.create({ name });
      expect((await staff.send('GET', `/companies/${id}`)).body.name).toBe(name);
      const found = await staff.send('GET', `/companies?name=${encodeURIComponent(name)}`);
      expect(found.body.data.map((company: { id: string }) => company.id)).toEqual([id]);
    }
  });

  it('are in a city of their own country, which cannot be deleted then', async () => {
    const cityIn = async (country: string) =>
      (
        await api.kernel.db
          .selectFrom('cities')
          .innerJoin('countries', 'countries.id', 'cities.country_id')
          .select('cities.id')
          .where('countries.code', '=', country)
          .executeTakeFirstOrThrow()
      ).id;
    const elsewhere = { ...(await blank(api)), city_id: await cityIn('FR') };
    const refused = await staff.send('POST', '/companies', elsewhere);
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { city_id: 'This city is in another country.' } },
    });
    const city = await cityIn('EG');
    const made = await staff.create({ name: 'Pyramid Tours', city_id: city });
    expect(made.city).toMatchObject({ id: city, name: { en: expect.any(String), ar: expect.any(String) } });
    const geo = companiesClient(api, await api.signIn({ permissions: ['delete_city'] }));
    const kept = await geo.send('DELETE', `/cities/${city}`);
    expect(kept).toMatchObject({ status: 422, body: { code: 'in_use_by' } });
    expect(kept.body.message).toContain('1 company');
  });

  it('in use cannot be deleted, and the refusal names the uses', async () => {
    const parent = await staff.create({ name: 'Holding' });
    await staff.create({ parent_id: parent.id });
    await staff.create({ parent_id: parent.id });
    const refused = await staff.send('DELETE', `/companies/${parent.id}`);
    expect(refused).toMatchObject({ status: 422, body: { code: 'in_use_by' } });
    expect(refused.body.message).toContain('2 companies');
    expect((await staff.send('GET', `/companies/${parent.id}`)).status).toBe(200);
    const country = await staff.send('GET', `/companies/${parent.id}`);
    expect(country.body.country.id).toBe(await countryId(api, 'EG'));
  });

  it('offer their types in the caller’s language', async () => {
    const anybody = companiesClient(api, await api.signIn());
    expect((await anybody.send('GET', '/companies_types')).body).toEqual({
      data: [
        { key: 'B2B', name: 'Business (B2B)' },
        { key: 'B2C', name: 'Consumer (B2C)' },
      ],
    });
    const visitor = companiesClient(api, { authorization: 'Bearer nothing' });
    expect((await visitor.send('GET', '/companies_types')).status).toBe(401);
  });
});
