import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import type { Db } from '../database';

describeOnBoth('the guard on transactions', (makeApi) => {
  let api: TestApi;
  let db: Db;
  beforeAll(async () => {
    api = await makeApi({ modules: [] });
    db = api.kernel.db;
  });

  it('throws where the outer connection is used inside a transaction, which would wait forever', async () => {
    const inside = (use: () => Promise<unknown>) => db.transaction().execute(async () => use());

    await expect(inside(() => sql`select 1`.execute(db))).rejects.toThrow(/outer connection/);
    await expect(inside(() => db.transaction().execute(async () => {}))).rejects.toThrow(/outer connection/);
    await expect(
      db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async () => sql`select 1`.execute(db)),
    ).rejects.toThrow(/outer connection/);
  });

  it('throws for a job that is sent outside the transaction', async () => {
    await api.kernel.jobs.queue('guarded', async () => {});
    const sent = db.transaction().execute(async () => api.kernel.jobs.send('guarded', {}));

    await expect(sent).rejects.toThrow(/outer connection/);
  });

  it('lets other callers work meanwhile, and the same caller afterwards', async () => {
    const [inside, beside] = await Promise.all([
      db.transaction().execute(async (tx) => sql`select 'inside' as place`.execute(tx)),
      sql`select 'beside' as place`.execute(db),
    ]);
    const after = await sql`select 'after' as place`.execute(db);

    expect([inside.rows, beside.rows, after.rows].flat()).toEqual([
      { place: 'inside' },
      { place: 'beside' },
      { place: 'after' },
    ]);
  });

  it('does not block work that a transaction leaves running', async () => {
    let later: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async () => {
      later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => sql`select 1`.execute(db));
    });

    await expect(later).resolves.toBeDefined();
  });
});
