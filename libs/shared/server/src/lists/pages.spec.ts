import type { Language } from '@traveldesk/shared-contract';
import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import type { Db } from '../database';
import { preparedPages } from './pages';

describeOnBoth('the compiled pages of a list', (makeApi) => {
  let api: TestApi;
  let made: unknown[];
  beforeAll(async () => {
    api = await makeApi({ modules: [] });
    const rows = [1, 2, 3].map((seq) => ({ chain: 100 + seq, seq, hash: `h${seq}` }));
    await api.kernel.db.insertInto('audit_heads').values(rows).execute();
  });
  beforeEach(() => (made = []));
  const pages = () =>
    preparedPages((db: Db, query: { from?: number }, language: Language) => {
      made.push([query, language]);
      return db
        .selectFrom('audit_heads')
        .select('seq')
        .where('chain', '>', 100 + (query.from ?? 0))
        .orderBy('chain', language === 'ar' ? 'desc' : 'asc');
    });
  const seqs = (...numbers: number[]) => numbers.map((seq) => ({ seq }));

  it('belong to their own page, filters and language', async () => {
    const { db } = api.kernel;
    const page = pages();
    for (let times = 0; times < 2; times += 1) {
      expect(await page(db, { page: 1, per_page: 2 }, 'en')).toEqual({ data: seqs(1, 2), total: 3 });
      expect(await page(db, { page: 2, per_page: 2 }, 'en')).toEqual({ data: seqs(3), total: 3 });
      expect(await page(db, { page: 1, per_page: 2, from: 1 }, 'en')).toEqual({ data: seqs(2, 3), total: 2 });
      expect(await page(db, { page: 1, per_page: 2 }, 'ar')).toEqual({ data: seqs(3, 2), total: 3 });
      expect(await page(db, { page: 9, per_page: 2 }, 'en')).toEqual({ data: [], total: 3 });
      expect(await page(db, { page: 1, per_page: 2, from: 9 }, 'en')).toEqual({ data: [], total: 0 });
    }
    expect(made).toHaveLength(6);
  });

  it('read the data again each time, though their statements are compiled once', async () => {
    const { db } = api.kernel;
    const page = pages();
    await page(db, { page: 1, per_page: 5 }, 'en');
    await db.updateTable('audit_heads').set({ seq: 7 }).where('chain', '=', 102).execute();
    expect(await page(db, { page: 1, per_page: 5 }, 'en')).toEqual({ data: seqs(1, 7, 3), total: 3 });
    expect(made).toHaveLength(1);
  });

  it('are discarded, the oldest first, when there are too many', async () => {
    const { db } = api.kernel;
    const page = pages();
    const ask = (per_page: number) => page(db, { page: 1, per_page }, 'en');
    for (let rows = 1; rows <= 101; rows += 1) await ask(rows);
    await ask(101);
    expect(made).toHaveLength(101);
    await ask(1);
    expect(made).toHaveLength(102);
  });
});
