import { describeOnBoth, createPostgres } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import type { Db, Migration } from '../database';
import { openPostgres } from '../db/postgres';
import { kernelMigrations } from '../migrations/all';
import { appliedMigrations, migrate, orderMigrations } from './migrator';

const making = (table: string): Migration => ({
  up: async (db) => {
    await sql`create table ${sql.table(table)} (id int)`.execute(db);
  },
});
const kernelSource = { name: 'kernel', migrations: kernelMigrations };
const tables = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename like 'made%' order by 1
  `.execute(db);
  return rows.map((row) => row.name);
};

describe('the order of migrations', () => {
  const none: Migration = { up: async () => {} };

  it('spans all modules and follows time', () => {
    const ordered = orderMigrations([
      { name: 'b', migrations: { '20260301T0000_second': none, '20260101T0000_first': none } },
      { name: 'a', migrations: { '20260201T0000_between': none } },
    ]);
    expect(ordered.map(([name]) => name)).toEqual([
      '20260101T0000_first',
      '20260201T0000_between',
      '20260301T0000_second',
    ]);
  });

  it('rejects a name used by two modules and a malformed name', () => {
    const twice = { '20260101T0000_same': none };
    expect(() =>
      orderMigrations([
        { name: 'a', migrations: twice },
        { name: 'b', migrations: twice },
      ]),
    ).toThrow('The modules a and b both have a migration 20260101T0000_same.');
    expect(() => orderMigrations([{ name: 'a', migrations: { countries: none } }])).toThrow(
      /countries of a must be named/,
    );
  });
});

describeOnBoth('migrations', (makeApi) => {
  it('run once, and later ones of any module run when they appear', async () => {
    const { kernel } = await makeApi({ modules: [] });
    const first = { name: 'a', migrations: { '20260102T0000_one': making('made_one') } };
    const earlier = { name: 'b', migrations: { '20260101T0000_two': making('made_two') } };

    expect(await migrate(kernel.db, [kernelSource, first])).toEqual(['20260102T0000_one']);
    expect(await migrate(kernel.db, [kernelSource, first])).toEqual([]);
    expect(await migrate(kernel.db, [kernelSource, first, earlier])).toEqual(['20260101T0000_two']);
    expect(await tables(kernel.db)).toEqual(['made_one', 'made_two']);
  });

  it('roll back one that fails halfway, and keep the ones before it', async () => {
    const { kernel } = await makeApi({ modules: [] });
    const broken: Migration = {
      up: async (db) => {
        await sql`create table made_half (id int)`.execute(db);
        throw new Error('killed here');
      },
    };
    const migrations = { '20260101T0000_whole': making('made_whole'), '20260102T0000_broken': broken };

    await expect(migrate(kernel.db, [kernelSource, { name: 'a', migrations }])).rejects.toThrow(
      'killed here',
    );
    expect(await tables(kernel.db)).toEqual(['made_whole']);
    expect(await appliedMigrations(kernel.db)).not.toContain('20260102T0000_broken');
  });
});

describe('replicas that start at the same time', () => {
  it('run each migration once between them', async () => {
    const database = await createPostgres();
    const replicas = Array.from({ length: 4 }, () => openPostgres(database.url, { max: 2 }));
    const migrations = Object.fromEntries(
      ['made_a', 'made_b', 'made_c'].map((table, index) => [
        `2026010${index + 1}T0000_${table}`,
        making(table),
      ]),
    );
    const ran = await Promise.all(
      replicas.map((one) => one.alone(() => migrate(one.db, [{ name: 'a', migrations }]))),
    );
    const made = await tables(replicas[0]!.db);
    await Promise.all(replicas.map(({ close }) => close()));
    await database.drop();

    expect(ran.flat().sort()).toEqual(Object.keys(migrations));
    expect(made).toEqual(['made_a', 'made_b', 'made_c']);
  });
});
