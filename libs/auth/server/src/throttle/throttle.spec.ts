import { createApi, createLog, openPostgres, readConfig } from '@traveldesk/shared-server';
import { createPostgres, describeOnDatabase } from '@traveldesk/shared-testing/server';
import {
  auditOf,
  givenUser,
  login,
  modulesAt,
  password,
  testClock,
  type TestApi,
} from '../testing/given.fake';
import { comparisons, duringHashing } from '../testing/hashing.fake';
import { takeAttempt } from './throttle';

jest.mock('@node-rs/argon2', () =>
  jest
    .requireActual<typeof import('../testing/hashing.fake')>('../testing/hashing.fake')
    .withInterruptions(jest.requireActual('@node-rs/argon2')),
);

const wrong = 'not the password';
const attacker = '198.51.100.66';

describeOnDatabase('guessing at a sign-in', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock) });
  });
  beforeEach(() => clock.forward({ hours: 25 }));

  const guess = async (email: string, times: number, from = attacker) => {
    for (let time = 0; time < times; time += 1) await login(api, email, wrong, from);
  };

  it('is slowed down after five failures: then even the right password gets the answer of a wrong one', async () => {
    const user = await givenUser(api, clock);
    await guess(user.email, 5);
    const held = await login(api, user.email, password, attacker);
    const other = await login(api, 'nobody@nile.example', wrong, '198.51.100.67');
    expect(held.status).toBe(422);
    expect({ ...held.body, request_id: '' }).toEqual({ ...other.body, request_id: '' });
    expect(await auditOf(api, user.id)).toContain('login_throttled');
    clock.forward({ seconds: 3 });
    expect((await login(api, user.email, password, attacker)).status).toBe(200);
  });

  it('does not count an attempt that is delayed when its turn comes', async () => {
    const pair = { kind: 'pair', of: 'mona 198.51.100.66' } as const;
    const attempt = () => api.kernel.db.transaction().execute((tx) => takeAttempt(tx, [pair], clock.read()));
    for (let failures = 1; failures <= 5; failures += 1) {
      expect((await attempt()).counted).toMatchObject([{ failures }]);
    }
    expect(await attempt()).toEqual({ blocked: true, counted: [] });
    clock.forward({ seconds: 3 });
    expect((await attempt()).counted).toMatchObject([{ failures: 6 }]);
  });

  it('is slowed down more and more, but never for more than 15 minutes', async () => {
    const user = await givenUser(api, clock);
    await guess(user.email, 5);
    for (let failures = 6; failures <= 20; failures += 1) {
      clock.forward({ minutes: 15, seconds: 1 });
      await guess(user.email, 1);
    }
    clock.forward({ minutes: 14 });
    expect((await login(api, user.email, password, attacker)).status).toBe(422);
    clock.forward({ minutes: 1, seconds: 1 });
    expect((await login(api, user.email, password, attacker)).status).toBe(200);
  });

  it('is not slowed further by tries during a delay, so that a stranger cannot lock out an owner for ever', async () => {
    const user = await givenUser(api, clock);
    for (let address = 1; address <= 10; address += 1) await guess(user.email, 1, `198.51.100.${address}`);
    await guess(user.email, 30, '198.51.100.99');
    clock.forward({ seconds: 3 });
    expect((await login(api, user.email, password, '203.0.113.200')).status).toBe(200);
  });

  it('does not delay the owner at a known place', async () => {
    const user = await givenUser(api, clock);
    const home = '203.0.113.10';
    expect((await login(api, user.email, password, home)).status).toBe(200);
    for (let address = 1; address <= 14; address += 1) {
      await guess(user.email, 1, `198.51.100.${address}`);
      clock.forward({ minutes: 5, seconds: 1 });
    }
    await guess(user.email, 1, '198.51.100.120');
    expect((await login(api, user.email, password, '203.0.113.11')).status).toBe(422);
    expect((await login(api, user.email, password, home)).status).toBe(200);
  });

  it('is slowed down by network address over many accounts, also through one IPv6 network', async () => {
    const user = await givenUser(api, clock);
    for (let account = 0; account < 50; account += 1) {
      await login(api, `somebody${account}@nile.example`, wrong, `2001:db8:7:7::${account.toString(16)}`);
    }
    expect((await login(api, user.email, password, '2001:db8:7:7:ffff::1')).status).toBe(422);
    expect((await login(api, user.email, password, '2001:db8:7:8::1')).status).toBe(200);
  });

  it('does not delay a user known at a network where strangers fail', async () => {
    const [user, newcomer] = [await givenUser(api, clock), await givenUser(api, clock)];
    const office = '203.0.113.77';
    expect((await login(api, user.email, password, office)).status).toBe(200);
    for (let account = 0; account < 50; account += 1) {
      await login(api, `office${account}@nile.example`, wrong, office);
    }
    expect((await login(api, newcomer.email, password, office)).status).toBe(422);
    expect((await login(api, user.email, password, office)).status).toBe(200);
  });

  it('counts simultaneous guesses one by one', async () => {
    const user = await givenUser(api, clock);
    await Promise.all(Array.from({ length: 12 }, () => login(api, user.email, wrong, attacker)));
    expect((await auditOf(api, user.id)).filter((action) => action === 'login_failed')).toHaveLength(5);
    expect((await login(api, user.email, password, attacker)).status).toBe(422);
  });

  it('resets the pair after a success, but keeps counting for account and address', async () => {
    const user = await givenUser(api, clock);
    await guess(user.email, 4);
    expect((await login(api, user.email, password, attacker)).status).toBe(200);
    await guess(user.email, 4);
    expect((await login(api, user.email, password, attacker)).status).toBe(200);
    const rows = await api.kernel.db
      .selectFrom('throttles')
      .selectAll()
      .where('last_failure_at', '=', clock.read())
      .where('failures', '=', 8)
      .execute();
    expect(rows.map(({ key }) => key.split(':')[0]).sort()).toEqual(['account', 'address']);
  });

  it('during a delay costs no hash, counts as no failure and is recorded once', async () => {
    const user = await givenUser(api, clock);
    const unknown = `nobody.${user.email}`;
    for (const email of [user.email, unknown]) {
      await guess(email, 5);
      const before = comparisons();
      await guess(email, 10);
      expect(comparisons()).toBe(before);
    }
    expect((await auditOf(api, user.id)).filter((action) => action === 'login_throttled')).toHaveLength(1);
    // Two seconds, as after the fifth failure: no further failure was counted.
    clock.forward({ seconds: 3 });
    await guess(user.email, 2);
    expect((await auditOf(api, user.id)).filter((action) => action === 'login_throttled')).toHaveLength(2);
    clock.forward({ seconds: 5 });
    expect((await login(api, user.email, password, attacker)).status).toBe(200);
  });

  it('does not count an attempt that was rejected because of a full queue', async () => {
    const crowd = Array.from({ length: 56 }, (_, one) => one);
    const answers = await Promise.all(
      crowd.map((one) => login(api, `crowd.${one}@nile.example`, wrong, `198.51.${one % 2}.7`)),
    );
    const judged = answers.filter(({ status }) => status === 422).length;
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(crowd.length - judged);
    expect(judged).toBeLessThan(crowd.length);
    const rows = await api.kernel.db
      .selectFrom('throttles')
      .select('failures')
      .where('key', 'like', 'address:%')
      .where('last_failure_at', '=', clock.read())
      .execute();
    expect(rows.reduce((sum, { failures }) => sum + failures, 0)).toBe(judged);
  });

  it('fills the queue for strangers of its network, not for users known there', async () => {
    const [user, newcomer] = [await givenUser(api, clock), await givenUser(api, clock)];
    const office = '203.0.113.78';
    expect((await login(api, user.email, password, office)).status).toBe(200);
    // Two hashes run until the test ends them, and fifty guesses wait behind them.
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const held = ['first', 'second'].map((typed) => {
      const begun = new Promise<void>((resolve) => {
        duringHashing(typed, () => {
          resolve();
          return finished;
        });
      });
      return { begun, answer: login(api, `${typed}@nile.example`, typed, '198.51.100.200') };
    });
    await Promise.all(held.map(({ begun }) => begun));
    let sentAway = 0;
    const guesses = Array.from({ length: 52 }, async (_, one) => {
      const { status } = await login(api, `queue.${one}@nile.example`, wrong, office);
      if (status === 429) sentAway += 1;
    });
    while (sentAway === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const stranger = await login(api, newcomer.email, password, office);
    const known = login(api, user.email, password, office);
    await Promise.race([known, new Promise((resolve) => setTimeout(resolve, 300))]);
    finish();
    expect([stranger.status, (await known).status]).toEqual([429, 200]);
    await Promise.all([...held.map(({ answer }) => answer), ...guesses]);
  });

  it('stores no address in plain text', async () => {
    await login(api, 'my password in the wrong field', wrong, attacker);
    const rows = await api.kernel.db.selectFrom('throttles').select('key').execute();
    expect(JSON.stringify(rows)).not.toContain('password');
    expect(JSON.stringify(rows)).not.toContain(attacker);
  });
});

it('guessing is slowed down across a restart', async () => {
  const clock = testClock();
  const { url, drop } = await createPostgres();
  const start = () =>
    createApi({
      config: { ...readConfig({ NODE_ENV: 'test', CALL_LIMIT: '0' }), secretKey: '00'.repeat(32) },
      modules: modulesAt(clock),
      connection: openPostgres(url),
      log: createLog({ logLevel: 'silent' }),
      work: false,
    });
  const asTestApi = (api: Awaited<ReturnType<typeof start>>) =>
    ({ ...api, inject: api.app.inject.bind(api.app) }) as unknown as TestApi;

  const first = await start();
  const user = await givenUser(asTestApi(first), clock);
  for (let time = 0; time < 5; time += 1) await login(asTestApi(first), user.email, wrong, attacker);
  await first.close();

  const second = await start();
  expect((await login(asTestApi(second), user.email, password, attacker)).status).toBe(422);
  clock.forward({ seconds: 3 });
  expect((await login(asTestApi(second), user.email, password, attacker)).status).toBe(200);
  await second.close();
  await drop();
});
