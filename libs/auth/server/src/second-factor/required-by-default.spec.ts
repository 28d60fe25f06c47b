import { describeOnDatabase, notedLoosenings } from '@traveldesk/shared-testing/server';
import type { ServerModule } from '@traveldesk/shared-server';
import { call, givenUser, login, modulesAt, testClock, tokenOf, type TestApi } from '../testing/given.fake';
import { givenFactor } from '../testing/second-factor.fake';

const declaring: ServerModule = {
  name: 'safe',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  // Neither name shows that the permission concerns money.
  permissions: [{ name: 'open_safe', sensitive: 'money' }, 'look_at_safe'],
};

describeOnDatabase('a second factor before staff have set a rule', (makeApi) => {
  const clock = testClock();
  const loosenings = notedLoosenings();
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({
      modules: [...modulesAt(clock), declaring, loosenings.module],
      config: { secondFactorRequired: true },
    });
  });
  const missing = async (permission: string) => {
    const user = await givenUser(api, clock, { permissions: [permission] });
    return 'second_factor_missing' in (await login(api, user.email)).body.data;
  };

  it.each([
    ['update_markups', true],
    ['update_users', true],
    ['open_safe', true],
    ['look_at_safe', false],
    ['show_users', false],
  ])('is required as the configuration says; for a user with %s: %s', async (permission, asked) => {
    expect(await missing(permission)).toBe(asked);
  });

  it('limits the session, and is shown in the settings, until staff set a rule', async () => {
    const boss = await givenUser(api, clock, { administrator: true });
    const trader = await givenUser(api, clock, { permissions: ['update_users', 'show_users'] });
    const [admin, token] = [await tokenOf(api, boss), await tokenOf(api, trader)];
    expect((await call(api, { url: '/users', token })).body.code).toBe('second_factor_required');
    await givenFactor(api, clock, admin);
    const url = '/security_settings';
    const { body } = await call<Record<string, unknown>>(api, { url, token: admin });
    expect(body).toMatchObject({
      second_factor_required: true,
      permissions: expect.arrayContaining([{ key: 'open_safe', kind: 'money' }]) as object,
    });
    const off = { second_factor_required: false, reason: 'A lost phone' };
    const headers = { 'if-match': `"${String(body.version)}"` };
    const save = (to: object, seen: Record<string, string>) =>
      call(api, { method: 'PUT', url, token: admin, headers: seen, body: to });
    expect((await save({ second_factor_required: false }, headers)).body).toMatchObject({
      fields: { reason: expect.any(String) as string },
    });
    expect((await save(off, headers)).status).toBe(200);
    expect(loosenings.asked).toEqual([
      {
        field: 'second_factor_required',
        before: true,
        after: false,
        companyId: null,
        reason: 'A lost phone',
      },
    ]);
    expect((await call(api, { url: '/users', token })).body.code).toBe('second_factor_required');
    await api.kernel.db.updateTable('security_settings').set({ second_factor_required: false }).execute();
    expect((await call(api, { url: '/users', token })).status).toBe(200);
    expect((await save({ second_factor_required: true }, headers)).status).toBe(200);
    expect((await call(api, { url: '/users', token })).body.code).toBe('second_factor_required');
    const history = await call<{ data: object[] }>(api, { url: `${url}/history`, token: admin });
    expect(history.body.data[0]).toMatchObject({ action: 'update' });
  });
});
