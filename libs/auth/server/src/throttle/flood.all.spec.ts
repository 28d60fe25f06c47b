import { setTimeout as sleep } from 'node:timers/promises';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { systemClock } from '../clock';
import { givenUser, modulesAt, password, type GivenUser, type TestApi } from '../testing/given.fake';

// Tests with the product's own hash cost.
jest.mock('../passwords/hash-cost', () => jest.requireActual('../passwords/hash-cost.ts'));

const connections = 60;
const tries = 12;
const attacker = '198.51.100.66';
const home = '203.0.113.5';

/**
 * Measures over real connections how a flood slows another sign-in: 60 connections try unknown addresses from one network without a
 * pause; one user signs in from the same network, where they are known, and from elsewhere.
 */
describeOnDatabase('a flood of sign-ins with unknown addresses', (makeApi, database) => {
  let api: TestApi;
  let origin: string;
  let user: GivenUser;
  let flooding = false;
  let flood: Promise<unknown>;
  const answered: Record<number, number> = {};
  const clock = { read: systemClock, forward: () => {} };

  const login = async (email: string, from: string, typed = password) => {
    const begun = performance.now();
    const response = await fetch(`${origin}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ email, password: typed }),
    });
    await response.arrayBuffer();
    return { status: response.status, took: performance.now() - begun };
  };
  const guess = async (connection: number) => {
    for (let time = 0; flooding; time += 1) {
      const { status } = await login(`somebody.${connection}.${time}@nile.example`, attacker);
      answered[status] = (answered[status] ?? 0) + 1;
      // Repeating a 429 at once gains nothing, and would only load the test's own machine.
      if (status === 429) await sleep(250);
    }
  };
  const signIns = async (times: number, from: (time: number) => string) => {
    const seen: { status: number; took: number }[] = [];
    for (let time = 0; time < times; time += 1) seen.push(await login(user.email, from(time)));
    const took = seen.map((one) => one.took).sort((a, b) => a - b);
    return {
      refused: seen.filter(({ status }) => status !== 200).length,
      median: Math.round(took[took.length >> 1] ?? 0),
      longest: Math.round(took.at(-1) ?? 0),
    };
  };

  beforeAll(async () => {
    const config = { trustProxy: ['127.0.0.1'], callLimit: 3000 };
    api = await makeApi({ modules: modulesAt(clock), config });
    user = await givenUser(api, clock);
    origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  });

  it('lets others sign in: known users in its own network, users elsewhere, and at new places', async () => {
    await login(user.email, attacker);
    const quiet = await signIns(tries, () => home);
    flooding = true;
    flood = Promise.all(Array.from({ length: connections }, (_, connection) => guess(connection)));
    await sleep(200);
    // At this time the queue is full of that network's attempts; later ones are throttled before they queue.
    const near = await signIns(tries / 4, () => attacker);
    const fresh = await signIns(tries, (time) => `203.0.113.${100 + time}`);
    const known = await signIns(tries, () => home);
    flooding = false;
    await flood;
    if (process.env.FIGURES)
      process.stderr.write(`${JSON.stringify({ database, quiet, near, fresh, known, answered })}\n`);
    expect(answered[200] ?? 0).toBe(0);
    expect([near.refused, fresh.refused, known.refused]).toEqual([0, 0, 0]);
    // On an idle machine this is about three times a quiet sign-in; a busy one also runs the flood itself.
    expect(Math.max(near.median, fresh.median, known.median)).toBeLessThan(Math.max(6000, quiet.median * 12));
  });
});
