import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { fillWallet } from '../testing/many-entries';
import { addWallet, callerOf, walletModules, type Caller } from '../testing/wallet-api';

const [few, many] = [100, 30_000];
const times = 21;

/** DESIGN 9: the cost grows with the page, not with the table. The full series, up to a million entries, is `npm run bench:ledger`. */
describe('reads of a wallet with many entries', () => {
  let api: TestApi;
  let reader: Caller;
  let small: string;
  let large: string;
  beforeAll(async () => {
    api = await startTestApi({ modules: walletModules, database: 'postgres' });
    reader = callerOf(api, await api.signIn({ permissions: ['show_transactions'] }));
    [small, large] = [await addWallet(api, 'Few'), await addWallet(api, 'Many')];
    await fillWallet(api.kernel, small, few);
    await fillWallet(api.kernel, large, many);
  }, 120_000);
  afterAll(() => api.close());

  const period = 'currency=EUR&from=2026-01-01&to=2026-12-31&per_page=20';
  it.each([
    ['its balance', () => '/balance'],
    ['the first page of its statement', () => `/statement?${period}&page=1`],
    ['the last page of its statement', (entries: number) => `/statement?${period}&page=${entries / 20}`],
  ])('%s costs no more than for a wallet with few', async (_, of) => {
    const taken: [number[], number[]] = [[], []];
    for (let time = 0; time < times; time += 1) {
      // Alternating, so that a busy moment of the machine affects both.
      for (const [which, [id, entries]] of [[small, few] as const, [large, many] as const].entries()) {
        const begun = performance.now();
        const { status, body } = await reader('GET', `/companies/${id}${of(entries)}`);
        taken[which as 0 | 1].push(performance.now() - begun);
        expect(status).toBe(200);
        if (Array.isArray(body.data) && 'total' in body) {
          expect([body.total, body.data.length]).toEqual([entries, 20]);
        }
      }
    }
    // The least time of each call is its cost when nothing else is running.
    const [least, most] = taken.map((all) => Math.min(...all)) as [number, number];
    expect(most).toBeLessThan(least * 2 + 1);
  });
});
