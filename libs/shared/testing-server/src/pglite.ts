import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import {
  createLog,
  installTables,
  openMemoryPGlite,
  type Connection,
  type ServerModule,
} from '@traveldesk/shared-server';
import { imageOf } from './image';
import { packagesState, tablesOf } from './sources';

const images = path.join(tmpdir(), `traveldesk-${userInfo().username}`);

/** Opens an in-memory database with these modules' tables; after the first time, from an image without migrations. */
export async function openTestPGlite(modules: readonly ServerModule[]): Promise<Connection> {
  const { family, state } = tablesOf(modules);
  return openFrom(`pglite-${family}-`, state, async () => {
    const connection = await openEmpty();
    await installTables({ modules, connection, log: createLog({ logLevel: 'silent' }) });
    return connection;
  });
}

/** Opens an empty database from an image, because creating one takes as long as all migrations. */
function openEmpty(): Promise<Made> {
  return openFrom('pglite-empty-', packagesState(), () => openMemoryPGlite());
}

type Made = Awaited<ReturnType<typeof openMemoryPGlite>>;

async function openFrom(prefix: string, state: string, make: () => Promise<Made>): Promise<Made> {
  const name = `${prefix}${state}.tar`;
  const image = await readFile(path.join(images, name)).catch(() => null);
  if (image) return openMemoryPGlite(new Blob([new Uint8Array(image)]));
  const made = await make();
  await store(prefix, name, await imageOf(made));
  return made;
}

/** Stores an image by renaming the complete file, because other test processes look for it at the same time. Deletes older ones. */
async function store(prefix: string, name: string, image: Buffer): Promise<void> {
  await mkdir(images, { recursive: true, mode: 0o700 });
  const unfinished = path.join(images, `${name}.${process.pid}`);
  await writeFile(unfinished, image);
  await rename(unfinished, path.join(images, name));
  const older = (await readdir(images)).filter(
    (file) => file.startsWith(prefix) && file.endsWith('.tar') && file !== name,
  );
  await Promise.all(older.map((file) => rm(path.join(images, file), { force: true })));
}
