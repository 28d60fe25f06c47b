import { transaction } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { userById } from '@traveldesk/users-server';
import { mailLink } from '../links/link.mail';
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
import { mailTo, tokenIn } from '../testing/mails.fake';
import { challengeOf, codeOf, enterCode, givenFactor } from '../testing/second-factor.fake';

const next = 'nine green umbrellas';

describeOnDatabase('another email address', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  let boss: GivenUser;
  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock), work: true });
    boss = await givenUser(api, clock, { administrator: true });
  });

  const save = async (user: GivenUser, change: object, from?: string) => {
    const answer = await call(api, {
      method: 'PUT',
      url: `/users/${user.id}`,
      token: await tokenOf(api, boss, from),
      body: {
        name: user.name,
        email: user.email,
        phone: null,
        type: 'staff',
        company_id: null,
        roles: await rolesOf(user),
        language: 'fr',
        ...change,
      },
    });
    expect(answer.status).toBe(200);
  };
  const rolesOf = async ({ id }: GivenUser) =>
    (await api.kernel.db.selectFrom('user_roles').select('role_id').where('user_id', '=', id).execute()).map(
      (row) => row.role_id,
    );
  const moved = (user: GivenUser) => `new.${user.email}`;
  const move = (user: GivenUser) => save(user, { email: moved(user) });
  const reset = (token: string) =>
    call<{ code: string }>(api, { url: '/reset-password', body: { token, password: next } });
  const accept = (token: string) =>
    call<{ code: string; data: { email: string } }>(api, {
      url: '/user-form',
      body: { token, name: 'Mona Said', language: 'en', password: next },
    });
  const linkFor = async (user: GivenUser) => {
    await call(api, { url: '/forget-password', body: { email: user.email } });
    return tokenIn(await mailTo(api, user.email));
  };

  it('ends the invitation sent to the former address, notifies that address, and sends a new invitation', async () => {
    const user = await givenUser(api, clock, { status: 'invited', language: 'fr' });
    const former = await linkFor(user);
    await move(user);
    expect((await call(api, { url: '/invitation', headers: { 'x-invitation-token': former } })).status).toBe(
      404,
    );
    expect((await accept(former)).body.code).toBe('link_unusable');
    expect((await mailTo(api, user.email, 2)).subject).toBe('Votre invitation a été retirée');
    const invitation = await mailTo(api, moved(user));
    expect(invitation.subject).toBe('Votre invitation à Traveldesk');
    expect((await accept(tokenIn(invitation))).body.data).toEqual({ email: moved(user) });
    expect(await auditOf(api, user.id)).toEqual(['create', 'update', 'invite', 'invitation_accepted']);
  });

  it('ends a password link and every session, and notifies both addresses', async () => {
    const user = await givenUser(api, clock, { language: 'fr' });
    const session = await tokenOf(api, user);
    const former = await linkFor(user);
    await move(user);
    expect((await call(api, { url: '/me', token: session })).status).toBe(401);
    expect((await reset(former)).body.code).toBe('link_unusable');
    const left = await mailTo(api, user.email, 2);
    expect(left).toMatchObject({ language: 'fr', subject: 'Votre adresse e-mail a été changée' });
    expect(left.text).toContain('administrateur');
    expect(left.text).not.toContain(moved(user));
    const taken = await mailTo(api, moved(user));
    expect(taken).toMatchObject({ subject: 'Vous vous connectez désormais avec cette adresse' });
    expect(taken.text).not.toContain('#token');
    expect((await login(api, moved(user), password, '203.0.113.77')).status).toBe(200);
  });

  it('does not revive a link if the former address returns', async () => {
    const user = await givenUser(api, clock);
    const former = await linkFor(user);
    await move(user);
    await save(user, {});
    expect((await reset(former)).body.code).toBe('link_unusable');
  });

  it('of a suspended user notifies the former address, but not the new one', async () => {
    const user = await givenUser(api, clock, { status: 'suspended', language: 'fr' });
    const sent = jest.spyOn(api.kernel.mail, 'send');
    await move(user);
    const mails = sent.mock.calls.map(([{ to, subject }]) => [to, subject]);
    sent.mockRestore();
    expect(mails).toEqual([[user.email, 'Votre adresse e-mail a été changée']]);
  });

  it.each(['reset', 'invitation'] as const)(
    'does not receive a %s link that was created for the former one',
    async (kind) => {
      const user = await givenUser(api, clock, { status: kind === 'reset' ? 'active' : 'invited' });
      const stale = await userById(api.kernel.db, user.id);
      await move(user);
      const sent = jest.spyOn(api.kernel.mail, 'send').mockResolvedValue();
      await transaction(api.kernel.db, (tx) => mailLink(tx, api.kernel, stale!, clock.read()));
      const token = tokenIn(sent.mock.calls.at(-1)![0]);
      sent.mockRestore();
      expect(token).not.toBe('');
      expect((await (kind === 'reset' ? reset(token) : accept(token))).body.code).toBe('link_unusable');
    },
  );

  it('ends a sign-in that waits for its code', async () => {
    const user = await givenUser(api, clock);
    const { key } = await givenFactor(api, clock, await tokenOf(api, user));
    const challenge = await challengeOf(api, user);
    await move(user);
    const answer = await enterCode(api, challenge, codeOf(key, clock.read()));
    expect(answer.body.code).toBe('challenge_unusable');
  });

  it('removes the places where the former owner signed in', async () => {
    const user = await givenUser(api, clock);
    await tokenOf(api, user);
    await move(user);
    const known = await api.kernel.db
      .selectFrom('known_addresses')
      .select('user_id')
      .where('user_id', '=', user.id)
      .execute();
    expect(known).toEqual([]);
  });

  it('keeps links and known places if it does not change', async () => {
    const user = await givenUser(api, clock);
    const session = await tokenOf(api, user);
    const link = await linkFor(user);
    await save(user, { name: 'Layla H.' });
    expect((await call(api, { url: '/me', token: session })).status).toBe(200);
    expect((await reset(link)).status).toBe(200);
  });

  it('is one of several changes that end sessions, like another type or a suspension', async () => {
    const [mover, other] = [await givenUser(api, clock), await givenUser(api, clock)];
    const [first, second] = [await tokenOf(api, mover), await tokenOf(api, other)];
    const link = await linkFor(other);
    await save(mover, { type: 'customer' });
    expect((await call(api, { url: '/me', token: first })).status).toBe(401);
    const status = async (to: string) =>
      call(api, { url: `/users/${other.id}/status`, body: { status: to }, token: await tokenOf(api, boss) });
    expect((await status('suspended')).status).toBe(200);
    expect((await status('active')).status).toBe(200);
    expect((await call(api, { url: '/me', token: second })).status).toBe(401);
    expect((await reset(link)).body.code).toBe('link_unusable');
  });
});
