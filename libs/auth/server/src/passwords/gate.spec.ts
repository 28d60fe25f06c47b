import { Gate } from './gate';

const settled = () => new Promise((resolve) => setImmediate(resolve));

const one = { name: 'one' };

function task() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  const run = jest.fn(() => done);
  return { run, finish };
}

describe('the gate before password hashing', () => {
  it('runs two tasks, lets the third wait and starts it in its turn', async () => {
    const gate = new Gate({ running: 2, waiting: 1 });
    const tasks = [task(), task(), task()] as const;
    const results = tasks.map(({ run }) => gate.run(one, run));
    await settled();
    expect(tasks.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0]);
    tasks[0].finish();
    await settled();
    expect(tasks[2].run).toHaveBeenCalledTimes(1);
    tasks[1].finish();
    tasks[2].finish();
    await Promise.all(results);
  });

  it('answers 429 with a retry time when the queue is full, and accepts tasks again later', async () => {
    const gate = new Gate({ running: 1, waiting: 1 });
    const [first, second] = [task(), task()];
    const results = [gate.run(one, first.run), gate.run(one, second.run)];
    await expect(gate.run(one, () => Promise.resolve())).rejects.toMatchObject({
      status: 429,
      details: { retryAfter: expect.any(Number) as number },
    });
    first.finish();
    second.finish();
    await Promise.all(results);
    await expect(gate.run(one, () => Promise.resolve('again'))).resolves.toBe('again');
  });

  it('frees the place when a task fails', async () => {
    const gate = new Gate({ running: 1, waiting: 0 });
    await expect(gate.run(one, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(gate.run(one, () => Promise.resolve('yes'))).resolves.toBe('yes');
  });

  describe('with several lines', () => {
    /** Returns a gate whose tasks end by `finish`, and the order in which they began. */
    function crowd(limits: { running: number; waiting: number }) {
      const gate = new Gate(limits);
      const begun: string[] = [];
      const refused: string[] = [];
      const ends: (() => void)[] = [];
      const come = (task: string, known = false) => {
        const line = { name: task.replace(/\d+$/, ''), known };
        const work = () => {
          begun.push(task);
          return new Promise<void>((resolve) => ends.push(resolve));
        };
        gate.run(line, work).catch(({ status }: { status: number }) => refused.push(`${task} ${status}`));
      };
      const finishAll = async () => {
        for (await settled(); ends.length > 0; await settled()) ends.shift()?.();
      };
      return { come, begun, refused, finishAll };
    }

    it('alternates between lines, so that a newcomer waits for one task of a crowd', async () => {
      const { come, begun, finishAll } = crowd({ running: 1, waiting: 10 });
      ['crowd1', 'crowd2', 'crowd3', 'crowd4', 'other1', 'other2'].forEach((task) => come(task));
      await finishAll();
      expect(begun).toEqual(['crowd1', 'crowd2', 'other1', 'crowd3', 'other2', 'crowd4']);
    });

    it('gives a newcomer the last place of the longest line when full, until shares are even', async () => {
      const { come, begun, refused, finishAll } = crowd({ running: 1, waiting: 4 });
      ['crowd1', 'crowd2', 'crowd3', 'crowd4', 'crowd5', 'other1', 'other2', 'other3'].forEach((task) =>
        come(task),
      );
      await finishAll();
      expect(refused.sort()).toEqual(['crowd4 429', 'crowd5 429', 'other3 429']);
      expect(begun).toEqual(['crowd1', 'crowd2', 'other1', 'crowd3', 'other2']);
    });

    it('rejects a stranger in favor of a known user, never the other way round', async () => {
      const { come, begun, refused, finishAll } = crowd({ running: 1, waiting: 2 });
      ['a1', 'b1', 'c1'].forEach((task) => come(task));
      come('known1', true);
      come('friend1', true);
      come('d1');
      come('guest1', true);
      await finishAll();
      expect(refused.sort()).toEqual(['b1 429', 'c1 429', 'd1 429', 'guest1 429']);
      expect(begun).toEqual(['a1', 'known1', 'friend1']);
    });

    it('keeps its capacity after a crowd was rejected and served', async () => {
      const { come, begun, refused, finishAll } = crowd({ running: 1, waiting: 2 });
      ['a1', 'a2', 'a3', 'b1', 'c1'].forEach((task) => come(task));
      await finishAll();
      const soFar = refused.length;
      ['a1', 'a2', 'a3'].forEach((task) => come(task));
      await finishAll();
      expect(refused).toHaveLength(soFar);
      expect(begun.slice(-3)).toEqual(['a1', 'a2', 'a3']);
    });
  });
});
