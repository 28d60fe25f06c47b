import { transaction } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { mailLink } from '../links/link.mail';
import { newLink } from '../links/link';
import {
  auditOf,
  call,
  givenUser,
  login,
  modulesAt,
  testClock,
  type GivenUser,
  type TestApi,
} from '../testing/given.fake';
import { userById } from '@traveldesk/users-server';

const chosen = 'nine green umbrellas';
const tokenIn = (text: string) => /#token=([\w-]{43})\b/.exec(text)?.[1] ?? '';

describeOnDatabase('an invitation', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock) });
  });

  const invitationFor = async (user: GivenUser) =>
    tokenIn(
      await transaction(api.kernel.db, (tx) =>
        newLink(tx, {
          kind: 'invitation',
          user,
          now: clock.read(),
          publicUrl: 'https://desk.example',
        }),
      ),
    );
  const invited = async () => {
    const user = await givenUser(api, clock, { status: 'invited', name: 'Layla', language: 'fr' });
    return { user, token: await invitationFor(user) };
  };
  const read = (token: string) => call(api, { url: '/invitation', headers: { 'x-invitation-token': token } });
  const accept = (token: string, change: object = {}) =>
    call<{ data: { email: string }; code: string; fields?: Record<string, string> }>(api, {
      url: '/user-form',
      body: { token, name: 'Mona Said', language: 'ar', password: chosen, ...change },
    });

  it('shows for whom it is, each time it is opened', async () => {
    const { user, token } = await invited();
    for (let time = 0; time < 2; time += 1) {
      expect(await read(token)).toMatchObject({
        status: 200,
        body: { data: { name: 'Layla', email: user.email, language: 'fr' } },
      });
    }
  });

  it('accepts name, language and password once; then the person can sign in', async () => {
    const { user, token } = await invited();
    const answer = await accept(token);
    expect(answer).toMatchObject({ status: 200, body: { data: { email: user.email } } });
    expect(JSON.stringify(answer.body)).not.toContain('token');
    const { status, body } = await login(api, user.email, chosen);
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ name: 'Mona Said', password_changed: true });
    expect(await userById(api.kernel.db, user.id)).toMatchObject({ status: 'active', language: 'ar' });
    expect((await accept(token)).body.code).toBe('link_unusable');
    expect((await read(token)).status).toBe(404);
    expect(await auditOf(api, user.id)).toEqual(['create', 'invitation_accepted', 'login']);
  });

  it('is accepted once, also by two at the same time', async () => {
    const { token } = await invited();
    const answers = await Promise.all([accept(token), accept(token, { name: 'Somebody Else' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('expires after seven days; a password request sends a new one', async () => {
    const { user, token } = await invited();
    clock.forward({ hours: 7 * 24 - 1 });
    expect((await read(token)).status).toBe(200);
    clock.forward({ hours: 1 });
    expect((await read(token)).status).toBe(404);
    expect((await accept(token)).body.code).toBe('link_unusable');
    const sent = jest.spyOn(api.kernel.mail, 'send').mockResolvedValue();
    await transaction(api.kernel.db, async (tx) => {
      const person = await userById(tx, user.id);
      if (person) await mailLink(tx, api.kernel, person, clock.read());
    });
    const mail = sent.mock.calls[0]![0];
    sent.mockRestore();
    expect(mail).toMatchObject({ to: user.email, language: 'fr', subject: 'Votre invitation à Traveldesk' });
    expect(mail.text).toContain('/user-form#token=');
    expect(mail.text).toContain('pendant 7 jours');
    expect((await accept(tokenIn(mail.text))).status).toBe(200);
  });

  it('is not a reset link, nor the other way round', async () => {
    const { token } = await invited();
    const answer = await call<{ code: string }>(api, {
      url: '/reset-password',
      body: { token, password: chosen },
    });
    expect(answer.body.code).toBe('link_unusable');
  });

  it.each([
    ['a known password', { password: 'passwordpassword' }, 'password'],
    [
      'a password with the name just typed',
      { name: 'Umbrella', password: 'nine green umbrellas' },
      'password',
    ],
    ['an empty name', { name: '  ' }, 'name'],
    ['a name with a right-to-left override', { name: 'Mona\u202e' }, 'name'],
    ['an unknown language', { language: 'de' }, 'language'],
    ['another address', { email: 'mallory@nile.example' }, 'email'],
    ['a role', { roles: ['Administrator'] }, 'roles'],
  ])('refuses %s at its field and stays valid', async (_what, change, field) => {
    const { token } = await invited();
    const answer = await accept(token, change);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
    expect((await accept(token)).status).toBe(200);
  });

  it('is not found without its secret', async () => {
    expect((await read('x'.repeat(43))).status).toBe(404);
    expect((await call(api, { url: '/invitation' })).status).toBe(400);
    expect((await accept('x'.repeat(43))).body.code).toBe('link_unusable');
  });
});
