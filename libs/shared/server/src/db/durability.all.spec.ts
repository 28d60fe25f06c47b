import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { runChild } from './child.fake';
import { openPGlite } from './pglite';

describe('PGlite on disk from its first moment', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'traveldesk-durability-'));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  it('is intact again after a kill during its creation', async () => {
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

  it('is the same unpacked as created, is synced completely, and is intact again after a kill in between', async () => {
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
    // Other users of the machine cannot read it (Windows has other permissions).
    if (process.platform !== 'win32') expect(statSync(unpacked).mode & 0o077).toBe(0);

    const directory = path.join(parent, 'half-unpacked');
    const child = runChild('opener.fixture.ts', directory, image);
    while (!existsSync(`${directory}.new/base`)) await new Promise((resolve) => setTimeout(resolve, 1));
    child.process.kill('SIGKILL');
    await child.exit;
    expect(existsSync(directory)).toBe(false);
    expect((await settingsOf(directory, { image })).length).toBeGreaterThan(100);
  });

  // The hook alone does not prove a system call, so strace checks it where available.
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
