import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { likePattern, paginate } from './list';

describe('likePattern', () => {
  it.each([
    ['nile', '%nile%'],
    ['100%', '%100\\%%'],
    ['a_b', '%a\\_b%'],
    ['c:\\d', '%c:\\\\d%'],
  ])('takes %s literally', (text, pattern) => {
    expect(likePattern(text)).toBe(pattern);
  });
});

describeOnBoth('a page of a list', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: [] });
    const rows = [1, 2, 3].map((seq) => ({ chain: 100 + seq, seq, hash: `100%_${seq}` }));
    await api.kernel.db.insertInto('audit_heads').values(rows).execute();
  });
  const heads = () =>
    api.kernel.db.selectFrom('audit_heads').select(['seq', 'hash']).where('chain', '>', 100).orderBy('chain');

  it('has its rows and the total', async () => {
    expect(await paginate(heads(), { page: 2, per_page: 2 })).toEqual({
      data: [{ seq: 3, hash: '100%_3' }],
      total: 3,
    });
  });

  it('has the total past the last page too', async () => {
    expect(await paginate(heads(), { page: 9, per_page: 2 })).toEqual({ data: [], total: 3 });
  });

  it('finds a pattern in both databases alike', async () => {
    const found = await paginate(heads().where('hash', 'ilike', likePattern('%_2')), {
      page: 1,
      per_page: 5,
    });
    expect(found).toEqual({ data: [{ seq: 2, hash: '100%_2' }], total: 1 });
  });
});
