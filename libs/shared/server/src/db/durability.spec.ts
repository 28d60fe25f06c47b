import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { hardness } from '@traveldesk/shared-testing/server';
import { verifyAuditChain } from '../audit/verify';
import { runChild } from './child.fake';
import { openMemoryPGlite, openPGlite } from './pglite';

const { runs: kills } = hardness(4, 1);

describe('PGlite on disk', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'traveldesk-durability-'));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  it('loses nothing acknowledged, and keeps the audit chain, through kill -9 in a loop', async () => {
    const directory = path.join(parent, 'killed');
    let acknowledged: number[] = [];
    for (let round = 1; round <= kills; round += 1) {
      const child = runChild('writer.fixture.ts', directory, String(round * 100_000));
      await child.until((lines) => lines.length > 25);
      child.process.kill('SIGKILL');
      await child.exit;
      acknowledged = [...acknowledged, ...child.lines.filter((line) => line !== 'ready').map(Number)];

      const connection = await openPGlite(directory);
      const { rows } = await sql<{ number: number }>`select number from marks`.execute(connection.db);
      const audit = await verifyAuditChain(connection.db);
      await connection.close();

      const kept = new Set(rows.map((row) => row.number));
      expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
      expect(audit).toEqual({ entries: rows.length, breaks: [] });
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 25);
  }, 180_000);

  it('is whole again after a kill while it was being made', async () => {
    const directory = path.join(parent, 'unfinished');
    const child = runChild('opener.fixture.ts', directory);
    while (!existsSync(path.join(`${directory}.new`, 'PG_VERSION'))) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    child.process.kill('SIGKILL');
    await child.exit;
    expect(existsSync(directory)).toBe(false);

    const connection = await openPGlite(directory);
    const { rows } = await sql`select 1 as one`.execute(connection.db);
    await connection.close();
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('is the same unpacked as made, synced whole, and whole again after a kill in between', async () => {
    const image = path.join(parent, 'packed.tgz');
    const made = await PGlite.create();
    writeFileSync(image, new Uint8Array(await (await made.dumpDataDir('gzip')).arrayBuffer()));
    await made.close();
    const settingsOf = async (directory: string, options = {}) => {
      const connection = await openPGlite(directory, options);
      await sql`create table kept (number int)`.execute(connection.db);
      const { rows } = await sql`
        select name, setting from pg_settings where name not in ('data_directory', 'config_file', 'hba_file', 'ident_file')
        union all select datname, datcollate || pg_encoding_to_char(encoding) from pg_database`.execute(
        connection.db,
      );
      await connection.close();
      return rows;
    };
    const unpacked = path.join(parent, 'unpacked');
    expect(await settingsOf(unpacked, { image })).toEqual(await settingsOf(path.join(parent, 'made')));
    // Nobody else of the machine reads in it (Windows has other rights).
    if (process.platform !== 'win32') expect(statSync(unpacked).mode & 0o077).toBe(0);

    const directory = path.join(parent, 'half-unpacked');
    const child = runChild('opener.fixture.ts', directory, image);
    while (!existsSync(`${directory}.new/base`)) await new Promise((resolve) => setTimeout(resolve, 1));
    child.process.kill('SIGKILL');
    await child.exit;
    expect(existsSync(directory)).toBe(false);
    expect((await settingsOf(directory, { image })).length).toBeGreaterThan(100);
  });

  it('refuses what is asked of it once it is being closed, and leaves nobody waiting', async () => {
    const { db, close } = await openMemoryPGlite();
    await sql`select 1`.execute(db);
    const closing = close();
    const transaction = () => db.transaction().execute((tx) => sql`select 1`.execute(tx));
    for (const ask of [transaction, () => sql`select 1`.execute(db), transaction]) {
      await expect(ask()).rejects.toThrow('The database is closed.');
    }
    await closing;
    await expect(transaction()).rejects.toThrow('The database is closed.');
  });

  it('syncs once and more for each commit', async () => {
    let syncs = 0;
    const connection = await openPGlite(path.join(parent, 'counted'), { onSync: () => (syncs += 1) });
    await sql`create table counted (number int)`.execute(connection.db);
    for (let number = 0; number < 20; number += 1) {
      const before = syncs;
      await sql`insert into counted values (${number})`.execute(connection.db);
      expect(syncs).toBeGreaterThan(before);
    }
    await connection.close();
  });

  // The hook could be called without the system being asked: so the system itself is watched, where it can be.
  const watch = hasStrace() ? it : it.skip;
  watch('asks the operating system for each of them', async () => {
    const trace = path.join(parent, 'trace');
    const child = runChild('syncer.fixture.ts', path.join(parent, 'traced'), trace);
    expect(await child.exit).toBe(0);
    const syncs = readFileSync(trace, 'utf8').match(/fsync\(/g) ?? [];
    expect(syncs.length).toBeGreaterThanOrEqual(20);
  });
});

function hasStrace(): boolean {
  try {
    execFileSync('strace', ['-e', 'trace=none', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
