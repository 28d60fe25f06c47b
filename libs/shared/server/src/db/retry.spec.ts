import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import type { Db, Tx } from '../database';
import { transaction } from './retry';

const abort = (state: string) =>
  sql`do $$ begin raise exception 'given up' using errcode = '${sql.raw(state)}'; end $$`;

describe('a transaction that the database aborts', () => {
  let api: TestApi;
  let db: Db;
  beforeAll(async () => {
    api = await startTestApi({ modules: [], database: 'postgres' });
    db = api.kernel.db;
    await sql`create table pairs (id int primary key, value int not null)`.execute(db);
    await sql`insert into pairs values (1, 0), (2, 0)`.execute(db);
  });
  afterAll(() => api.close());

  it('runs again after a real deadlock, so that both take effect', async () => {
    const bump = (tx: Tx, id: number) => sql`update pairs set value = value + 1 where id = ${id}`.execute(tx);
    let attempts = 0;
    const crosswise = (first: number, second: number) =>
      transaction(db, async (tx) => {
        attempts += 1;
        await bump(tx, first);
        await new Promise((resolve) => setTimeout(resolve, 100));
        await bump(tx, second);
      });
    await Promise.all([crosswise(1, 2), crosswise(2, 1)]);
    const { rows } = await sql`select value from pairs order by id`.execute(db);

    expect(attempts).toBe(3);
    expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
  });

  it.each(['40001', '40P01'])('runs at most four times in all on %s', async (state) => {
    let attempts = 0;
    const failing = transaction(db, async (tx) => {
      attempts += 1;
      await abort(state).execute(tx);
    });

    await expect(failing).rejects.toMatchObject({ code: state });
    expect(attempts).toBe(4);
  });

  it('does not run again for any other reason', async () => {
    let attempts = 0;
    const failing = transaction(db, async (tx) => {
      attempts += 1;
      await abort('23505').execute(tx);
    });

    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(attempts).toBe(1);
  });
});
