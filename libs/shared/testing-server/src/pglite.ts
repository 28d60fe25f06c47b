import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
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

const workspace = path.resolve(__dirname, '../../../..');
const images = path.join(tmpdir(), `traveldesk-${userInfo().username}`);

/** A database in memory with these modules' tables; from the second one on it starts from an image, with no migration to run. */
export async function openTestPGlite(modules: readonly ServerModule[]): Promise<Connection> {
  const { family, name } = imageOf(modules);
  const image = await readFile(path.join(images, name)).catch(() => null);
  if (image) return openMemoryPGlite(new Blob([new Uint8Array(image)]));
  const connection = await openMemoryPGlite();
  await installTables({ modules, connection, log: createLog({ logLevel: 'silent' }) });
  await store(family, name, await connection.dump());
  return connection;
}

/** An image's file: of which modules, and of which state of their sources. */
function imageOf(modules: readonly ServerModule[]) {
  const migrations = modules.flatMap((module) => Object.entries(module.migrations));
  const family = `pglite-${digest(migrations.map(([name]) => name))}-`;
  const own = migrations.map(([, { up }]) => up.toString());
  return { family, name: `${family}${digest([sources(), ...own])}.tar` };
}

let sourcesDigest: string | undefined;

/** Whatever a migration may be made of: the servers' sources, their data included, and the packages. */
function sources(): string {
  return (sourcesDigest ??= digest(
    [
      'package-lock.json',
      ...globSync('libs/*/{server,contract}/src/**/*.{ts,json}', { cwd: workspace }).sort(),
    ]
      .filter((file) => !file.includes('.spec.'))
      .map((file) => readFileSync(path.join(workspace, file), 'utf8')),
  ));
}

function digest(parts: readonly string[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex').slice(0, 16);
}

/** Moved into place when it is whole: other test processes are looking for it at the same time. Older ones of it go. */
async function store(family: string, name: string, image: Blob): Promise<void> {
  await mkdir(images, { recursive: true, mode: 0o700 });
  const unfinished = path.join(images, `${name}.${process.pid}`);
  await writeFile(unfinished, Buffer.from(await image.arrayBuffer()));
  await rename(unfinished, path.join(images, name));
  const older = (await readdir(images)).filter(
    (file) => file.startsWith(family) && file.endsWith('.tar') && file !== name,
  );
  await Promise.all(older.map((file) => rm(path.join(images, file), { force: true })));
}
