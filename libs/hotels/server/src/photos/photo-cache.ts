import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '@traveldesk/shared-contract';

/** Limits of the folder. */
const photoCache = { lifeMs: 7 * dayMs, mostBytes: 500 * 1024 * 1024 } as const;

/** A folder with the photos that this process has fetched. It may be emptied at any time. */
export interface PhotoCache {
  get(address: string): Promise<Buffer | null>;
  put(address: string, bytes: Buffer): Promise<void>;
}

interface Entry {
  bytes: number;
  fetchedAt: number;
}

/** `limits` and `now` are for tests. */
export function createPhotoCache(
  folder: string,
  limits: { lifeMs: number; mostBytes: number } = photoCache,
  now = Date.now,
): PhotoCache {
  let loading: Promise<Map<string, Entry>> | undefined;
  let total = 0;
  // Ordered by last use, the newest last.
  const entries = () => (loading ??= entriesIn(folder).then(noted));
  const noted = (all: Map<string, Entry>) => {
    for (const { bytes } of all.values()) total += bytes;
    return all;
  };
  const drop = async (all: Map<string, Entry>, name: string) => {
    total -= all.get(name)?.bytes ?? 0;
    all.delete(name);
    await rm(path.join(folder, name), { force: true });
  };
  return {
    get: async (address) => {
      const name = nameOf(address);
      const all = await entries();
      const entry = all.get(name);
      if (!entry) return null;
      if (entry.fetchedAt + limits.lifeMs <= now()) {
        await drop(all, name);
        return null;
      }
      all.delete(name);
      all.set(name, entry);
      try {
        return await readFile(path.join(folder, name));
      } catch {
        await drop(all, name);
        return null;
      }
    },
    put: async (address, bytes) => {
      const name = nameOf(address);
      const all = await entries();
      await mkdir(folder, { recursive: true });
      // A reader, or a process that is killed, must not find half of a photo.
      const partial = path.join(folder, `${name}.${process.pid}${partialEnd}`);
      await writeFile(partial, bytes);
      await rename(partial, path.join(folder, name));
      total += bytes.length - (all.get(name)?.bytes ?? 0);
      all.delete(name);
      all.set(name, { bytes: bytes.length, fetchedAt: now() });
      for (const oldest of all.keys()) {
        if (total <= limits.mostBytes) break;
        await drop(all, oldest);
      }
    },
  };
}

const partialEnd = '.part';

function nameOf(address: string): string {
  return createHash('sha256').update(address).digest('hex');
}

/** Returns the files of earlier runs in the order of their last use. Incomplete files are deleted. */
async function entriesIn(folder: string): Promise<Map<string, Entry>> {
  const names = await readdir(folder).catch(() => []);
  const found: [string, Entry, number][] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    if (name.endsWith(partialEnd)) {
      await rm(file, { force: true });
      continue;
    }
    const facts = await stat(file).catch(() => null);
    if (facts?.isFile()) found.push([name, { bytes: facts.size, fetchedAt: facts.mtimeMs }, facts.atimeMs]);
  }
  found.sort(([, , one], [, , other]) => one - other);
  return new Map(found.map(([name, entry]) => [name, entry]));
}
