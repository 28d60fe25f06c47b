import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';

describe('reads from a PostgreSQL pool', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [], database: 'postgres' });
    const rows = [1, 2, 3].map((seq) => ({ chain: 100 + seq, seq, hash: `h${seq}` }));
    await api.kernel.db.insertInto('audit_heads').values(rows).execute();
  });
  afterAll(() => api.close());
  const heads = () =>
    api.kernel.db.selectFrom('audit_heads').select('hash').where('chain', '=', 101).compile();

  it('return the same as all others and are prepared', async () => {
    const { db } = api.kernel;
    for (let times = 0; times < 4; times += 1) {
      expect((await db.executeQuery(heads())).rows).toEqual([{ hash: 'h1' }]);
    }
    const { rows } = await sql<{ uses: number }>`
      select count(*) as uses from pg_prepared_statements where statement = ${heads().sql}`.execute(db);
    expect(rows).toEqual([{ uses: 1 }]);
  });

  it('are rejected beside an open transaction, and belong to it where requested', async () => {
    const { db } = api.kernel;
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('audit_heads').set({ hash: 'new' }).where('chain', '=', 101).execute();
      await expect(db.executeQuery(heads())).rejects.toThrow('pass the transaction on');
      expect((await tx.executeQuery(heads())).rows).toEqual([{ hash: 'new' }]);
      await tx.updateTable('audit_heads').set({ hash: 'h1' }).where('chain', '=', 101).execute();
    });
  });

  it('return their connection when they fail', async () => {
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

  it('report how many rows a write changed', async () => {
    const { db } = api.kernel;
    const write = db.updateTable('audit_heads').set({ seq: 1 }).where('chain', '=', 101).compile();
    expect((await db.executeQuery(write)).numAffectedRows).toBe(1n);
  });
});
