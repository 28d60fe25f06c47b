import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import {
  auditOf,
  call,
  givenUser,
  login,
  modulesAt,
  testClock,
  tokenOf,
  type TestApi,
} from '../testing/given.fake';
import { givenFactor } from '../testing/second-factor.fake';

describeOnDatabase('a second factor that is required', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock), work: true });
    const boss = await givenUser(api, clock, { administrator: true, name: 'Amira Mansour' });
    admin = await tokenOf(api, boss);
    await givenFactor(api, clock, admin);
  });
  afterEach(() => setRequired(false));
  const setRequired = (required: boolean) =>
    api.kernel.db.updateTable('security_settings').set({ second_factor_required: required }).execute();
  const me = async (token: string) =>
    (await call<{ data: { permissions: string[] } }>(api, { url: '/me', token })).body.data;

  it('depends on the setting, which is off by default, and on roles with money, user or token permissions', async () => {
    const clerk = await givenUser(api, clock, { permissions: ['show_users', 'update_countries'] });
    const trader = await givenUser(api, clock, { permissions: ['update_markups'] });
    for (const user of [clerk, trader]) {
      expect((await login(api, user.email)).body.data).not.toHaveProperty('second_factor_missing');
    }
    await setRequired(true);
    expect((await login(api, clerk.email)).body.data).not.toHaveProperty('second_factor_missing');
    const { data } = (await login(api, trader.email)).body;
    expect(data).toMatchObject({ second_factor_missing: true, user: { permissions: [] } });
  });

  it('limits running sessions from their next call until it is set up', async () => {
    const trader = await givenUser(api, clock, { permissions: ['update_users', 'show_users'] });
    const token = await tokenOf(api, trader);
    expect((await call(api, { url: '/users', token })).status).toBe(200);
    await setRequired(true);
    const refused = await call(api, { url: '/users', token });
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 403,
      code: 'second_factor_required',
    });
    expect((await me(token)).permissions).toEqual([]);
    await givenFactor(api, clock, token);
    expect((await me(token)).permissions).toEqual(['show_users', 'update_users']);
    expect((await call(api, { url: '/users', token })).status).toBe(200);
    const off = await call(api, { method: 'DELETE', url: '/second-factor', token });
    expect({ status: off.status, code: off.body.code }).toEqual({
      status: 422,
      code: 'second_factor_needed',
    });
  });

  it('limits also API tokens of the user, in exactly the permissions that require it, until it is set up', async () => {
    const held = [
      'flights_bookings',
      'flights_search',
      'hotels_bookings',
      'hotels_search',
      'show_transactions',
      'update_company_tokens',
    ];
    const maker = await givenUser(api, clock, { permissions: held });
    const token = await tokenOf(api, maker);
    const rights = async (user = maker) => [...(await api.kernel.rightsOf(user.id))].sort();
    expect(await rights()).toEqual(held);
    await setRequired(true);
    expect(await rights()).toEqual(['flights_search', 'hotels_search', 'show_transactions']);
    const reader = await givenUser(api, clock, { permissions: ['flights_search'] });
    expect(await rights(reader)).toEqual(['flights_search']);
    await givenFactor(api, clock, token);
    expect(await rights()).toEqual(held);
  });

  it('is set and counted in the settings, which need the permission and are recorded', async () => {
    const url = '/security_settings';
    const read = () =>
      call<{ second_factor_required: boolean; version: number; concerned: number; without: number }>(api, {
        url,
        token: admin,
      });
    const before = (await read()).body;
    expect(before.second_factor_required).toBe(false);
    const trader = await givenUser(api, clock, { permissions: ['add_roles'] });
    await givenUser(api, clock, { permissions: ['add_roles'], status: 'suspended' });
    const after = (await read()).body;
    expect(after).toMatchObject({ concerned: before.concerned + 1, without: before.without + 1 });
    const put = (headers: Record<string, string>, token = admin) =>
      call<{ data: object }>(api, {
        method: 'PUT',
        url,
        token,
        headers,
        body: { second_factor_required: true },
      });
    expect((await put({}, await tokenOf(api, trader))).status).toBe(403);
    expect((await put({ 'if-match': `"${before.version + 7}"` })).status).toBe(412);
    expect((await put({ 'if-match': `"${before.version}"` })).body.data).toMatchObject({
      second_factor_required: true,
      version: before.version + 1,
    });
    const history = await call<{ data: object[] }>(api, { url: `${url}/history`, token: admin });
    expect(history.body.data[0]).toMatchObject({
      action: 'update',
      changes: [{ field: 'second_factor_required', before: false, after: true }],
      actor: { name: 'Amira Mansour' },
    });
  });

  it('can be removed by a user who may take over the account: sessions end and the owner is notified', async () => {
    const user = await givenUser(api, clock, { permissions: ['show_transactions'] });
    const token = await tokenOf(api, user);
    await givenFactor(api, clock, token);
    const url = `/users/${user.id}/second-factor`;
    expect((await call(api, { url, token: admin })).body).toMatchObject({ data: { on: true } });
    const clerk = await tokenOf(api, await givenUser(api, clock, { permissions: ['update_users'] }));
    const beyond = await call(api, { method: 'DELETE', url, token: clerk });
    expect({ status: beyond.status, code: beyond.body.code }).toEqual({
      status: 403,
      code: 'permission_not_held',
    });
    expect((await call(api, { url: '/me', token })).status).toBe(200);
    expect((await call(api, { method: 'DELETE', url, token: admin })).status).toBe(200);
    expect((await call(api, { url: '/me', token })).status).toBe(401);
    expect((await call(api, { url, token: admin })).body).toEqual({ data: { on: false, since: null } });
    expect((await auditOf(api, user.id)).at(-1)).toBe('second_factor_removed');
    // After removing a second factor, the remover does not count as a second person for a while.
    const grants = await api.kernel.db
      .selectFrom('power_grants')
      .select('kind')
      .where('receiver_id', '=', user.id)
      .execute();
    expect(grants).toEqual([{ kind: 'reset' }]);
    expect(await tokenOf(api, user)).toEqual(expect.any(String));
    const told = () => api.mails.some(({ to, subject }) => to === user.email && /was removed/.test(subject));
    for (let wait = 0; wait < 100 && !told(); wait += 1) await new Promise((done) => setTimeout(done, 100));
    expect(told()).toBe(true);
    expect((await call(api, { method: 'DELETE', url, token: admin })).status).toBe(422);
  });

  it('cannot be removed by that call from oneself or from a user out of sight', async () => {
    const self = await givenUser(api, clock, { permissions: ['update_users'] });
    const token = await tokenOf(api, self);
    const own = await call(api, { method: 'DELETE', url: `/users/${self.id}/second-factor`, token });
    expect({ status: own.status, code: own.body.code }).toEqual({ status: 422, code: 'own_second_factor' });
    const agent = await givenUser(api, clock, { type: 'customer', permissions: ['update_users'] });
    const foreign = `/users/${self.id}/second-factor`;
    const by = await tokenOf(api, agent);
    expect((await call(api, { url: foreign, token: by })).status).toBe(404);
    expect((await call(api, { method: 'DELETE', url: foreign, token: by })).status).toBe(404);
  });
});
