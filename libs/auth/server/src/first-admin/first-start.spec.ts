import { createLog, createSecrets, systemChange } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { createFirstAdministrator } from './first-administrator';
import { prepareFirstAdministrator } from './first-start';
import { call, login, modulesAt, startTestApi, testClock, type TestApi } from '../testing/given.fake';

const chosen = 'nine green umbrellas';

describeOnDatabase('the first start', (makeApi) => {
  const clock = testClock();
  const printed = async (api: TestApi) => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) });
    await prepareFirstAdministrator({ ...api.kernel, log }, clock.read);
    return /https?:\/\/\S+\/user-form#token=([\w-]{43})/.exec(lines.join(''))?.[1];
  };
  const setUp = (api: TestApi, token: string, email = 'Boss@nile.example') =>
    call<{ code: string; data: { email: string } }>(api, {
      url: '/user-form',
      body: { token, name: 'Mona Said', email, language: 'en', password: chosen },
    });

  it('creates the administrator of the configuration, and no second one', async () => {
    const config = { demoData: false, adminEmail: 'Boss@nile.example', adminPassword: chosen };
    const api = await makeApi({ modules: modulesAt(clock), config });
    const { status, body } = await login(api, 'boss@nile.example', chosen);
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ type: 'staff', roles: ['Administrator'], password_changed: true });
    await prepareFirstAdministrator(
      { ...api.kernel, config: { ...api.kernel.config, adminEmail: 'x@nile.example' } },
      clock.read,
    );
    expect((await login(api, 'x@nile.example', chosen)).status).toBe(422);
  });

  it('without one has no account, and prints a link that works once', async () => {
    const api = await makeApi({ modules: modulesAt(clock), config: { demoData: false } });
    expect(await api.kernel.db.selectFrom('users').selectAll().execute()).toEqual([]);
    const token = (await printed(api)) ?? '';
    expect((await call(api, { url: '/invitation', headers: { 'x-invitation-token': token } })).body).toEqual({
      data: { name: '', email: null, language: 'en' },
    });
    const missing = await call<{ fields: object }>(api, {
      url: '/user-form',
      body: { token, name: 'Mona Said', language: 'en', password: chosen },
    });
    expect(Object.keys(missing.body.fields)).toEqual(['email']);
    const answers = await Promise.all([setUp(api, token), setUp(api, token, 'mallory@nile.example')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const administrators = await api.kernel.db.selectFrom('user_roles').selectAll().execute();
    expect(administrators).toHaveLength(1);
    expect(await printed(api)).toBeUndefined();
  });

  it('prints one link for all replicas, valid across starts, and a new one when it has expired', async () => {
    const api = await makeApi({ modules: modulesAt(clock), config: { demoData: false } });
    const together = await Promise.all([printed(api), printed(api), printed(api)]);
    clock.forward({ minutes: 20 });
    const later = await printed(api);
    expect(new Set([...together, later]).size).toBe(1);
    clock.forward({ minutes: 11 });
    const newer = (await printed(api)) ?? '';
    expect((await setUp(api, later ?? '')).body.code).toBe('link_unusable');
    clock.forward({ minutes: 29 });
    expect((await setUp(api, newer)).body.data).toEqual({ email: 'boss@nile.example' });
  });

  it('says how long the link is still valid', async () => {
    const api = await makeApi({ modules: modulesAt(clock), config: { demoData: false } });
    const said: string[] = [];
    const log = createLog({ logLevel: 'warn' }, { write: (line: string) => void said.push(line) });
    await printed(api);
    clock.forward({ minutes: 20 });
    await prepareFirstAdministrator({ ...api.kernel, log }, clock.read);
    expect(said.join('')).toContain('within 10 minutes');
  });

  it('prints another link if the secret key has changed', async () => {
    const api = await makeApi({ modules: modulesAt(clock), config: { demoData: false } });
    const other = { ...api.kernel, secrets: createSecrets('11'.repeat(32)) };
    const [first, second] = [await printed(api), await printed({ ...api, kernel: other })];
    expect(second).not.toBe(first);
    expect((await setUp(api, second ?? '')).status).toBe(200);
  });

  it('creates the configured administrator once, even if several processes start together', async () => {
    const api = await makeApi({ modules: modulesAt(clock), config: { demoData: false } });
    const config = { ...api.kernel.config, adminEmail: 'boss@nile.example', adminPassword: chosen };
    await Promise.all([1, 2, 3].map(() => prepareFirstAdministrator({ ...api.kernel, config }, clock.read)));
    expect(await api.kernel.db.selectFrom('users').select('email').execute()).toEqual([
      { email: 'boss@nile.example' },
    ]);
  });

  it('refuses a set-up link once there is an administrator', async () => {
    const api = await makeApi({ modules: modulesAt(clock), config: { demoData: false } });
    const token = (await printed(api)) ?? '';
    const person = { name: 'First', email: 'first@nile.example', language: 'en' } as const;
    await systemChange(api.kernel, (tx, record) => createFirstAdministrator(tx, record, person));
    expect((await setUp(api, token)).body.code).toBe('link_unusable');
  });
});

it('a start with an easily guessed administrator password stops and names the variable', async () => {
  const clock = testClock();
  const api = await startTestApi({ modules: modulesAt(clock), config: { demoData: true } });
  const config = { ...api.kernel.config, adminEmail: 'boss@nile.example', adminPassword: 'passwordpassword' };
  await expect(prepareFirstAdministrator({ ...api.kernel, config }, clock.read)).rejects.toThrow(
    /^ADMIN_PASSWORD /,
  );
  await api.close();
});
