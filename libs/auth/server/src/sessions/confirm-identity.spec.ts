import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import {
  auditOf,
  call,
  givenUser,
  login,
  modulesAt,
  password,
  testClock,
  tokenOf,
  type TestApi,
} from '../testing/given.fake';
import { codeOf, givenFactor } from '../testing/second-factor.fake';

describeOnDatabase('a fresh sign-in', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock), config: { sessionFreshMinutes: 10 } });
  });
  /** Sends a request that needs a fresh sign-in. */
  const begin = async (token: string) => {
    const { status, body } = await call(api, { method: 'POST', url: '/second-factor', token });
    return body.code ? [status, body.code] : [status];
  };
  const confirm = (token: string, body: { password: string; code?: string }) =>
    call<{ fields?: Record<string, string> }>(api, { url: '/sessions/fresh', token, body });

  it('lasts ten minutes, and use does not renew it', async () => {
    const token = await tokenOf(api, await givenUser(api, clock));
    clock.forward({ minutes: 9 });
    expect(await begin(token)).toEqual([200]);
    clock.forward({ minutes: 1 });
    expect(await begin(token)).toEqual([403, 'fresh_sign_in_required']);
    expect((await call(api, { url: '/me', token })).status).toBe(200);
  });

  it('is renewed by the password, for this session only', async () => {
    const user = await givenUser(api, clock);
    const [token, other] = [await tokenOf(api, user), await tokenOf(api, user)];
    clock.forward({ minutes: 11 });
    expect((await confirm(token, { password })).status).toBe(200);
    expect(await begin(token)).toEqual([200]);
    expect(await begin(other)).toEqual([403, 'fresh_sign_in_required']);
    expect(await auditOf(api, user.id)).toContain('identity_confirmed');
  });

  it('is not renewed by a wrong password, and guesses are slowed down', async () => {
    const user = await givenUser(api, clock);
    const token = await tokenOf(api, user);
    clock.forward({ minutes: 11 });
    for (let guess = 0; guess < 5; guess += 1) {
      const { status, body } = await confirm(token, { password: `wrong ${guess}` });
      expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({
        status: 422,
        fields: ['password'],
      });
    }
    expect((await confirm(token, { password })).status).toBe(422);
    expect(await begin(token)).toEqual([403, 'fresh_sign_in_required']);
    expect((await auditOf(api, user.id)).at(-1)).toBe('password_refused');
    clock.forward({ seconds: 3 });
    expect((await confirm(token, { password })).status).toBe(200);
  });

  it('also requires a code if there is a second factor, and each code works once', async () => {
    const user = await givenUser(api, clock);
    const token = await tokenOf(api, user);
    const { key, recovery } = await givenFactor(api, clock, token);
    clock.forward({ minutes: 11 });
    const fields = async (given: { password: string; code?: string }) =>
      Object.keys((await confirm(token, given)).body.fields ?? {});
    expect(await fields({ password })).toEqual(['code']);
    expect(await fields({ password, code: codeOf(key, clock.read(), 5) })).toEqual(['code']);
    expect(await fields({ password: 'wrong', code: codeOf(key, clock.read()) })).toEqual(['password']);
    expect(await begin(token)).toEqual([403, 'fresh_sign_in_required']);
    const code = codeOf(key, clock.read());
    expect((await confirm(token, { password, code })).status).toBe(200);
    expect(await begin(token)).toEqual([200]);
    expect(await fields({ password, code })).toEqual(['code']);
    expect((await confirm(token, { password, code: recovery[3] })).status).toBe(200);
  });

  it('is required to change the password if there is a second factor; else the current password is enough', async () => {
    const user = await givenUser(api, clock);
    const token = await tokenOf(api, user);
    clock.forward({ minutes: 11 });
    const change = (from: string, to: string) =>
      call(api, { url: '/update_password', token, body: { current_password: from, new_password: to } });
    expect((await change(password, 'violet anchor mango 7')).status).toBe(200);
    expect((await confirm(token, { password: 'violet anchor mango 7' })).status).toBe(200);
    const { key } = await givenFactor(api, clock, token);
    clock.forward({ minutes: 11 });
    const stale = await change('violet anchor mango 7', 'copper lantern dune 4');
    expect({ status: stale.status, code: stale.body.code }).toEqual({
      status: 403,
      code: 'fresh_sign_in_required',
    });
    await confirm(token, { password: 'violet anchor mango 7', code: codeOf(key, clock.read()) });
    expect((await change('violet anchor mango 7', 'copper lantern dune 4')).status).toBe(200);
  });

  it('follows from every sign-in', async () => {
    const user = await givenUser(api, clock);
    const { body } = await login(api, user.email);
    expect(await begin(body.data.token)).toEqual([200]);
  });
});
