import { setTimeout as sleep } from 'node:timers/promises';
import { systemChange, transaction, type Tx } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase } from '@traveldesk/shared-testing/server';
import { lockUser, setUserStatus, systemAccess } from '@traveldesk/users-server';
import { newLink } from '../links/link';
import {
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
import { duringHashing } from '../testing/hashing.fake';
import { tokenIn } from '../testing/mails.fake';
import { codeOf, givenFactor } from '../testing/second-factor.fake';
import { endSessionsOf } from './sessions.sql';

jest.mock('@node-rs/argon2', () =>
  jest
    .requireActual<typeof import('../testing/hashing.fake')>('../testing/hashing.fake')
    .withInterruptions(jest.requireActual('@node-rs/argon2')),
);

const next = 'nine green umbrellas';
const resetTo = 'seven brass lanterns';

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

describeOnDatabase('requests under way', (makeApi, database) => {
  const clock = testClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock) });
  });

  const resetBy = async (user: GivenUser) => {
    const link = await transaction(api.kernel.db, (tx) =>
      newLink(tx, { kind: 'reset', user, now: clock.read(), publicUrl: 'https://desk.example' }),
    );
    const body = { token: tokenIn({ text: link }), password: resetTo };
    return call<{ code?: string }>(api, { url: '/reset-password', body });
  };
  const reset = async (user: GivenUser) => expect((await resetBy(user)).status).toBe(200);
  const setStatus = (user: GivenUser, status: 'active' | 'suspended') =>
    systemChange(api.kernel, (tx, record) =>
      setUserStatus(tx, record, systemAccess, { userId: user.id, status, now: clock.read() }),
    );
  const change = (user: GivenUser, values: object) =>
    api.kernel.db.updateTable('users').set(values).where('id', '=', user.id).execute();
  const endSessions = (user: GivenUser) =>
    transaction(api.kernel.db, (tx) => endSessionsOf(tx, user.id)) as Promise<unknown>;
  const sessionsOf = ({ id }: GivenUser) =>
    api.kernel.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
  const update = (token: string) =>
    call(api, { url: '/update_password', token, body: { current_password: password, new_password: next } });
  const signsInWith = async (user: GivenUser, typed: string) =>
    (await login(api, user.email, typed, '203.0.113.90')).status === 200;

  describe('a change of one’s own password', () => {
    it.each([false, true])('fails after a reset that comes first (forced: %s)', async (forced) => {
      const user = await givenUser(api, clock, { chosen: !forced });
      const token = await tokenOf(api, user);
      duringHashing(next, () => reset(user));
      expect((await update(token)).status).toBe(401);
      expect(await signsInWith(user, next)).toBe(false);
      expect(await signsInWith(user, resetTo)).toBe(true);
    });

    it('fails with its session, whatever ended it', async () => {
      for (const end of [endSessions, (user: GivenUser) => setStatus(user, 'suspended')]) {
        const user = await givenUser(api, clock);
        const token = await tokenOf(api, user);
        duringHashing(next, () => end(user));
        expect((await update(token)).status).toBe(401);
      }
    });

    it('is checked against the stored password: one of two at once succeeds', async () => {
      const user = await givenUser(api, clock);
      const token = await tokenOf(api, user);
      duringHashing(next, () =>
        call(api, {
          url: '/update_password',
          token,
          body: { current_password: password, new_password: resetTo },
        }),
      );
      expect((await update(token)).status).toBe(422);
      expect(await signsInWith(user, resetTo)).toBe(true);
    });
  });

  it('a fresh sign-in fails after a reset that comes first', async () => {
    const user = await givenUser(api, clock);
    const token = await tokenOf(api, user);
    duringHashing(password, () => reset(user));
    expect((await call(api, { url: '/sessions/fresh', token, body: { password } })).status).toBe(401);
  });

  it('a fresh sign-in fails with a password that has just changed', async () => {
    const user = await givenUser(api, clock);
    const token = await tokenOf(api, user);
    const changed = { current_password: password, new_password: resetTo };
    duringHashing(password, () => call(api, { url: '/update_password', token, body: changed }));
    const fresh = await call<{ fields: object }>(api, { url: '/sessions/fresh', token, body: { password } });
    expect([fresh.status, Object.keys(fresh.body.fields)]).toEqual([422, ['password']]);
  });

  it('a link that expires while the new password is hashed is refused', async () => {
    const user = await givenUser(api, clock);
    duringHashing(resetTo, async () => clock.forward({ minutes: 30 }));
    const late = await resetBy(user);
    expect([late.status, late.body.code]).toEqual([422, 'link_unusable']);
    expect(await signsInWith(user, password)).toBe(true);
  });

  describe('a sign-in', () => {
    it.each<[string, (user: GivenUser) => Promise<unknown>]>([
      ['suspended', (user) => setStatus(user, 'suspended')],
      [
        'suspended and reactivated',
        async (user) => {
          await setStatus(user, 'suspended');
          await setStatus(user, 'active');
        },
      ],
      ['given another address', (user) => change(user, { email: `new.${user.email}` })],
      ['changed to another type of user', (user) => change(user, { type: 'customer' })],
      ['given another password', reset],
    ])('opens no session for a user who is %s meanwhile', async (_what, act) => {
      const user = await givenUser(api, clock);
      duringHashing(password, () => act(user));
      expect((await login(api, user.email)).status).toBe(422);
      expect(await sessionsOf(user)).toEqual([]);
    });

    it('opens no session for a user who is moved to another company meanwhile', async () => {
      const [nile, acme] = [await addCompany(api, { name: 'Nile' }), await addCompany(api, { name: 'Acme' })];
      const user = await givenUser(api, clock, { type: 'company', companyId: nile });
      duringHashing(password, () => change(user, { company_id: acme }));
      expect((await login(api, user.email)).status).toBe(422);
      expect(await sessionsOf(user)).toEqual([]);
    });
  });

  // The user changes between the first read and the lock of a request, which is impossible with only one connection.
  (database === 'postgres' ? describe : describe.skip)('with the user locked by who ends it', () => {
    /** Starts `act` while the user is locked, and changes the user before it continues. */
    const between = async <Result>(
      user: GivenUser,
      work: (tx: Tx) => Promise<unknown>,
      act: () => Promise<Result>,
    ) => {
      const [locked, goOn] = [signal(), signal()];
      const ending = transaction(api.kernel.db, async (tx) => {
        await lockUser(tx, user.id);
        locked.give();
        await goOn.given;
        await work(tx);
      });
      await locked.given;
      const running = act();
      await sleep(300);
      goOn.give();
      await ending;
      return running;
    };
    const factorCalls = [
      ['begins', 'POST', '/second-factor', undefined],
      ['renews recovery codes of', 'POST', '/second-factor/recovery-codes', undefined],
      ['turns off', 'DELETE', '/second-factor', undefined],
    ] as const;

    it.each(factorCalls)('no ended session %s a second factor', async (_what, method, url) => {
      const user = await givenUser(api, clock);
      const token = await tokenOf(api, user);
      if (method === 'DELETE' || url.endsWith('codes')) await givenFactor(api, clock, token);
      const end = (tx: Tx) => endSessionsOf(tx, user.id);
      const { status } = await between(user, end, () => call(api, { method, url, token }));
      expect(status).toBe(401);
    });

    it('no ended session confirms a second factor', async () => {
      const user = await givenUser(api, clock);
      const token = await tokenOf(api, user);
      const begun = await call<{ data: { key: string } }>(api, {
        method: 'POST',
        url: '/second-factor',
        token,
      });
      const body = { code: codeOf(begun.body.data.key, clock.read()) };
      const { status } = await between(
        user,
        (tx) => endSessionsOf(tx, user.id),
        () => call(api, { url: '/second-factor/confirm', token, body }),
      );
      expect(status).toBe(401);
    });
  });
});
