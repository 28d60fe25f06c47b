import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPhotoCache } from './photo-cache';

describe('the cache of photos', () => {
  let folder: string;
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'photos-')), 'below');
  });
  afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

  const hour = 3_600_000;
  const limits = { lifeMs: hour, mostBytes: 300 };
  const bytes = (size: number) => Buffer.alloc(size, 7);

  it('keeps photos over a restart until they expire', async () => {
    let now = Date.now();
    await createPhotoCache(folder, limits, () => now).put('a', bytes(10));
    const again = createPhotoCache(folder, limits, () => now);
    expect(await again.get('a')).toEqual(bytes(10));
    expect(await again.get('b')).toBeNull();
    now += hour + 1_000;
    expect(await again.get('a')).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('drops the least recently used photos', async () => {
    const cache = createPhotoCache(folder, limits);
    for (const address of ['a', 'b', 'c']) await cache.put(address, bytes(100));
    await cache.get('a');
    await cache.put('d', bytes(100));
    const kept = await Promise.all(['a', 'b', 'c', 'd'].map((address) => cache.get(address)));
    expect(kept.map((photo) => photo !== null)).toEqual([true, false, true, true]);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('counts the files of an earlier run, and deletes its unfinished ones', async () => {
    await createPhotoCache(folder, limits).put('a', bytes(250));
    writeFileSync(path.join(folder, 'half.1.part'), bytes(1_000));
    const cache = createPhotoCache(folder, limits);
    await cache.put('b', bytes(100));
    expect([await cache.get('a'), await cache.get('b')]).toEqual([null, bytes(100)]);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('may be emptied at any time', async () => {
    const cache = createPhotoCache(folder, limits);
    await cache.put('a', bytes(200));
    rmSync(folder, { recursive: true });
    expect(await cache.get('a')).toBeNull();
    await cache.put('b', bytes(200));
    expect(await cache.get('b')).toEqual(bytes(200));
  });

  it('counts a photo once that is fetched again', async () => {
    const cache = createPhotoCache(folder, limits);
    await cache.put('a', bytes(100));
    for (let time = 0; time < 5; time += 1) await cache.put('b', bytes(150));
    expect([await cache.get('a'), await cache.get('b')]).toEqual([bytes(100), bytes(150)]);
  });
});
