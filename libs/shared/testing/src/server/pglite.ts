import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { openMemoryPGlite, type Connection } from '@traveldesk/shared-server';

/** An empty database in memory; from the second one on in a seventh of the time, since it starts from an image. */
export async function openTestPGlite(): Promise<Connection> {
  const file = path.join(tmpdir(), `traveldesk-${userInfo().username}`, `pglite-${pgliteVersion()}.tar`);
  const image = await readFile(file).catch(() => null);
  if (image) return openMemoryPGlite(new Blob([new Uint8Array(image)]));
  const connection = await openMemoryPGlite();
  await store(file, await connection.dump());
  return connection;
}

/** Moved into place when it is whole: other test processes are looking for it at the same time. */
async function store(file: string, image: Blob): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await image.arrayBuffer()));
  await rename(unfinished, file);
}

function pgliteVersion(): string {
  const entry = createRequire(__filename).resolve('@electric-sql/pglite');
  const manifest = path.join(path.dirname(entry), '..', 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
