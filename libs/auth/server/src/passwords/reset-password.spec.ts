import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { deleteWhatIsOver } from '../auth.jobs';
import {
  auditOf,
  call,
  givenUser,
  login,
  modulesAt,
  password,
  testClock,
  tokenOf,
  type GivenUser,
  type TestApi,
} from '../testing/given.fake';

const next = 'nine green umbrellas';
const publicUrl = 'https://desk.example';

describeOnDatabase('a forgotten password', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock), work: true, config: { publicUrl } });
  });

  const ask = (email: string, from?: string) => call(api, { url: '/forget-password', body: { email }, from });
  const reset = (token: string, typed = next) =>
    call<{ message: string; code: string; fields?: Record<string, string> }>(api, {
      url: '/reset-password',
      body: { token, password: typed },
    });

  const mailsTo = (email: string) => api.mails.filter((mail) => mail.to === email);
  const mailTo = async (email: string, count = 1) => {
    const end = Date.now() + 15_000;
    while (mailsTo(email).length < count && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const mail = mailsTo(email)[count - 1];
    if (!mail) throw new Error(`no mail to ${email}`);
    return mail;
  };
  const linkFor = async (user: GivenUser, count = 1) => {
    await ask(user.email);
    const { text } = await mailTo(user.email, count);
    return /#token=([\w-]{43})\b/.exec(text)?.[1] ?? '';
  };

  it('is replaced with the link from the mail, which does not sign in', async () => {
    const user = await givenUser(api, clock);
    const session = await tokenOf(api, user);
    const token = await linkFor(user);
    const answer = await reset(token);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('new password') as string },
    });
    expect(Object.keys(answer.body)).toEqual(['message']);
    expect((await call(api, { url: '/me', token: session })).status).toBe(401);
    expect((await login(api, user.email, password, '203.0.113.3')).status).toBe(422);
    expect((await login(api, user.email, next)).status).toBe(200);
    expect((await mailTo(user.email, 2)).subject).toBe('Your password was changed');
    expect(await auditOf(api, user.id)).toEqual([
      'create',
      'login',
      'password_reset',
      'login_failed',
      'login',
    ]);
  });

  it('can be replaced after any number of refused passwords', async () => {
    const user = await givenUser(api, clock);
    const token = await linkFor(user);
    for (let time = 0; time < 6; time += 1) {
      expect(Object.keys((await reset(token, 'passwordpassword')).body.fields ?? {})).toEqual(['password']);
    }
    expect((await reset(token)).status).toBe(200);
    expect((await login(api, user.email, next)).status).toBe(200);
  });

  it.each([
    ['en', 'Set a new password'],
    ['fr', 'Choisissez un nouveau mot de passe'],
    ['ar', 'تعيين كلمة مرور جديدة'],
  ] as const)(
    'is mailed in the user’s language (%s), as text and HTML, with a link to the configured address',
    async (language, subject) => {
      const user = await givenUser(api, clock, { language, name: 'Zoé <b>Lefèvre</b>' });
      await ask(user.email);
      const mail = await mailTo(user.email);
      expect(mail).toMatchObject({ language, subject });
      const link = /https:\/\/desk\.example\/reset-password#token=[\w-]{43}/;
      expect(mail.text).toMatch(link);
      expect(mail.html).toMatch(link);
      expect(mail.html).toContain('Zoé &lt;b&gt;Lefèvre&lt;/b&gt;');
    },
  );

  it('gets the same answer for an unknown address, without a mail', async () => {
    const user = await givenUser(api, clock);
    const suspended = await givenUser(api, clock, { status: 'suspended' });
    const nobody = `${newId()}@nile.example`;
    const answers = [await ask(user.email), await ask(nobody), await ask(suspended.email)];
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 200, body: answers[0]!.body });
    }
    await mailTo(user.email);
    expect([...mailsTo(nobody), ...mailsTo(suspended.email)]).toEqual([]);
  });

  it('cannot be used to flood a mailbox, and does not reveal that', async () => {
    const user = await givenUser(api, clock);
    for (let time = 0; time < 8; time += 1) expect((await ask(user.email, '198.51.100.9')).status).toBe(200);
    await mailTo(user.email, 5);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(mailsTo(user.email)).toHaveLength(5);
  });

  describe('has a link that', () => {
    it('works once', async () => {
      const token = await linkFor(await givenUser(api, clock));
      expect((await reset(token)).status).toBe(200);
      expect(await reset(token, 'seven tall giraffes')).toMatchObject({
        status: 422,
        body: { code: 'link_unusable' },
      });
    });

    it('works once, also if used twice at the same time', async () => {
      const token = await linkFor(await givenUser(api, clock));
      const answers = await Promise.all([reset(token), reset(token, 'seven tall giraffes'), reset(token)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    });

    it('works for 30 minutes', async () => {
      const user = await givenUser(api, clock);
      const token = await linkFor(user);
      clock.forward({ minutes: 30 });
      expect((await reset(token)).body.code).toBe('link_unusable');
      expect((await login(api, user.email)).status).toBe(200);
    });

    it('is invalid once there is a newer one', async () => {
      const user = await givenUser(api, clock);
      const older = await linkFor(user);
      const newer = await linkFor(user, 2);
      expect((await reset(older)).body.code).toBe('link_unusable');
      expect((await reset(newer)).status).toBe(200);
    });

    it('is invalid once the password was changed in another way', async () => {
      const user = await givenUser(api, clock);
      const token = await linkFor(user);
      const body = { current_password: password, new_password: next };
      await call(api, { url: '/update_password', token: await tokenOf(api, user), body });
      expect((await reset(token, 'seven tall giraffes')).body.code).toBe('link_unusable');
    });

    it('is invalid for a user suspended meanwhile', async () => {
      const user = await givenUser(api, clock);
      const token = await linkFor(user);
      await api.kernel.db
        .updateTable('users')
        .set({ status: 'suspended' })
        .where('id', '=', user.id)
        .execute();
      expect((await reset(token)).body.code).toBe('link_unusable');
    });

    it('stays valid if the password is refused', async () => {
      const token = await linkFor(await givenUser(api, clock));
      expect((await reset(token, 'passwordpassword')).body.fields).toHaveProperty('password');
      expect((await reset(token, 'too short')).body.fields).toHaveProperty('password');
      expect((await reset(token)).status).toBe(200);
    });

    it('is stored as a hash', async () => {
      const token = await linkFor(await givenUser(api, clock));
      const rows = await api.kernel.db.selectFrom('links').selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  it.each([
    ['/forget-password', {}, 'email'],
    ['/forget-password', { email: 'no address' }, 'email'],
    ['/forget-password', { email: 'a@nile.example', link: 'https://evil.example' }, 'link'],
    ['/reset-password', { token: 'x', password: 'short' }, 'password'],
    ['/reset-password', { password: next }, 'token'],
    ['/reset-password', { token: 'x', password: next, email: 'a@nile.example' }, 'email'],
  ])('%s refuses %j at %s', async (url, body, field) => {
    const answer = await call<{ fields: Record<string, string> }>(api, { url, body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('deletes expired links', async () => {
    const user = await givenUser(api, clock);
    await tokenOf(api, user);
    await linkFor(user);
    clock.forward({ hours: 25 });
    await deleteWhatIsOver(api.kernel, clock.read());
    for (const table of ['sessions', 'links', 'throttles'] as const) {
      expect(await api.kernel.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
