import { setTimeout as delay } from 'node:timers/promises';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { z } from 'zod';
import type { Actor } from '../modules/actor';
import { newId } from '../ids';
import type { ServerModule } from '../modules/module';
import { accessEndSignal } from './access-end';

/** Longer than it takes to end a response whose caller has lost access. */
const answerMs = 5_000;

let begun = () => {};
const callers = new Map<string, Actor | null>();

/** A long-running route that records whether it was told to end. */
const lasting: ServerModule = {
  name: 'lasting',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  permissions: ['show_things'],
  authenticate: () => async (token) => callers.get(token) ?? null,
  routes: (app) => {
    app.get(
      '/lasting',
      {
        config: { permission: 'show_things', apiTokens: true },
        schema: { summary: 'Goes on', response: { 200: z.object({ ended: z.boolean() }) } },
      },
      async (request, reply) => {
        begun();
        const gone = accessEndSignal(request, reply.raw);
        await delay(answerMs, null, { signal: gone }).catch(() => null);
        return { ended: gone.aborted };
      },
    );
  },
};

const caller = (change: Partial<Actor> = {}): Actor => ({
  userId: newId(),
  tokenId: newId(),
  name: 'Mona Said',
  email: 'mona@nile.example',
  language: 'en',
  type: 'company',
  companyId: 'nile',
  permissions: new Set(['show_things', 'show_prices']),
  passwordChanged: true,
  ...change,
});

describe('a long-running response', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [lasting] });
  });
  afterAll(() => api.close());

  /** Returns whether the response ended early after its caller changed. */
  async function endedWhen(now: Actor | null): Promise<boolean> {
    const token = newId();
    callers.set(token, caller());
    const begins = new Promise<void>((resolve) => (begun = resolve));
    const answer = api.inject({ url: '/api/v1/lasting', headers: { authorization: `Bearer ${token}` } });
    await begins;
    await delay(100);
    callers.set(token, now);
    return (await answer).json<{ ended: boolean }>().ended;
  }

  it.each([
    ['the session has ended', null],
    ['the permission has been removed', caller({ permissions: new Set(['show_prices']) })],
    [
      'a permission that the data depended on has been removed',
      caller({ permissions: new Set(['show_things']) }),
    ],
    ['the caller has moved to another company', caller({ companyId: 'delta' })],
    ["the caller's type has changed", caller({ type: 'customer' })],
    ['a second factor must be set up first', caller({ secondFactorMissing: true })],
    ['the password must be changed first', caller({ passwordChanged: false })],
  ])('ends when %s', async (_, now) => {
    expect(await endedWhen(now)).toBe(true);
  });

  it('continues for an unchanged caller, whatever permissions are added', async () => {
    const permissions = new Set(['show_things', 'show_prices', 'show_others']);
    expect(await endedWhen(caller({ permissions, name: 'Mona Saïd' }))).toBe(false);
  });
});
