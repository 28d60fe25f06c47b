import { afterFirstData, screenShown } from './after-first-data';

const early = (response: Promise<Response>) => ({
  url: '/api/v1/countries',
  token: 't',
  language: 'en',
  response,
  answered: false,
});
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('after the first data', () => {
  beforeAll(screenShown);
  afterEach(() => delete window.earlyCall);

  it('is soon, on a screen whose first call nobody began early', async () => {
    await new Promise<void>((done) => void afterFirstData(done));
  });

  it('is when the early call has its answer and the screen has taken it', async () => {
    const seen: string[] = [];
    let answer: (response: Response) => void = () => undefined;
    window.earlyCall = early(new Promise((resolve) => (answer = resolve)));
    const done = new Promise<void>((resolve) => {
      void afterFirstData(() => {
        seen.push('run');
        resolve();
      });
    });
    await pause(400);
    answer({} as Response);
    await pause(400);
    seen.push('taken');
    delete window.earlyCall;
    await done;
    expect(seen).toEqual(['taken', 'run']);
  });

  it('is when the browser has nothing to do, and not at once', async () => {
    const idle: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => idle.push(run);
    const run = jest.fn();
    try {
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

  it('comes without a screen that takes the early call, which nobody is given from then on', async () => {
    jest.useFakeTimers();
    try {
      window.earlyCall = early(Promise.resolve({} as Response));
      const run = jest.fn();
      void afterFirstData(run);
      await jest.advanceTimersByTimeAsync(2900);
      expect(run).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1000);
      expect(run).toHaveBeenCalledTimes(1);
      expect(window.earlyCall).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });

  it('comes too when the early call fails', async () => {
    const failed = Promise.reject(new Error('offline'));
    window.earlyCall = early(failed);
    setTimeout(() => delete window.earlyCall, 100);
    await new Promise<void>((done) => void afterFirstData(done));
  });
});
