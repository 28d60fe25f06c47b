import { transaction } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { setPassword } from '../passwords/set-password';
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
import { challengeOf, codeOf, enterCode, givenFactor } from '../testing/second-factor.fake';

describeOnDatabase('a sign-in in two steps', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock), work: true });
  });
  const given = async () => {
    const user = await givenUser(api, clock);
    const factor = await givenFactor(api, clock, await tokenOf(api, user));
    return { user, ...factor };
  };

  it('asks for a code, without a session, and signs in with it', async () => {
    const { user, key } = await given();
    const first = await login(api, user.email);
    expect(Object.keys(first.body.data)).toEqual(['challenge']);
    expect(first.body.message).toBe('Enter the code from your authenticator app.');
    const { challenge } = first.body.data as unknown as { challenge: string };
    expect((await call(api, { url: '/me', token: challenge })).status).toBe(401);
    const stored = await api.kernel.db.selectFrom('sign_in_challenges').select('token_hash').execute();
    expect(stored.map(({ token_hash: hash }) => hash)).not.toContain(challenge);
    const { status, body } = await enterCode(api, challenge, codeOf(key, clock.read()));
    expect(status).toBe(200);
    expect((await call(api, { url: '/me', token: body.data.token })).status).toBe(200);
    expect((await auditOf(api, user.id)).slice(-2)).toEqual(['code_asked', 'login']);
  });

  it('a wrong password reveals nothing about the second factor', async () => {
    const { user } = await given();
    const wrong = await login(api, user.email, 'not the password');
    const nobody = await login(api, 'nobody@nile.example', 'not the password');
    expect({ ...wrong.body, request_id: '' }).toEqual({ ...nobody.body, request_id: '' });
    expect(wrong.status).toBe(nobody.status);
  });

  it.each([
    ['the step before', -1, 200],
    ['the step after', 1, 200],
    ['two steps after', 2, 422],
  ])('a code of %s answers', async (_, steps, status) => {
    const { user, key } = await given();
    clock.forward({ seconds: 30 });
    const challenge = await challengeOf(api, user);
    expect((await enterCode(api, challenge, codeOf(key, clock.read(), steps))).status).toBe(status);
  });

  it('accepts Arabic digits and spaces', async () => {
    const { user, key } = await given();
    const code = codeOf(key, clock.read());
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    const typed = `${arabic.slice(0, 3)} ${arabic.slice(3)}`;
    expect((await enterCode(api, await challengeOf(api, user), typed)).status).toBe(200);
  });

  it('a code signs in once, also if two use it at the same time', async () => {
    const { user, key } = await given();
    const challenges = [await challengeOf(api, user), await challengeOf(api, user)];
    const code = codeOf(key, clock.read());
    const answers = await Promise.all(challenges.map((challenge) => enterCode(api, challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await enterCode(api, await challengeOf(api, user), code)).status).toBe(422);
    clock.forward({ seconds: 30 });
    const next = codeOf(key, clock.read());
    expect((await enterCode(api, await challengeOf(api, user), next)).status).toBe(200);
  });

  it('a challenge ends when the password used for it changes', async () => {
    const { user, key } = await given();
    const challenge = await challengeOf(api, user);
    const now = clock.read();
    await transaction(api.kernel.db, (tx) =>
      setPassword(tx, { userId: user.id, hash: 'of another password', now }),
    );
    expect((await enterCode(api, challenge, codeOf(key, now))).body.code).toBe('challenge_unusable');
  });

  it('a challenge signs in once, also if two use it at the same time, and lasts five minutes', async () => {
    const { user, key, recovery } = await given();
    const challenge = await challengeOf(api, user);
    const answers = await Promise.all([
      enterCode(api, challenge, codeOf(key, clock.read())),
      enterCode(api, challenge, recovery[0] ?? ''),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('challenge_unusable');
    const late = await challengeOf(api, user);
    clock.forward({ minutes: 5 });
    const answer = await enterCode(api, late, codeOf(key, clock.read()));
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 422,
      code: 'challenge_unusable',
    });
  });

  it('a recovery code signs in once, also if two use it at the same time, and the owner is notified', async () => {
    const { user, recovery } = await given();
    const [code = ''] = recovery;
    const challenges = [await challengeOf(api, user), await challengeOf(api, user)];
    const typed = [code.toLowerCase().replaceAll('-', ' '), code];
    const answers = await Promise.all(
      challenges.map((challenge, index) => enterCode(api, challenge, typed[index] ?? '')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await auditOf(api, user.id)).toContain('recovery_code_used');
    const told = () => api.mails.find(({ to, subject }) => to === user.email && /recovery/.test(subject));
    for (let wait = 0; wait < 100 && !told(); wait += 1) await new Promise((done) => setTimeout(done, 100));
    expect(told()?.text).toContain('Recovery codes left: 9.');
  });

  it('wrong codes are slowed down, whatever happens meanwhile, and recorded in the audit trail', async () => {
    const { user, key } = await given();
    const from = '198.51.100.23';
    const challenge = await challengeOf(api, user, from);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await enterCode(api, challenge, codeOf(key, clock.read(), 9), from)).status).toBe(422);
    }
    const right = codeOf(key, clock.read());
    expect((await enterCode(api, challenge, right, from)).status).toBe(422);
    expect((await auditOf(api, user.id)).slice(-2)).toEqual(['code_failed', 'code_throttled']);
    clock.forward({ seconds: 3 });
    expect((await enterCode(api, challenge, codeOf(key, clock.read()), from)).status).toBe(200);
  });

  it('wrong codes of strangers do not delay the owner at a known place', async () => {
    const { user, key } = await given();
    const home = '203.0.113.30';
    await enterCode(api, await challengeOf(api, user, home), codeOf(key, clock.read()), home);
    clock.forward({ seconds: 30 });
    // Somebody who knows the password, from a new address each time.
    const challenge = await challengeOf(api, user);
    for (let place = 1; place <= 10; place += 1) {
      await enterCode(api, challenge, codeOf(key, clock.read(), 9), `198.51.100.${place}`);
    }
    const right = codeOf(key, clock.read());
    expect((await enterCode(api, challenge, right, '198.51.100.99')).status).toBe(422);
    expect((await auditOf(api, user.id)).at(-1)).toBe('code_throttled');
    expect((await enterCode(api, challenge, right, home)).status).toBe(200);
  });

  it('does not continue after the user was suspended or the password changed', async () => {
    const { user, key } = await given();
    const challenge = await challengeOf(api, user);
    await api.kernel.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', user.id).execute();
    expect((await enterCode(api, challenge, codeOf(key, clock.read()))).body.code).toBe('challenge_unusable');
    await api.kernel.db.updateTable('users').set({ status: 'active' }).where('id', '=', user.id).execute();
    const session = await enterCode(api, challenge, codeOf(key, clock.read()));
    expect(session.status).toBe(200);
    const second = await challengeOf(api, user);
    const changed = await call(api, {
      url: '/update_password',
      token: session.body.data.token,
      body: { current_password: 'plum kettle zoo', new_password: 'violet anchor mango 7' },
    });
    expect(changed.status).toBe(200);
    clock.forward({ seconds: 30 });
    expect((await enterCode(api, second, codeOf(key, clock.read()))).body.code).toBe('challenge_unusable');
  });
});
