import { sql, type Kysely } from 'kysely';
import { searchedBookings } from '@traveldesk/bookings-server/testing';
import { searchVersion } from '@traveldesk/shared-contract';
import { fillSearchBatch, noteUnfilled } from '@traveldesk/shared-server';
import { hardness, startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { addWallet, callerOf, type Caller } from '@traveldesk/wallet-server/testing';
import { bookingsModules } from '../testing/bookings-api.fake';
import { fillBookings } from '../testing/many-bookings';

const { isHard } = hardness(1);
const many = isHard ? 100_000 : 6_000;
/** After an upgrade, the search columns of this many bookings are filled within five minutes. */
const limitMs = 300_000;

describe(`the search columns of ${many} bookings after an upgrade`, () => {
  let api: TestApi;
  let reader: Caller;
  beforeAll(async () => {
    api = await startTestApi({ modules: bookingsModules, database: 'postgres' });
    reader = callerOf(api, await api.signIn({ permissions: ['show_bookings'] }));
    const company = await addWallet(api, 'Nile Travel');
    // Inserts in parts, as a statement may take at most half a minute.
    for (let there = 0; there < many;) {
      there = Math.min(many, there + 10_000);
      await fillBookings(api.kernel.db, company, there);
    }
    // The state of the former version: rows without the column, and nothing filled.
    await noteUnfilled(api.kernel.db as unknown as Kysely<never>, 'bookings');
  }, 300_000);
  afterAll(() => api.close());

  const filled = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(compact)::int as count from bookings`.execute(api.kernel.db);
    return rows[0]?.count ?? 0;
  };
  const totalOf = async (typed: string) => {
    const { status, body } = await reader('GET', `/booking-list?search=${encodeURIComponent(typed)}`);
    expect([typed, status]).toEqual([typed, 200]);
    return body.total as number;
  };
  /** Ends the connections of all others, as the death of their process does. */
  const endConnections = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(api.kernel.db);
  const fillUntil = async (isEnough: (count: number) => boolean): Promise<boolean> => {
    for (let batch = 0; ; batch += 1) {
      if (await fillSearchBatch(api.kernel.db, searchedBookings)) return true;
      if (batch % 10 === 0 && isEnough(await filled())) return false;
    }
  };

  it('are filled in batches and continue after a kill; search works meanwhile', async () => {
    const begun = performance.now();
    expect(await fillUntil((count) => count >= many / 2)).toBe(false);
    const running = fillSearchBatch(api.kernel.db, searchedBookings).catch(() => false);
    await endConnections();
    expect(await running).not.toBe(true);
    const half = await filled();
    expect(half).toBeGreaterThanOrEqual(many / 2);
    expect(half).toBeLessThan(many);
    // A booking is found by its number in either half.
    expect([await totalOf('TD-000040'), await totalOf(`TD-${String(many - 40).padStart(6, '0')}`)]).toEqual([
      1, 1,
    ]);
    const all = await totalOf('amal haddad');
    expect(await fillUntil(() => false)).toBe(true);
    const took = Math.round(performance.now() - begun);
    if (isHard) process.stdout.write(`filled in ${took} ms\n`);
    expect([await filled(), took < limitMs]).toEqual([many, true]);
    const { rows } = await sql<{ version: number }>`
      select version from search_fillings where table_name = 'bookings'`.execute(api.kernel.db);
    expect(rows).toEqual([{ version: searchVersion }]);
    expect(await totalOf('amal haddad')).toBe(all);
    expect(await totalOf('HADDAD/AMAL MRS')).toBe(all);
  }, 600_000);
});
