import {
  createPostgres,
  describeOnBoth,
  startTestApi,
  type TestApi,
} from '@traveldesk/shared-testing/server';
import { sql, type Kysely } from 'kysely';
import type { ServerModule } from '../modules/module';
import { addCompact, fillSearchBatch, fillSmall, noteUnfilled, tablesToFill } from './fill';
import { isFoundBy, type Searched } from './searched';

const searched: Searched<{ name: string }> = {
  table: 'things',
  folded: sql`lower(things.name)`,
  read: sql`name`,
  texts: ({ name }) => [name],
};

const things: ServerModule = {
  name: 'things',
  migrations: {
    '20991231T2359_things': {
      up: async (db: Kysely<never>) => {
        await sql`create extension if not exists pg_trgm`.execute(db);
        await sql`create table things (id uuid primary key, name text not null)`.execute(db);
        await addCompact(db, 'things');
      },
    },
  },
  searched: [searched],
  texts: { en: {}, fr: {}, ar: {} },
};

/** Inserts rows as a version without the column does. */
const insert = (api: TestApi, from: number, to: number) =>
  sql`insert into things (id, name)
    select lpad(to_hex(n), 32, '0')::uuid, 'Thing-' || n || ' O''Neil' from generate_series(${from}::int, ${to}::int) as n`.execute(
    api.kernel.db,
  );
const forget = (api: TestApi) => noteUnfilled(api.kernel.db as unknown as Kysely<never>, 'things');

async function found(api: TestApi, typed: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from things where ${isFoundBy(searched, typed)}`.execute(api.kernel.db);
  return rows[0]?.count ?? 0;
}

async function filled(api: TestApi): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(compact)::int as count from things`.execute(
    api.kernel.db,
  );
  return rows[0]?.count ?? 0;
}

describeOnBoth('a searched table', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: [things] });
    await insert(api, 1, 30);
  });
  beforeEach(async () => {
    await sql`update things set compact = null`.execute(api.kernel.db);
    await forget(api);
  });

  it('is filled in batches, each from the end of the last one, whoever fills it', async () => {
    expect(await fillSearchBatch(api.kernel.db, searched, 12)).toBe(false);
    expect(await filled(api)).toBe(12);
    // A process that dies within a batch keeps the results of earlier batches.
    const failing = {
      ...searched,
      texts: (): string[] => {
        throw new Error('killed');
      },
    };
    await expect(fillSearchBatch(api.kernel.db, failing, 12)).rejects.toThrow();
    expect(await filled(api)).toBe(12);
    await Promise.all([
      fillSearchBatch(api.kernel.db, searched, 12),
      fillSearchBatch(api.kernel.db, searched, 12),
    ]);
    expect(await filled(api)).toBe(30);
    expect(await tablesToFill(api.kernel.db, [searched])).toEqual([]);
  });

  it('is searched in both foldings until it is filled', async () => {
    expect(await found(api, "thing-7 o'neil")).toBe(1);
    await fillSearchBatch(api.kernel.db, searched, 12);
    expect([await found(api, 'thing7oneil'), await found(api, 'thing20oneil')]).toEqual([1, 0]);
    expect([await found(api, "thing-7 o'neil"), await found(api, "thing-20 o'neil")]).toEqual([1, 1]);
    await fillSearchBatch(api.kernel.db, searched, 30);
    expect([await found(api, 'thing7oneil'), await found(api, 'THING/20 ONEIL')]).toEqual([1, 1]);
  });

  it('hardly slows a start when every row is filled, and fills rows that were written without the column', async () => {
    await insert(api, 100, 3_000);
    await fillSmall(api.kernel.db, [searched]);
    expect(await filled(api)).toBe(2_931);
    // As autovacuum does, so that the planner knows how few rows lack the column.
    await sql`vacuum analyze things`.execute(api.kernel.db);
    const read = await api.kernel.db.transaction().execute(async (tx) => {
      // Statistics of this session, including those not reported to the server yet.
      const rowsRead = async () => {
        const { rows } = await sql<{ rows: number }>`
          select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
          from pg_stat_xact_user_tables where relname = 'things'`.execute(tx);
        return rows[0]?.rows ?? 0;
      };
      const before = await rowsRead();
      await fillSmall(tx, [searched]);
      return (await rowsRead()) - before;
    });
    expect(read).toBeLessThan(10);
    await insert(api, 3_001, 3_001);
    await fillSmall(api.kernel.db, [searched]);
    expect(await filled(api)).toBe(2_932);
    await sql`delete from things where id >= lpad(to_hex(100), 32, '0')::uuid`.execute(api.kernel.db);
  });

  it('is searched by the original text where the search is short or a row was written without the column', async () => {
    await fillSearchBatch(api.kernel.db, searched, 31);
    expect([await found(api, '7o'), await found(api, "o'n"), await found(api, '%%%')]).toEqual([0, 30, 0]);
    await insert(api, 31, 31);
    expect(await found(api, "31 o'neil")).toBe(1);
  });
});

describe('a large table', () => {
  it('is filled by a job after the start, and again for a later version of the folding', async () => {
    const database = await createPostgres();
    const start = (work: boolean) =>
      startTestApi({ modules: [things], database: 'postgres', url: database.url, work });
    const first = await start(false);
    await insert(first, 1, 5_100);
    await forget(first);
    await first.close();
    for (const version of [0, 99]) {
      const again = await start(true);
      for (let attempt = 0; attempt < 200 && (await filled(again)) < 5_100; attempt += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      expect([version, await filled(again)]).toEqual([version, 5_100]);
      for (
        let attempt = 0;
        attempt < 200 && (await tablesToFill(again.kernel.db, [searched])).length > 0;
        attempt += 1
      )
        await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await tablesToFill(again.kernel.db, [searched])).toEqual([]);
      await sql`update things set compact = null`.execute(again.kernel.db);
      await sql`update search_fillings set version = 99, next_version = 99`.execute(again.kernel.db);
      await again.close();
    }
    await database.drop();
  }, 60_000);
});
