import { createRun } from './run';

const never = new AbortController().signal;

let abandoned: jest.Mock;
const start = () => createRun<string>('id', new Date(), abandoned);
beforeEach(() => {
  abandoned = jest.fn();
});

const collect = async (events: AsyncIterable<string>) => {
  const all: string[] = [];
  for await (const event of events) all.push(event);
  return all;
};

it('a late reader gets the earlier events', async () => {
  const run = start();
  const early = collect(run.events(never));
  run.emit('one');
  await new Promise(setImmediate);
  const late = collect(run.events(never));
  run.emit('two');
  run.finish();
  expect([await early, await late]).toEqual([
    ['one', 'two'],
    ['one', 'two'],
  ]);
  expect(await collect(run.events(never))).toEqual(['one', 'two']);
  expect(abandoned).not.toHaveBeenCalled();
});

it('is stopped when its last reader leaves, and not earlier', async () => {
  const run = start();
  const [one, other] = [new AbortController(), new AbortController()];
  const readers = [collect(run.events(one.signal)), collect(run.events(other.signal))];
  await new Promise(setImmediate);
  one.abort();
  await readers[0];
  expect([run.signal.aborted, abandoned.mock.calls.length]).toEqual([false, 0]);
  other.abort();
  await readers[1];
  expect([run.signal.reason, abandoned.mock.calls.length]).toEqual(['abandoned', 1]);
});

it('continues for a reader who has joined, even if the others leave before its first line', async () => {
  const run = start();
  const leaving = new AbortController();
  const reader = collect(run.handOut().events(leaving.signal));
  await new Promise(setImmediate);
  const late = run.handOut();
  leaving.abort();
  await reader;
  expect(run.signal.aborted).toBe(false);
  const all = collect(late.events(never));
  run.emit('one');
  run.finish();
  expect(await all).toEqual(['one']);
});

it('a failed search ends its readers with an error', async () => {
  const run = start();
  const reader = collect(run.events(never));
  run.emit('one');
  run.finish(new Error('the database is gone'));
  await expect(reader).rejects.toThrow('the database is gone');
});
