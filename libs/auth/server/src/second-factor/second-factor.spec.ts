import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { createSecrets } from '@traveldesk/shared-server';
import { auditOf, call, givenUser, modulesAt, testClock, tokenOf, type TestApi } from '../testing/given.fake';
import { challengeOf, codeOf, enterCode, givenFactor } from '../testing/second-factor.fake';
import { resealKeys } from './sealed-key';

const anotherKey = `new:${Buffer.alloc(32, 7).toString('base64')}`;

describeOnDatabase('a user’s own second factor', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock) });
  });
  const own = async (token: string) =>
    (await call<{ data: Record<string, unknown> }>(api, { url: '/second-factor', token })).body.data;
  const rows = (userId: string) =>
    api.kernel.db
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();

  it('has no effect until a code is confirmed, and is stored sealed', async () => {
    const user = await givenUser(api, clock);
    const token = await tokenOf(api, user);
    expect(await own(token)).toEqual({ on: false, since: null, recovery_codes_left: 0, required: false });
    const begun = await call<{ data: { key: string; uri: string } }>(api, {
      method: 'POST',
      url: '/second-factor',
      token,
    });
    expect(begun.body.data.uri).toContain(begun.body.data.key);
    expect(JSON.stringify(await rows(user.id))).not.toContain(begun.body.data.key);
    expect(await tokenOf(api, user)).toEqual(expect.any(String));
    const wrong = await call<{ fields: object }>(api, {
      url: '/second-factor/confirm',
      token,
      body: { code: codeOf(begun.body.data.key, clock.read(), 7) },
    });
    expect({ status: wrong.status, fields: Object.keys(wrong.body.fields) }).toEqual({
      status: 422,
      fields: ['code'],
    });
    expect((await own(token)).on).toBe(false);
  });

  it('is set up once a code of the app is typed: ten recovery codes, other sessions ended, recorded', async () => {
    const user = await givenUser(api, clock);
    const elsewhere = await tokenOf(api, user);
    const token = await tokenOf(api, user);
    const { recovery } = await givenFactor(api, clock, token);
    expect(new Set(recovery).size).toBe(10);
    expect(recovery[0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await own(token)).toMatchObject({ on: true, recovery_codes_left: 10 });
    expect((await call(api, { url: '/me', token: elsewhere })).status).toBe(401);
    expect(await auditOf(api, user.id)).toContain('second_factor_on');
  });

  it('cannot sign in with the code that set it up', async () => {
    const user = await givenUser(api, clock);
    const { key: secret } = await givenFactor(api, clock, await tokenOf(api, user));
    const challenge = await challengeOf(api, user);
    expect((await enterCode(api, challenge, codeOf(secret, clock.read(), -1))).status).toBe(422);
    expect((await enterCode(api, challenge, codeOf(secret, clock.read()))).status).toBe(200);
  });

  it('moves to another device, and only the new one counts from then on', async () => {
    const user = await givenUser(api, clock);
    const token = await tokenOf(api, user);
    const old = await givenFactor(api, clock, token);
    const next = await givenFactor(api, clock, token);
    const challenge = await challengeOf(api, user);
    expect((await enterCode(api, challenge, codeOf(old.key, clock.read()))).status).toBe(422);
    expect((await enterCode(api, challenge, old.recovery[0] ?? '')).status).toBe(422);
    expect((await enterCode(api, challenge, codeOf(next.key, clock.read()))).status).toBe(200);
  });

  it('replaces the ten recovery codes', async () => {
    const user = await givenUser(api, clock);
    const token = await tokenOf(api, user);
    const { recovery } = await givenFactor(api, clock, token);
    const renewed = await call<{ data: { recovery_codes: string[] } }>(api, {
      method: 'POST',
      url: '/second-factor/recovery-codes',
      token,
    });
    expect(renewed.body.data.recovery_codes.some((code) => recovery.includes(code))).toBe(false);
    const challenge = await challengeOf(api, user);
    expect((await enterCode(api, challenge, recovery[0] ?? '')).status).toBe(422);
    expect((await enterCode(api, challenge, renewed.body.data.recovery_codes[0] ?? '')).status).toBe(200);
    expect((await own(token)).recovery_codes_left).toBe(9);
  });

  it('is turned off, and then the password alone signs in again', async () => {
    const user = await givenUser(api, clock);
    const token = await tokenOf(api, user);
    await givenFactor(api, clock, token);
    expect((await call(api, { method: 'DELETE', url: '/second-factor', token })).status).toBe(200);
    expect(await tokenOf(api, user)).toEqual(expect.any(String));
    expect(await own(token)).toMatchObject({ on: false, recovery_codes_left: 0 });
    const again = await call(api, { method: 'DELETE', url: '/second-factor', token });
    expect({ status: again.status, code: again.body.code }).toEqual({
      status: 422,
      code: 'second_factor_none',
    });
    const renew = await call(api, { method: 'POST', url: '/second-factor/recovery-codes', token });
    expect(renew.status).toBe(422);
  });

  it('survives a change of SECRET_KEY, and its key opens only for its owner', async () => {
    const user = await givenUser(api, clock);
    const { key: secret } = await givenFactor(api, clock, await tokenOf(api, user));
    const rotated = createSecrets(`${anotherKey},${api.kernel.config.secretKey}`);
    await resealKeys({ ...api.kernel, secrets: rotated });
    const { secret: sealed } = await rows(user.id);
    const secrets = createSecrets(anotherKey);
    expect(secrets.open(sealed ?? '', `second_factors/${user.id}`)).toBe(secret);
    expect(() => secrets.open(sealed ?? '', 'second_factors/other')).toThrow();
  });
});
