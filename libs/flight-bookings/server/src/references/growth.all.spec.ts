import { sql } from 'kysely';
import { hardness, startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { addWallet, callerOf, type Caller } from '@traveldesk/wallet-server/testing';
import { fillReferences } from '@traveldesk/bookings-server/testing';
import { bookingsModules } from '../testing/bookings-api.fake';
import { fillBookings } from '../testing/many-bookings';
import { fillMovements } from '../testing/many-movements';

const { isHard } = hardness(1);
const [few, many] = [100, isHard ? 100_000 : 12_000];
const times = isHard ? 21 : 9;
const beginning = 'the beginning of nearly all';
const period = 'currency=EUR&from=2026-01-01&to=2026-12-31';

describe(`the references of ${many} bookings`, () => {
  let api: TestApi;
  let reader: Caller;
  let company: Caller;
  let companyId: string;
  beforeAll(async () => {
    api = await startTestApi({ modules: bookingsModules, database: 'postgres' });
    const permissions = ['show_transactions'];
    reader = callerOf(api, await api.signIn({ permissions }));
    companyId = await addWallet(api, 'Nile Travel');
    company = callerOf(api, await api.signIn({ type: 'company', companyId, permissions }));
  }, 120_000);
  afterAll(() => api.close());

  const calls = (): Record<string, string> => ({
    'a number': '/transactions?reference=TD-000040',
    'a PNR': '/transactions?reference=P000040',
    'a ticket': '/transactions?reference=999-0000000040',
    [`${beginning} tickets`]: '/transactions?reference=999-00',
    [`${beginning} numbers`]: '/transactions?reference=TD%200',
    'an unknown ticket': '/transactions?reference=999-9999999999',
    'a ticket in a statement': `/companies/${companyId}/statement?${period}&reference=999-0000000040`,
    'the sums of a ticket': '/transaction/sums?reference=999-0000000040',
  });

  /** The least time of each call, in milliseconds. */
  const measured = async () => {
    const least = new Map<string, number>();
    for (let time = 0; time < times; time += 1) {
      for (const [who, caller] of Object.entries({ staff: reader, company })) {
        for (const [name, path] of Object.entries(calls())) {
          const begun = performance.now();
          const { status } = await caller('GET', path);
          const taken = performance.now() - begun;
          expect([name, status]).toEqual([name, 200]);
          const key = `${name}, ${who}`;
          least.set(key, Math.min(taken, least.get(key) ?? Infinity));
        }
      }
    }
    return least;
  };

  const noted = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(distinct about_id)::int as count from ledger_references`.execute(api.kernel.db);
    return rows[0]?.count ?? 0;
  };

  /** Fills in batches, is aborted half-way and continues; returns how many bookings both turns filled. */
  const fillInTwoTurns = async () => {
    const stop = new AbortController();
    const watching = setInterval(() => {
      void noted().then((count) => count >= many / 2 && stop.abort());
    }, 20);
    const begun = performance.now();
    const first = await fillReferences({ ...api.kernel, stopping: stop.signal });
    clearInterval(watching);
    expect(first).toBeLessThan(many - few);
    const second = await fillReferences(api.kernel);
    if (isHard) process.stdout.write(`noted in ${Math.round(performance.now() - begun)} ms\n`);
    return first + second;
  };

  it(`are filled in batches, and a search for movements takes no longer than with ${few}`, async () => {
    const { db } = api.kernel;
    await fillBookings(db, companyId, few);
    await fillMovements(db, companyId);
    expect(await fillReferences(api.kernel)).toBe(few);
    const before = await measured();
    await fillBookings(db, companyId, many);
    await fillMovements(db, companyId);
    expect(await fillInTwoTurns()).toBe(many - few);
    expect(await noted()).toBe(many);
    await sql`vacuum analyze ledger_references`.execute(db);
    const after = await measured();
    expect((await reader('GET', calls()['a ticket'] ?? '')).body.total).toBe(3);
    if (isHard) process.stdout.write(`${compared(before, after).join('\n')}\n`);
    // A common prefix matches very many references; a look-up reads at most a thousand of them.
    const most = (name: string) => (before.get(name) ?? 0) * 2 + (name.startsWith(beginning) ? 40 : 6);
    const grown = new Map([...after].filter(([name, took]) => took > most(name)));
    expect(compared(before, grown)).toEqual([]);
  }, 300_000);
});

const compared = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) =>
  [...after].map(([name, took]) => `${name}: ${before.get(name)?.toFixed(1)} → ${took.toFixed(1)} ms`);
