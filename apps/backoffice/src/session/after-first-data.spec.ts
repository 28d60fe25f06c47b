import type { afterFirstData as Wait, noteFirstCall as Note, screenShown as Show } from './after-first-data';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('work after the first data', () => {
  let [afterFirstData, noteFirstCall, screenShown] = [] as unknown as [typeof Wait, typeof Note, typeof Show];
  beforeEach(() => {
    // Each test is its own page.
    jest.isolateModules(() => {
      ({ afterFirstData, noteFirstCall, screenShown } =
        jest.requireActual<typeof import('./after-first-data')>('./after-first-data'));
    });
  });

  it('comes soon on a screen without a first request', async () => {
    screenShown();
    await new Promise<void>((done) => void afterFirstData(done));
  });

  it.each<[string, () => Promise<unknown>]>([
    ['has its response', () => Promise.resolve()],
    ['has failed', () => Promise.reject(new Error('offline'))],
  ])('comes when the screen is displayed and its first request %s', async (_, answer) => {
    const run = jest.fn();
    let end: () => void = () => undefined;
    noteFirstCall(new Promise<void>((resolve) => (end = resolve)).then(answer));
    noteFirstCall(new Promise(() => undefined));
    const done = new Promise<void>((resolve) => {
      void afterFirstData(() => {
        run();
        resolve();
      });
    });
    screenShown();
    await pause(400);
    expect(run).not.toHaveBeenCalled();
    end();
    await done;
  });

  it('comes when the browser is idle, and not at once', async () => {
    const idle: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => idle.push(run);
    const run = jest.fn();
    try {
      screenShown();
      await afterFirstData(run);
      await pause(300);
      expect(run).not.toHaveBeenCalled();
      expect(idle).toHaveLength(1);
      idle[0]?.({ didTimeout: false, timeRemaining: () => 10 });
      expect(run).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    }
  });

  it('comes eventually without a response', async () => {
    jest.useFakeTimers();
    try {
      noteFirstCall(new Promise(() => undefined));
      screenShown();
      const run = jest.fn();
      void afterFirstData(run);
      await jest.advanceTimersByTimeAsync(2900);
      expect(run).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1000);
      expect(run).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });
});
