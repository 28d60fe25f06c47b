import { ndjsonAnswer } from './ndjson';

afterEach(() => jest.useRealTimers());

it.each(['identity', 'gzip'])(
  'ends for a reader that takes too long, and wakes its lines (%s)',
  async (coding) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    let left = false;
    const lines = async function* (leaving: AbortSignal) {
      leaving.addEventListener('abort', () => (left = true));
      for (;;) yield { type: 'offers', text: 'x'.repeat(1_000) };
    };
    const { body } = ndjsonAnswer(lines, new AbortController().signal, coding);
    const failed = new Promise<Error>((resolve) => body.once('error', resolve));
    body.read(0);
    await new Promise(setImmediate);
    expect([body.destroyed, left]).toEqual([false, false]);
    jest.advanceTimersByTime(300_000);
    expect((await failed).message).toBe('the reader is too slow');
    await new Promise(setImmediate);
    expect([body.destroyed, left]).toEqual([true, true]);
  },
);
