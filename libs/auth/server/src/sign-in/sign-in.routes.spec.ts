import { signedInSchema } from '@traveldesk/auth-contract';
import { basePermissions, sessionUserSchema } from '@traveldesk/shared-contract';
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

// Tests with the product's own hash cost.
jest.mock('../passwords/hash-cost', () => jest.requireActual('../passwords/hash-cost.ts'));

describeOnDatabase('signing in', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock) });
  });

  it('returns a token and the nine fields of the user', async () => {
    const user = await givenUser(api, clock, { permissions: ['show_users', 'add_city'] });
    const { status, body } = await login(api, user.email);
    expect(status).toBe(200);
    expect(signedInSchema.parse(body).message).toBe('Welcome, Layla Haddad!');
    expect(body.data.user).toEqual({
      id: user.id,
      name: user.name,
      email: user.email,
      type: 'staff',
      roles: [expect.any(String)],
      permissions: ['add_city', 'show_users'],
      links: [],
      modules: expect.arrayContaining([{ key: 'flights', name: 'Flights' }]),
      password_changed: true,
    });
    expect(Buffer.from(body.data.token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(await auditOf(api, user.id)).toEqual(['create', 'login']);
  });

  it('accepts the address in any case, and the password only exactly', async () => {
    const user = await givenUser(api, clock);
    expect((await login(api, ` ${user.email.toUpperCase()} `)).status).toBe(200);
    expect((await login(api, user.email, password.toUpperCase())).status).toBe(422);
    expect((await login(api, user.email, ` ${password}`)).status).toBe(422);
  });

  it('gives an administrator every permission', async () => {
    const user = await givenUser(api, clock, { administrator: true });
    const { body } = await login(api, user.email);
    const { permissions } = sessionUserSchema.parse(body.data.user);
    expect(permissions).toEqual(expect.arrayContaining([...basePermissions]));
    expect([...permissions].sort()).toEqual([...api.kernel.permissions].sort());
    expect(body.data.user.roles).toEqual(['Administrator']);
  });

  it('stores only the hash of the token', async () => {
    const user = await givenUser(api, clock);
    const token = await tokenOf(api, user);
    const rows = await api.kernel.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', user.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('gives each sign-in its own token, also at the same time', async () => {
    const user = await givenUser(api, clock);
    const tokens = await Promise.all([1, 2, 3, 4].map(() => tokenOf(api, user)));
    expect(new Set(tokens).size).toBe(4);
    const answers = await Promise.all(tokens.map((token) => call(api, { url: '/me', token })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  describe('with wrong input', () => {
    it('gives the same answer for every mistake, in the reader’s language', async () => {
      const user = await givenUser(api, clock);
      const suspended = await givenUser(api, clock, { status: 'suspended' });
      const invited = await givenUser(api, clock, { status: 'invited' });
      const answers = [
        await login(api, user.email, 'not the password'),
        await login(api, 'nobody@nile.example'),
        await login(api, 'no address at all'),
        await login(api, suspended.email),
        await login(api, invited.email),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(422);
        expect(body).toEqual({
          code: 'sign_in_failed',
          message: answers[0]!.body.message,
          request_id: expect.any(String) as string,
        });
      }
      const french = await call(api, {
        url: '/login',
        body: { email: user.email, password: 'x' },
        headers: { 'accept-language': 'fr' },
      });
      expect(french.body.message).toMatch(/^L’adresse e-mail et le mot de passe/);
      expect(await auditOf(api, user.id)).toEqual(['create', 'login_failed', 'login_failed']);
    });

    it('takes about as long for an unknown user as for a wrong password', async () => {
      const user = await givenUser(api, clock);
      await login(api, 'warm-up@nile.example', 'x', '198.51.100.1');
      const time = async (email: string, from: string) => {
        const start = performance.now();
        await login(api, email, 'not the password', from);
        return performance.now() - start;
      };
      const known: number[] = [];
      const unknown: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        known.push(await time(user.email, `198.51.100.${10 + round}`));
        unknown.push(await time(`nobody${round}@nile.example`, `198.51.100.${20 + round}`));
      }
      const ratio = Math.min(...known) / Math.min(...unknown);
      // Without a hash for unknown users, that answer would take a tenth of the time.
      expect(ratio).toBeGreaterThan(0.25);
      expect(ratio).toBeLessThan(4);
    });

    it.each([
      ['no password', { email: 'a@nile.example' }, 'password'],
      ['an empty address', { email: '', password }, 'email'],
      ['a number', { email: 'a@nile.example', password: 7 }, 'password'],
      ['an unknown property', { email: 'a@nile.example', password, remember: true }, 'remember'],
      ['10,000 characters', { email: 'a@nile.example', password: 'x'.repeat(10_000) }, 'password'],
    ])('refuses %s at its field', async (_what, body, field) => {
      const answer = await call<{ code: string; fields: Record<string, string> }>(api, {
        url: '/login',
        body,
      });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    });
  });

  it('does not sign in a user who is suspended while the password is checked', async () => {
    const user = await givenUser(api, clock);
    const running = login(api, user.email);
    await api.kernel.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', user.id).execute();
    const { status, body } = await running;
    if (status === 200) expect((await call(api, { url: '/me', token: body.data.token })).status).toBe(401);
    else expect(status).toBe(422);
  });

  it('hashes a password again that was hashed at a lower cost', async () => {
    const user = await givenUser(api, clock);
    const { hash } = await import('@node-rs/argon2');
    const cheap = await hash(password, { memoryCost: 19456, timeCost: 2 });
    await api.kernel.db
      .updateTable('passwords')
      .set({ hash: cheap })
      .where('user_id', '=', user.id)
      .execute();
    expect((await login(api, user.email)).status).toBe(200);
    const row = await api.kernel.db
      .selectFrom('passwords')
      .select('hash')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(row.hash).toContain('m=65536,t=3');
    expect((await login(api, user.email)).status).toBe(200);
  });
});

describeOnDatabase('the session', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({
      modules: modulesAt(clock),
      config: { sessionIdleMinutes: 30, sessionMaxHours: 12 },
    });
  });
  const status = async (token: string) => (await call(api, { url: '/me', token })).status;

  it('is required by GET /me, which wraps the nine fields in data', async () => {
    const user = await givenUser(api, clock, { permissions: ['show_users'] });
    const { body } = await call<{ data: Record<string, unknown> }>(api, {
      url: '/me',
      token: await tokenOf(api, user),
    });
    expect(Object.keys(body)).toEqual(['data']);
    expect(Object.keys(body.data).sort()).toEqual(
      ['id', 'name', 'email', 'type', 'roles', 'permissions', 'links', 'modules', 'password_changed'].sort(),
    );
    await api.kernel.db
      .updateTable('users')
      .set({ time_zone: 'Asia/Beirut' })
      .where('id', '=', user.id)
      .execute();
    expect((await login(api, user.email)).body.data.user).toMatchObject({ time_zone: 'Asia/Beirut' });
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic abc', `Bearer ${'x'.repeat(600)}`])(
    'is not %j',
    async (authorization) => {
      const answer = await call(api, { url: '/me', headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(answer.body.code).toBe('unauthenticated');
    },
  );

  it('ends when unused for 30 minutes', async () => {
    const token = await tokenOf(api, await givenUser(api, clock));
    clock.forward({ minutes: 29 });
    expect(await status(token)).toBe(200);
    clock.forward({ minutes: 29 });
    expect(await status(token)).toBe(200);
    clock.forward({ minutes: 30 });
    expect(await status(token)).toBe(401);
  });

  it('ends after 12 hours, in use or not', async () => {
    const token = await tokenOf(api, await givenUser(api, clock));
    for (let quarter = 0; quarter < 47; quarter += 1) {
      clock.forward({ minutes: 15 });
      expect(await status(token)).toBe(200);
    }
    clock.forward({ minutes: 15 });
    expect(await status(token)).toBe(401);
  });

  it('ends at logout, without ending others', async () => {
    const user = await givenUser(api, clock);
    const [here, there] = [await tokenOf(api, user), await tokenOf(api, user)];
    const answer = await call(api, { method: 'POST', url: '/logout', token: here });
    expect(answer).toMatchObject({ status: 200, body: { message: 'You have been signed out.' } });
    expect(await status(here)).toBe(401);
    expect(await status(there)).toBe(200);
    expect((await call(api, { method: 'POST', url: '/logout', token: here })).status).toBe(401);
    expect(await auditOf(api, user.id)).toContain('logout');
  });

  it('ends when the user is deleted', async () => {
    const user = await givenUser(api, clock);
    const token = await tokenOf(api, user);
    await api.kernel.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect(await status(token)).toBe(401);
  });
});
