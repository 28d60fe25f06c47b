import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChild } from './child.fake';
import { DirectoryLockedError, lockDirectory } from './lock';
import { openPGlite } from './pglite';

describe('the lock on the PGlite directory', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'traveldesk-lock-'));
  const directory = path.join(parent, 'database');
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  it('rejects a second process before it touches anything, and is free after kill -9', async () => {
    const first = runChild('opener.fixture.ts', directory);
    await first.until((lines) => lines.includes('open'));
    const before = fingerprint(directory);

    const second = runChild('opener.fixture.ts', directory);
    expect(await second.exit).toBe(3);
    expect(second.lines).toEqual([
      `DirectoryLockedError: The database in ${directory} is already in use by another process.`,
    ]);
    await expect(openPGlite(directory)).rejects.toThrow(DirectoryLockedError);
    expect(fingerprint(directory)).toEqual(before);

    first.process.kill('SIGKILL');
    expect(await first.exit).toBe('SIGKILL');
    const third = await openPGlite(directory);
    await third.close();
  });

  it('is free after an orderly end, even within one process', () => {
    const place = path.join(parent, 'other');
    const lock = lockDirectory(place);
    expect(() => lockDirectory(place)).toThrow(DirectoryLockedError);
    lock.release();
    lockDirectory(place).release();
  });
});

/** Returns every file with its size and time, and the text of the file that a second server would rewrite first. */
function fingerprint(directory: string): string[] {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .map((file) => {
      const { size, mtimeMs } = statSync(path.join(directory, file));
      return `${file} ${size} ${mtimeMs}`;
    })
    .concat(readFileSync(path.join(directory, 'PG_VERSION'), 'utf8'));
}
