import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fromPglite } from 'pg-boss';
import type { Connection } from './connection';
import { GuardedPGliteDialect } from './dialects';
import { assertOutsideTransaction, GuardedKysely } from './guard';
import { lockDirectory } from './lock';
import { Mutex } from './mutex';
import { DurableNodeFS, syncDirectory, syncTree } from './node-fs';
import { parsers, serializers } from './types';
import { startUpkeep } from './upkeep';

/** PGlite's start parameters without `-F`, which disables fsync, and with fsync enabled. */
const durableParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'synchronous_commit=on',
  '-c',
  'wal_sync_method=fsync',
];

/** Start parameters of short-lived or small databases: the usual 128 MB of buffers take a second to initialize, 16 MB a tenth of it. */
const smallParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

export interface PGliteOptions {
  /** A compressed directory of an empty cluster: unpacking it takes a fifth of the time of creating one. */
  image?: string | undefined;
  /** Called after each fsync. */
  onSync?: () => void;
  onUpkeepError?: (error: unknown) => void;
}

/**
 * Opens the built-in database in the directory, creating it if necessary. Throws a DirectoryLockedError, before touching anything, if
 * another process has it open.
 */
export async function openPGlite(directory: string, options: PGliteOptions = {}): Promise<Connection> {
  const root = path.resolve(directory);
  mkdirSync(path.dirname(root), { recursive: true });
  const lock = lockDirectory(root);
  try {
    if (!existsSync(root)) await makeCluster(root, options.image);
    const pglite = await start(root, options.onSync);
    const stopUpkeep = startUpkeep(pglite, options.onUpkeepError);
    // The inode identifies the directory: a copy has another one, while a moved directory keeps its own.
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

/** Opens a database in memory, for tests; `image` is a dump of another one's directory. */
export async function openMemoryPGlite(image?: Blob): Promise<Connection & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({
    startParams: smallParams,
    extensions: { pg_trgm },
    parsers,
    serializers,
    loadDataDir: image,
  });
  return { ...connectionOf(pglite, 'memory', () => pglite.close()), dump: () => pglite.dumpDataDir('none') };
}

/**
 * Creates a cluster under another name and renames it when complete, so that a kill leaves no half-made cluster. It is synced only at the
 * end, together with its new name, since nothing has been acknowledged before. Other users of the machine cannot read it, whatever modes
 * the files of an image have.
 */
async function makeCluster(root: string, image: string | undefined): Promise<void> {
  const unfinished = `${root}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const loadDataDir = image && new Blob([readFileSync(image)], { type: 'application/gzip' });
  const pglite = await PGlite.create({
    fs: new NodeFS(unfinished),
    startParams: smallParams,
    ...(loadDataDir && { loadDataDir }),
  });
  await pglite.close();
  await syncTree(unfinished);
  renameSync(unfinished, root);
  syncDirectory(path.dirname(root));
}

function start(root: string, onSync?: () => void) {
  return PGlite.create({
    fs: new DurableNodeFS(root, onSync),
    startParams: durableParams,
    extensions: { pg_trgm },
    parsers,
    serializers,
  });
}

function connectionOf(pglite: PGlite, identity: string, close: () => Promise<void>): Connection {
  const mutex = new Mutex();
  let isClosed = false;
  const refuseClosed = () => {
    if (isClosed || pglite.closed) throw new Error('The database is closed.');
  };
  const db = new GuardedKysely({ dialect: new GuardedPGliteDialect(pglite, mutex, refuseClosed) });
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
            // Within the same turn: a failed block leaves its transaction open.
            await pglite.exec('ROLLBACK');
            throw error;
          }
        }),
    }),
    pooled: false,
    keepsStatements: async () => {
      refuseClosed();
      return true;
    },
    isWritable: async () => {
      refuseClosed();
      return true;
    },
    // The lock on the directory already excludes other processes.
    alone: (work) => work(),
    identity: async () => identity,
    close: () => {
      isClosed = true;
      return close();
    },
  };
}

function exclusively<Result>(mutex: Mutex, work: () => Promise<Result>): Promise<Result> {
  assertOutsideTransaction();
  return mutex.run(work);
}
