import { readTogether } from './read-together';

interface Reading {
  keys: readonly string[];
  answer(): void;
  fail(): void;
}

/** Waits some turns of the event loop, so that work due after one or two of them has begun. */
async function soon(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('reading together', () => {
  const readings: Reading[] = [];
  const read = readTogether<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const number = readings.length + 1;
        readings.push({
          keys,
          answer: () => resolve(new Map(keys.map((key) => [key, `${key} ${number}`]))),
          fail: () => reject(new Error('gone')),
        });
      }),
  );
  beforeEach(() => readings.splice(0));
  const answerAll = () => readings.forEach(({ answer }) => answer());

  it('is one for the calls that come together, each with its own answer', async () => {
    const found = Promise.all([read('a'), read('a'), read('b')]);
    await soon();
    expect(readings.map(({ keys }) => keys)).toEqual([['a', 'b']]);
    answerAll();
    expect(await found).toEqual(['a 1', 'a 1', 'b 1']);
  });

  it('begins after the last call that shares it, so that none gets what was read before it came', async () => {
    const first = read('a');
    await soon();
    const later = [read('a'), read('b')];
    await soon();
    expect(readings.map(({ keys }) => keys)).toEqual([['a']]);
    later.push(read('a'));
    answerAll();
    await soon();
    expect(readings.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]);
    answerAll();
    expect([await first, ...(await Promise.all(later))]).toEqual(['a 1', 'a 2', 'b 2', 'a 2']);
  });

  it('waits for one that hangs no longer than a moment', async () => {
    const hanging = read('a');
    await soon();
    const second = read('b');
    while (readings.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(readings.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
    readings[1]?.answer();
    expect(await second).toBe('b 2');
    answerAll();
    expect(await hanging).toBe('a 1');
  });

  it('finds nothing where there is nothing', async () => {
    const none = readTogether(async () => new Map<string, string>());
    expect(await none('a')).toBeUndefined();
  });

  it('is tried anew after one that failed', async () => {
    const failing = [read('a'), read('b')];
    await soon();
    readings[0]?.fail();
    for (const one of failing) await expect(one).rejects.toThrow('gone');
    const again = read('a');
    await soon();
    answerAll();
    expect(await again).toBe('a 2');
  });
});
