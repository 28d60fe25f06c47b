import { oncePerTick } from './authenticate';

const tick = () => new Promise<void>(setImmediate);

describe('reading a session', () => {
  const reads: string[] = [];
  const read = oncePerTick(async (key) => `${key} ${reads.push(key)}`);
  beforeEach(() => reads.splice(0));

  it('is one for the calls that come together, each session its own', async () => {
    const found = await Promise.all([read('a'), read('a'), read('b')]);
    expect(found).toEqual(['a 1', 'a 1', 'b 2']);
  });

  it('begins after the last call that shares it, so that none gets what was read before it came', async () => {
    const first = read('a');
    expect(reads).toEqual([]);
    await tick();
    expect(reads).toEqual(['a']);
    const second = read('a');
    expect([await first, await second]).toEqual(['a 1', 'a 2']);
  });

  it('is tried anew after one that failed', async () => {
    let fails = true;
    const flaky = oncePerTick(async () => {
      if (fails) throw new Error('gone');
      return 'back';
    });
    await expect(Promise.all([flaky('a'), flaky('a')])).rejects.toThrow('gone');
    fails = false;
    expect(await flaky('a')).toBe('back');
  });
});
