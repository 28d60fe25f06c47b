import { Gate } from './gate';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function task() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  const run = jest.fn(() => done);
  return { run, finish };
}

describe('the gate before password hashing', () => {
  it('runs two at once, lets the third wait and starts it in its turn', async () => {
    const gate = new Gate({ running: 2, waiting: 1 });
    const tasks = [task(), task(), task()] as const;
    const results = tasks.map(({ run }) => gate.run(run));
    await settled();
    expect(tasks.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0]);
    tasks[0].finish();
    await settled();
    expect(tasks[2].run).toHaveBeenCalledTimes(1);
    tasks[1].finish();
    tasks[2].finish();
    await Promise.all(results);
  });

  it('answers 429 with a time to come back when the queue is full, and takes part again afterwards', async () => {
    const gate = new Gate({ running: 1, waiting: 1 });
    const [first, second] = [task(), task()];
    const results = [gate.run(first.run), gate.run(second.run)];
    await expect(gate.run(() => Promise.resolve())).rejects.toMatchObject({
      status: 429,
      details: { retryAfter: expect.any(Number) as number },
    });
    first.finish();
    second.finish();
    await Promise.all(results);
    await expect(gate.run(() => Promise.resolve('again'))).resolves.toBe('again');
  });

  it('gives the place back when a task fails', async () => {
    const gate = new Gate({ running: 1, waiting: 0 });
    await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(gate.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
