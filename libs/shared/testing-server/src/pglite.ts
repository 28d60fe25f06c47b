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
import { tablesOf } from './sources';

const images = path.join(tmpdir(), `traveldesk-${userInfo().username}`);

/** A database in memory with these modules' tables; from the second one on it starts from an image, with no migration to run. */
export async function openTestPGlite(modules: readonly ServerModule[]): Promise<Connection> {
  const { family, state } = tablesOf(modules);
  const [prefix, name] = [`pglite-${family}-`, `pglite-${family}-${state}.tar`];
  const image = await readFile(path.join(images, name)).catch(() => null);
  if (image) return openMemoryPGlite(new Blob([new Uint8Array(image)]));
  const connection = await openMemoryPGlite();
  await installTables({ modules, connection, log: createLog({ logLevel: 'silent' }) });
  await store(prefix, name, await imageOf(connection));
  return connection;
}

/** Moved into place when it is whole: other test processes are looking for it at the same time. Older ones of it go. */
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
