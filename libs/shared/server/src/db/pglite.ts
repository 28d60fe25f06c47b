import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { fromPglite } from 'pg-boss';
import type { Connection } from './connection';
import { GuardedPGliteDialect } from './dialects';
import { assertOutsideTransaction, GuardedKysely } from './guard';
import { lockDirectory } from './lock';
import { Mutex } from './mutex';
import { DurableNodeFS } from './node-fs';
import { parsers } from './types';
import { startUpkeep } from './upkeep';

/** The start parameters of PGlite without `-F`, which turns fsync off, and with fsync on. */
const durableParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'synchronous_commit=on',
  '-c',
  'wal_sync_method=fsync',
];

export interface PGliteOptions {
  /** Called for each fsync. */
  onSync?: () => void;
  onUpkeepError?: (error: unknown) => void;
}

/**
 * Opens the built-in database in the directory, making it when it does not exist. Throws a
 * DirectoryLockedError, before anything is touched, when another process has it open.
 */
export async function openPGlite(directory: string, options: PGliteOptions = {}): Promise<Connection> {
  const root = path.resolve(directory);
  mkdirSync(path.dirname(root), { recursive: true });
  const lock = lockDirectory(root);
  try {
    if (!existsSync(root)) await makeCluster(root);
    const pglite = await start(root, options.onSync);
    const stopUpkeep = startUpkeep(pglite, options.onUpkeepError);
    // A copy of the directory is another one, wherever it is put; moving it changes nothing.
    const { dev, ino } = statSync(root);
    return connectionOf(pglite, `${dev}:${ino}`, async () => {
      stopUpkeep();
      await pglite.close();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database in memory, for tests; `image` is a dump of another one's directory to start from. */
export async function openMemoryPGlite(image?: Blob): Promise<Connection & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({ extensions: { pg_trgm }, parsers, loadDataDir: image });
  return { ...connectionOf(pglite, 'memory', () => pglite.close()), dump: () => pglite.dumpDataDir('none') };
}

/** Made under another name and moved when it is whole, so that a kill leaves no half-made cluster behind. */
async function makeCluster(root: string): Promise<void> {
  const unfinished = `${root}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await start(unfinished);
  await pglite.close();
  renameSync(unfinished, root);
}

function start(root: string, onSync?: () => void) {
  return PGlite.create({
    fs: new DurableNodeFS(root, onSync),
    startParams: durableParams,
    extensions: { pg_trgm },
    parsers,
  });
}

function connectionOf(pglite: PGlite, identity: string, close: () => Promise<void>): Connection {
  const mutex = new Mutex();
  const db = new GuardedKysely({ dialect: new GuardedPGliteDialect(pglite, mutex) });
  const ping = async () => {
    if (pglite.closed) throw new Error('The database is closed.');
  };
  return {
    kind: 'pglite',
    db,
    jobsDatabase: fromPglite({
      query: (text, params) => exclusively(mutex, () => pglite.query(text, params)),
      exec: (text) =>
        exclusively(mutex, async () => {
          try {
            return await pglite.exec(text);
          } catch (error) {
            // Before anyone else's turn: a block that failed half-way leaves its transaction open.
            await pglite.exec('ROLLBACK');
            throw error;
          }
        }),
    }),
    ping,
    isWritable: async () => {
      await ping();
      return true;
    },
    // The directory is locked for this process.
    alone: (work) => work(),
    identity: async () => identity,
    close,
  };
}

function exclusively<Result>(mutex: Mutex, work: () => Promise<Result>): Promise<Result> {
  assertOutsideTransaction();
  return mutex.run(work);
}
