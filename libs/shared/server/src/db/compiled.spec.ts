import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import type { Db } from '../database';
import { compiledOnce } from './compiled';

describeOnBoth('a query that is compiled once', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: [] });
    const rows = [1, 2, 3].map((seq) => ({ chain: 100 + seq, seq, hash: `h${seq}` }));
    await api.kernel.db.insertInto('audit_heads').values(rows).execute();
  });

  it('is executed with its own value each time and reads the data again', async () => {
    const { db } = api.kernel;
    let made = 0;
    const find = compiledOnce((from: Db, hashes: readonly string[]) => {
      made += 1;
      const query = from.selectFrom('audit_heads').select('seq').where('chain', '>', 100);
      return query.where((eb) => eb('hash', '=', eb.fn.any(eb.val(hashes)))).orderBy('seq');
    });
    expect(await find(db, ['h1', 'h3'])).toEqual([{ seq: 1 }, { seq: 3 }]);
    expect(await find(db, ['h2'])).toEqual([{ seq: 2 }]);
    expect(await find(db, [])).toEqual([]);
    await db.updateTable('audit_heads').set({ seq: 7 }).where('hash', '=', 'h2').execute();
    expect(await find(db, ['h2'])).toEqual([{ seq: 7 }]);
    expect(made).toBe(1);
  });
});
