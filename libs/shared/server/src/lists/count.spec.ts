import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { countedTo, countOf, countUpTo, paginateUpTo } from './count';

describe('the limit to which a list is counted', () => {
  it('is two hundred rows past the end of its page', () => {
    expect(countedTo({ page: 1, per_page: 20 })).toBe(220);
    expect(countedTo({ page: 3, per_page: 50 })).toBe(350);
  });
});

describe('the reported total', () => {
  it('is the exact number up to the limit', () => {
    expect(countOf(0, 3)).toEqual({ total: 0 });
    expect(countOf(3, 3)).toEqual({ total: 3 });
  });

  it('is the limit, marked as a minimum, beyond it', () => {
    expect(countOf(4, 3)).toEqual({ total: 3, at_least: true });
  });
});

describeOnBoth('a list that is counted only beyond its page', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: [] });
    const rows = Array.from({ length: 205 }, (_, at) => ({ chain: 1_001 + at, seq: at + 1, hash: 'x' }));
    await api.kernel.db.insertInto('audit_heads').values(rows).execute();
  });
  const heads = () =>
    api.kernel.db.selectFrom('audit_heads').select('seq').where('chain', '>', 1_000).orderBy('chain');
  const seqs = (...numbers: number[]) => numbers.map((seq) => ({ seq }));
  let asked: number[];
  const page = (place: { page: number; per_page: number }) => {
    asked = [];
    return paginateUpTo(api.kernel.db, heads(), place, (most) => {
      asked.push(most);
      return heads().limit(most);
    });
  };

  it('has its rows and a minimum total', async () => {
    expect(await page({ page: 2, per_page: 2 })).toEqual({ data: seqs(3, 4), total: 204, at_least: true });
    expect(asked).toEqual([205]);
  });

  it('has the exact total where no more rows than that are left', async () => {
    expect(await page({ page: 1, per_page: 5 })).toEqual({ data: seqs(1, 2, 3, 4, 5), total: 205 });
    expect(await page({ page: 69, per_page: 3 })).toEqual({ data: seqs(205), total: 205 });
  });

  it('is counted past its last page too', async () => {
    expect(await page({ page: 80, per_page: 3 })).toEqual({ data: [], total: 205 });
  });

  it('is counted only up to the given limit', async () => {
    const { db } = api.kernel;
    expect(await countUpTo(db, 2, (most) => heads().limit(most))).toEqual({ total: 2, at_least: true });
    expect(await countUpTo(db, 205, (most) => heads().limit(most))).toEqual({ total: 205 });
  });
});
