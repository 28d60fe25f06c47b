import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type StartOptions = Parameters<NodeFS['init']>[1];

interface FileStream {
  /** Node's number of the open file; a directory has none. */
  nfd?: number;
  node: object;
}

interface NodeFileSystem {
  stream_ops: { fsync?(stream: FileStream): number };
  realPath(node: object): string;
}

/** Emscripten's number for "the device could not do it", as its file systems report it. */
const inputOutputError = 29;

/**
 * PGlite's file system on real files, with the one operation it lacks: fsync. Without it every commit is
 * only in the operating system's memory when it is acknowledged. `onSync` is called once per fsync.
 */
export class DurableNodeFS extends NodeFS {
  constructor(
    directory: string,
    private readonly onSync: () => void = () => {},
  ) {
    super(directory);
  }

  override async init(pglite: PGlite, options: StartOptions) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const { onSync } = this;
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          (module: { NODEFS: unknown }) => {
            const files = module.NODEFS as NodeFileSystem;
            files.stream_ops.fsync = (stream) => sync(files, stream, onSync);
          },
        ],
      },
    };
  }
}

function sync(files: NodeFileSystem, stream: FileStream, onSync: () => void): number {
  try {
    if (stream.nfd === undefined) syncDirectory(files.realPath(stream.node));
    else fsyncSync(stream.nfd);
  } catch {
    return inputOutputError;
  }
  onSync();
  return 0;
}

/** As many files are synced together: the device then writes once for all of them, which one by one takes ten times as long. */
const together = 64;

/** Syncs a directory with all that is in it. Windows syncs neither files nor directories by a descriptor that reads. */
export async function syncTree(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const paths = ['', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })];
  for (let first = 0; first < paths.length; first += together) {
    const some = paths.slice(first, first + together);
    await Promise.all(some.map((inside) => syncFile(path.join(directory, inside))));
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs the names that a directory holds: a new file is safe only when its name is. Windows knows no such thing. */
export function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
