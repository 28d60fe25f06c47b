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

/** Of one that lives for a moment, or holds little: the usual 128 MB take a second to be laid out, these a tenth of it. */
const smallParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

export interface PGliteOptions {
  /** A packed directory in which nothing was made yet: a new one is unpacked from it, which is a fifth of the work of making one. */
  image?: string | undefined;
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
    if (!existsSync(root)) await makeCluster(root, options.image);
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
 * Made under another name and moved when it is whole, so that a kill leaves no half-made cluster behind. Nobody has been told yet that
 * anything is kept: it is made without a sync, and synced when it is whole, as is its new name. Nobody else of the machine reads in it,
 * whatever modes the files of an image have.
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
            // Before anyone else's turn: a block that failed half-way leaves its transaction open.
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
    // The directory is locked for this process.
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
