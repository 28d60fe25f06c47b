import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { ownSessionsSchema } from '@traveldesk/users-contract';
import { auditOf, call, givenUser, modulesAt, testClock, tokenOf, type TestApi } from '../testing/given.fake';

describeOnDatabase('a user’s own sessions', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock) });
  });

  async function sessions(token: string) {
    const { status, body } = await call(api, { url: '/sessions', token });
    expect(status).toBe(200);
    return ownSessionsSchema.parse(body).data;
  }
  const end = (token: string, id: string) => call(api, { method: 'DELETE', url: `/sessions/${id}`, token });

  it('are listed with place and time, the last used first and the caller’s marked', async () => {
    const user = await givenUser(api, clock);
    await tokenOf(api, await givenUser(api, clock));
    await tokenOf(api, user, '198.51.100.7');
    clock.forward({ minutes: 5 });
    const token = await tokenOf(api, user, '203.0.113.9');
    const [own, other, ...more] = await sessions(token);
    expect(more).toEqual([]);
    expect(own).toMatchObject({
      address: '203.0.113.9',
      current: true,
      started_at: clock.read().toISOString(),
      used_at: clock.read().toISOString(),
    });
    expect(own?.agent).toEqual(expect.any(String));
    expect(other).toMatchObject({ address: '198.51.100.7', current: false });
  });

  it('are no longer listed once they have ended', async () => {
    const user = await givenUser(api, clock);
    await tokenOf(api, user);
    clock.forward({ hours: 13 });
    const token = await tokenOf(api, user);
    expect(await sessions(token)).toHaveLength(1);
  });

  it('end at once, and the audit trail says so', async () => {
    const user = await givenUser(api, clock);
    const forgotten = await tokenOf(api, user);
    const token = await tokenOf(api, user);
    const other = (await sessions(token)).find(({ current }) => !current);
    const { status, body } = await end(token, other?.id ?? '');
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: 'The session has been ended.',
    });
    expect((await call(api, { url: '/me', token: forgotten })).status).toBe(401);
    expect((await call(api, { url: '/me', token })).status).toBe(200);
    expect((await auditOf(api, user.id)).at(-1)).toBe('session_end');
  });

  it('end together but for the one in use, and leave those of other users', async () => {
    const user = await givenUser(api, clock);
    const forgotten = [await tokenOf(api, user), await tokenOf(api, user)];
    const theirs = await tokenOf(api, await givenUser(api, clock));
    const token = await tokenOf(api, user);
    const { status, body } = await call(api, { method: 'POST', url: '/sessions/end-others', token });
    expect([status, body.message]).toEqual([200, 'All your other sessions have been ended.']);
    for (const one of forgotten) expect((await call(api, { url: '/me', token: one })).status).toBe(401);
    for (const one of [token, theirs]) expect((await call(api, { url: '/me', token: one })).status).toBe(200);
    expect((await auditOf(api, user.id)).at(-1)).toBe('other_sessions_end');
  });

  it('of another user answer like an unknown one, and continue', async () => {
    const theirs = await tokenOf(api, await givenUser(api, clock));
    const token = await tokenOf(api, await givenUser(api, clock, { administrator: true }));
    const [foreign] = await sessions(theirs);
    const refused = await end(token, foreign?.id ?? '');
    const missing = await end(token, newId());
    expect(refused.status).toBe(404);
    expect(missing.status).toBe(404);
    expect(refused.body.message).toBe(missing.body.message);
    expect(refused.body.code).toBe(missing.body.code);
    expect((await call(api, { url: '/me', token: theirs })).status).toBe(200);
  });

  it('require a session', async () => {
    expect((await call(api, { url: '/sessions' })).status).toBe(401);
    expect((await call(api, { method: 'DELETE', url: `/sessions/${newId()}` })).status).toBe(401);
  });
});
