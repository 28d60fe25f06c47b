import { closeSync, fsyncSync, openSync } from 'node:fs';
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

/** A new file is safe only when the directory that names it is. Windows knows no such thing. */
function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
