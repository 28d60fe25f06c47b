import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { plannedEachTime, StatementNames } from './prepared';

describe('the names of statements', () => {
  it('are given to a statement at its third use, and stay the same', () => {
    const names = new StatementNames();
    expect([names.nameOf('a'), names.nameOf('a')]).toEqual([null, null]);
    const name = names.nameOf('a');
    expect(name).toMatch(/^[\w-]{10,60}$/);
    expect(names.nameOf('a')).toBe(name);
    names.nameOf('b');
    names.nameOf('b');
    expect(names.nameOf('b')).not.toBe(name);
  });

  it('are not given to a pattern search, whose best plan differs for each pattern', () => {
    const names = new StatementNames();
    const search = 'select id from users where search like $1 order by search limit $2';
    expect([1, 2, 3, 4].map(() => names.nameOf(search))).toEqual([null, null, null, null]);
  });

  it('are not given to a statement that opts out', () => {
    const names = new StatementNames();
    const sums = `select ${plannedEachTime} sum(amount) from entries where amount > $1`;
    expect([1, 2, 3, 4].map(() => names.nameOf(sums))).toEqual([null, null, null, null]);
  });

  it('are new after a table has changed', () => {
    const names = new StatementNames();
    const third = () => [names.nameOf('a'), names.nameOf('a'), names.nameOf('a')].at(-1);
    const before = third();
    names.forget();
    expect(third()).not.toBe(before);
  });

  it('are not given where a connection does not keep prepared statements', () => {
    const names = new StatementNames(false);
    expect([1, 2, 3, 4].map(() => names.nameOf('a'))).toEqual([null, null, null, null]);
    expect(names.queryOf('a', [1])).toEqual({ text: 'a', values: [1] });
  });

  it('are limited in number per connection', () => {
    const names = new StatementNames();
    const given = new Set<string | null>();
    for (let text = 0; text < 2_000; text += 1) {
      for (let use = 0; use < 4; use += 1) given.add(names.nameOf(`statement ${text}`));
    }
    given.delete(null);
    expect(given.size).toBe(300);
  });
});

describe('prepared statements on PostgreSQL', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [], database: 'postgres' });
    await sql`create table things (id int primary key)`.execute(api.kernel.db);
    await sql`insert into things values (1), (2)`.execute(api.kernel.db);
  });
  afterAll(() => api.close());
  const find = (id: number) => sql`select * from things where id = ${id}`.execute(api.kernel.db);

  it('return the same as other statements, whatever their values', async () => {
    for (const id of [1, 2, 1, 2, 3]) {
      const { rows } = await find(id);
      expect(rows).toEqual(id === 3 ? [] : [{ id }]);
    }
    const { rows } = await sql<{ uses: number }>`
      select count(*) as uses from pg_prepared_statements where statement like 'select * from things%'`.execute(
      api.kernel.db,
    );
    expect(rows[0]?.uses).toBe(1);
  });

  it("are prepared again after another replica's migration", async () => {
    await sql`alter table things add column name text default 'x'`.execute(api.kernel.db);
    await find(1).catch((error: unknown) => expect(error).toMatchObject({ code: '0A000' }));
    expect((await find(1)).rows).toEqual([{ id: 1, name: 'x' }]);
  });
});
