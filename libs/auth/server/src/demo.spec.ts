import { companiesServer } from '@traveldesk/companies-server';
import { usersServer } from '@traveldesk/users-server';
import { basePermissions } from '@traveldesk/shared-contract';
import { authServer } from './auth.server';
import { call, login, modulesAt, startTestApi, testClock, type TestApi } from './testing/given.fake';

/** The demo password (DESIGN 1). */
const password = 'Traveldesk-demo-2026';

describe('the demo sign-ins', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: modulesAt(testClock()) });
    for (let time = 0; time < 2; time += 1) {
      await companiesServer.demo?.(api.kernel);
      await usersServer.demo?.(api.kernel);
      await authServer.demo?.(api.kernel);
    }
  });
  afterAll(() => api.close());

  it.each([
    ['admin@traveldesk.example', 'staff', 'all'],
    ['viewer@traveldesk.example', 'staff', basePermissions.filter((name) => name.startsWith('show_'))],
    [
      'agent@nile.example',
      'company',
      ['flights_bookings', 'flights_search', 'hotels_bookings', 'hotels_search'],
    ],
  ] as const)('%s is %s and may do what DESIGN 1 says', async (email, type, permissions) => {
    const { status, body } = await login(api, email, password);
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({
      type,
      permissions: [...(permissions === 'all' ? api.kernel.permissions : permissions)].sort(),
      password_changed: true,
    });
  });

  it('new@traveldesk.example must change the password first', async () => {
    const { body } = await login(api, 'new@traveldesk.example', password);
    expect(body.data.user).toMatchObject({ password_changed: false });
    const me = await call(api, { url: '/me', token: body.data.token });
    expect(me.status).toBe(200);
  });

  it('are among some sixty people of all types, created once', async () => {
    const users = await api.kernel.db
      .selectFrom('users')
      .select(['email', 'name', 'status', 'type'])
      .execute();
    expect(users.length).toBeGreaterThanOrEqual(55);
    expect(users.length).toBeLessThanOrEqual(70);
    expect(new Set(users.map(({ status }) => status))).toEqual(new Set(['active', 'invited', 'suspended']));
    expect(new Set(users.map(({ type }) => type))).toEqual(new Set(['staff', 'company', 'customer']));
    expect(users.filter(({ name }) => /\p{Script=Arabic}/u.test(name)).length).toBeGreaterThan(10);
  });

  it('agent@nile.example works for Nile Travel', async () => {
    const agent = await api.kernel.db
      .selectFrom('users')
      .innerJoin('companies', 'companies.id', 'users.company_id')
      .select('companies.name')
      .where('users.email', '=', 'agent@nile.example')
      .executeTakeFirst();
    expect(agent).toEqual({ name: 'Nile Travel' });
  });

  it('a deleted person stays deleted, a demo sign-in is restored', async () => {
    const { db } = api.kernel;
    await db
      .deleteFrom('users')
      .where('email', 'in', ['dina@nile.example', 'viewer@traveldesk.example'])
      .execute();
    await usersServer.demo?.(api.kernel);
    const back = await db
      .selectFrom('users')
      .select('email')
      .where('email', 'in', ['dina@nile.example', 'viewer@traveldesk.example'])
      .execute();
    expect(back).toEqual([{ email: 'viewer@traveldesk.example' }]);
  });
});
