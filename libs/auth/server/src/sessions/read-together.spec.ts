import { readTogether } from './read-together';

interface Reading {
  keys: readonly string[];
  answer(): void;
  fail(): void;
}

/** Waits some turns of the event loop, so that work due after one or two of them has started. */
async function soon(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('a shared read', () => {
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

  it('serves calls that arrive together, each with its own result', async () => {
    const found = Promise.all([read('a'), read('a'), read('b')]);
    await soon();
    expect(readings.map(({ keys }) => keys)).toEqual([['a', 'b']]);
    answerAll();
    expect(await found).toEqual(['a 1', 'a 1', 'b 1']);
  });

  it('starts after the last call that shares it, so that no call gets older data', async () => {
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

  it('does not wait long for a hanging one', async () => {
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

  it('returns nothing for an unknown key', async () => {
    const none = readTogether(async () => new Map<string, string>());
    expect(await none('a')).toBeUndefined();
  });

  it('is repeated after a failure', async () => {
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
