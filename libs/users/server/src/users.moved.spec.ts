import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { givenCompany, givenUser, modules, type GivenUser } from './testing/given.fake';

/** SECURITY 58: a user who comes from another company or from the staff leaves their history there. */
describeOnDatabase('a user who moved', (makeApi) => {
  let api: TestApi;
  let admin: GivenUser;
  let nile: string;
  let delta: string;
  let managerOfNile: GivenUser;
  let managerOfDelta: GivenUser;

  const permissions = ['show_users', 'update_users'];

  beforeAll(async () => {
    api = await makeApi({ modules });
    admin = await givenUser(api, { administrator: true });
    nile = await givenCompany(api, 'Nile Travel');
    delta = await givenCompany(api, 'Delta Tours');
    managerOfNile = await givenUser(api, { type: 'company', companyId: nile, permissions });
    managerOfDelta = await givenUser(api, { type: 'company', companyId: delta, permissions });
  });

  const read = async (user: GivenUser, path: string, by: GivenUser) => {
    const answer = await api.inject({ url: `/api/v1/users/${user.id}/${path}`, headers: by.headers });
    return { status: answer.statusCode, text: answer.body, body: answer.json() };
  };
  const put = async (user: GivenUser, change: object) => {
    const url = `/api/v1/users/${user.id}`;
    const now = (await api.inject({ url, headers: admin.headers })).json();
    const { name, email, phone, type, company, roles, language } = now;
    const answer = await api.inject({
      method: 'PUT',
      url,
      headers: { ...admin.headers, 'if-match': `"${now.version}"` },
      payload: {
        name,
        email,
        phone,
        type,
        language,
        company_id: company?.id ?? null,
        roles: roles.map((role: { id: string }) => role.id),
        ...change,
      },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };

  it('brings no history of the former company to the new one', async () => {
    const user = await givenUser(api, { type: 'company', companyId: nile, name: 'Karim' });
    await put(user, { name: 'Karim A.' });
    await put(user, { company_id: delta });
    await put(user, { name: 'Karim B.' });
    const seen = await read(user, 'history', managerOfDelta);
    expect(seen.body).toMatchObject({ total: 1, data: [{ actor: { hidden: 'staff' }, address: null }] });
    expect(seen.text).toContain('Karim B.');
    expect(seen.text).not.toMatch(/Nile|Test User|127\.0\.0\.1|traveldesk\.example/);
    expect((await read(user, 'history', managerOfNile)).status).toBe(404);
    const all = await read(user, 'history', admin);
    expect(all.body.total).toBeGreaterThanOrEqual(4);
    expect(all.text).toContain('Test User');
  });

  it('brings no activity from the former company, or as staff, to the new one', async () => {
    const given = { permissions: ['show_users', 'update_users'] };
    const user = await givenUser(api, { ...given, type: 'staff', name: 'Mona' });
    const other = await givenUser(api, { type: 'company', companyId: nile, name: 'Secret of Nile' });
    const found = await api.inject({ url: `/api/v1/users/${other.id}`, headers: user.headers });
    const { name: _, company, roles, ...rest } = found.json();
    const done = await api.inject({
      method: 'PUT',
      url: `/api/v1/users/${other.id}`,
      headers: user.headers,
      payload: {
        name: 'Secret changed',
        email: rest.email,
        phone: null,
        type: 'company',
        language: 'en',
        company_id: company.id,
        roles: roles.map((role: { id: string }) => role.id),
      },
    });
    expect(done.statusCode).toBe(200);
    await put(user, { type: 'company', company_id: delta });
    expect((await read(user, 'logs', admin)).text).toContain('Secret');
    const seen = await read(user, 'logs', managerOfDelta);
    expect([seen.status, seen.body]).toEqual([200, { data: [], total: 0 }]);
  });

  it('shows a company’s manager nothing about the staff who changed its users', async () => {
    const user = await givenUser(api, { type: 'company', companyId: nile, name: 'Huda' });
    await put(user, { name: 'Huda Saleh' });
    const seen = await read(user, 'history', managerOfNile);
    expect(seen.body.data[0]).toMatchObject({ actor: { hidden: 'staff' }, address: null });
    expect(seen.text).not.toMatch(/Test User|127\.0\.0\.1/);
  });
});
