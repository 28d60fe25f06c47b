import { startTestApi } from '@traveldesk/shared-testing/server';
import { Problem } from '../problem';
import { createCallLimit } from './call-limit';
import { things } from './things.fixture';

describe('the request limit', () => {
  afterEach(() => jest.useRealTimers());

  it("allows a minute's requests at once, and then as many as are refilled", () => {
    jest.useFakeTimers();
    const limit = createCallLimit(60);
    for (let call = 0; call < 60; call += 1) limit.take('a');
    expect(() => limit.take('a')).toThrow(Problem);
    jest.advanceTimersByTime(1_000);
    limit.take('a');
    expect(() => limit.take('a')).toThrow(Problem);
    jest.advanceTimersByTime(10 * 60_000);
    for (let call = 0; call < 60; call += 1) limit.take('a');
    expect(() => limit.take('a')).toThrow(Problem);
  });

  it('says when the next request is allowed, and counts each caller separately', () => {
    jest.useFakeTimers();
    const limit = createCallLimit(6);
    for (let call = 0; call < 6; call += 1) limit.take('a');
    expect(() => limit.take('a')).toThrow(
      expect.objectContaining({ status: 429, details: { retryAfter: 10 } }),
    );
    expect(() => limit.take('b')).not.toThrow();
  });

  it('does not apply when it is 0', () => {
    const limit = createCallLimit(0);
    for (let call = 0; call < 10_000; call += 1) limit.take('a');
  });

  it('forgets callers instead of growing without end, the quiet ones first', () => {
    const limit = createCallLimit(2);
    limit.take('quiet');
    limit.take('quiet');
    for (let caller = 0; caller < 20_000; caller += 1) limit.take(`stranger ${caller}`);
    expect(() => limit.take('quiet')).not.toThrow();
  });

  it('counts an IPv6 client by its network, whichever of its addresses it uses', async () => {
    const api = await startTestApi({ modules: [things], config: { callLimit: 3 } });
    const from = async (remoteAddress: string) =>
      (await api.inject({ url: '/api/v1/health', remoteAddress })).statusCode;
    const own = ['::1', '::2', '::3:4', ':a:b:c:d'].map((host) => `2001:db8:1:2${host}`);
    const statuses = [];
    for (const address of own) statuses.push(await from(address));
    const others = [await from('2001:db8:1:3::1'), await from('203.0.113.7')];
    await api.close();

    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(others).toEqual([200, 200]);
  });

  it('is reported to the caller, for a session and for an address without a session', async () => {
    const api = await startTestApi({ modules: [things], config: { callLimit: 3 } });
    const headers = await api.signIn({ permissions: ['show_things'] });
    const statuses = async (given: Record<string, string>) => {
      const answers = [];
      for (let call = 0; call < 4; call += 1)
        answers.push(await api.inject({ url: '/api/v1/things', headers: given }));
      return answers;
    };
    const signedIn = await statuses(headers);
    const strangers = await statuses({ authorization: 'Bearer guess' });
    await api.close();

    expect(signedIn.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(signedIn[3]?.headers['retry-after']).toBe('20');
    expect(strangers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 429]);
  });
});
