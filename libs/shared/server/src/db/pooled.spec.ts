import { setFlagsFromString, getHeapSpaceStatistics } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';

describe('readings on a pool of PostgreSQL', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [], database: 'postgres' });
    const rows = [1, 2, 3].map((seq) => ({ chain: 100 + seq, seq, hash: `h${seq}` }));
    await api.kernel.db.insertInto('audit_heads').values(rows).execute();
  });
  afterAll(() => api.close());
  const heads = () =>
    api.kernel.db.selectFrom('audit_heads').select('hash').where('chain', '=', 101).compile();

  it('answer as all others, and are prepared', async () => {
    const { db } = api.kernel;
    for (let times = 0; times < 4; times += 1) {
      expect((await db.executeQuery(heads())).rows).toEqual([{ hash: 'h1' }]);
    }
    const { rows } = await sql<{ uses: number }>`
      select count(*) as uses from pg_prepared_statements where statement = ${heads().sql}`.execute(db);
    expect(rows).toEqual([{ uses: 1 }]);
  });

  it('are refused beside an open transaction, and part of it where it is asked', async () => {
    const { db } = api.kernel;
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('audit_heads').set({ hash: 'new' }).where('chain', '=', 101).execute();
      await expect(db.executeQuery(heads())).rejects.toThrow('pass the transaction on');
      expect((await tx.executeQuery(heads())).rows).toEqual([{ hash: 'new' }]);
      await tx.updateTable('audit_heads').set({ hash: 'h1' }).where('chain', '=', 101).execute();
    });
  });

  it('give their connection back when they fail', async () => {
    const { db } = api.kernel;
    const wrong = () =>
      db.executeQuery(
        db
          .selectFrom('audit_heads')
          .select(sql`1 / 0`.as('x'))
          .compile(),
      );
    for (let times = 0; times < 25; times += 1) await expect(wrong()).rejects.toThrow('division by zero');
    expect((await db.executeQuery(heads())).rows).toEqual([{ hash: 'h1' }]);
  });

  it('tell of writes how many rows they changed', async () => {
    const { db } = api.kernel;
    const write = db.updateTable('audit_heads').set({ seq: 1 }).where('chain', '=', 101).compile();
    expect((await db.executeQuery(write)).numAffectedRows).toBe(1n);
  });

  it.each(['compiled', 'built'] as const)('leave nothing to a small garbage collection (%s)', async (way) => {
    const { db } = api.kernel;
    const { collect, used } = memory();
    const query = db
      .selectFrom(
        sql<{ text: string }>`(select repeat('x', 1000) || n as text from generate_series(1, 50) n)`.as('t'),
      )
      .select('text');
    const made = query.compile();
    const ask = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await (way === 'compiled' ? db.executeQuery(made) : query.execute());
      }
    };
    await ask(20);
    const bound = 400_000;
    const kept: number[] = [];
    for (let round = 0; round < 60 && !(Math.min(...kept) < bound); round += 1) {
      collect('major');
      const before = used();
      await ask(20);
      collect('minor');
      kept.push(used() - before);
    }
    // All that was read in a round is 1 MB; a large collection that is under way keeps what is made meanwhile, so one clean
    // round of many says it.
    expect(Math.min(...kept)).toBeLessThan(bound);
  });
});

function memory() {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;
  const spaces = ['new_space', 'old_space'];
  return {
    collect: (type: 'minor' | 'major') => {
      gc({ type });
      gc({ type });
    },
    used: () =>
      getHeapSpaceStatistics()
        .filter(({ space_name: name }) => spaces.includes(name))
        .reduce((sum, { space_used_size: size }) => sum + size, 0),
  };
}
