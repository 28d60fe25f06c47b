import { adjustServerClock, serverNow } from './server-clock';

const noon = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;
const header = (at: number) => new Date(at).toUTCString();

/** A response that says `at`, on a device whose clock says `device` when it arrives, `took` milliseconds after its request. */
function answer(at: number, device: number, took = 100): number {
  jest.setSystemTime(device);
  adjustServerClock(header(at), device - took);
  return serverNow();
}

describe("the server's time", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    answer(noon, noon);
    jest.useRealTimers();
  });

  it.each([-2 * hour, -90_000, 0, 90_000, 2 * hour])(
    'is known to the second on a device %d ms off',
    (off) => {
      const said = answer(noon, noon + off);
      expect(Math.abs(said - noon)).toBeLessThanOrEqual(1100);
      jest.setSystemTime(noon + off + hour);
      expect(serverNow()).toBe(said + hour);
    },
  );

  it('is not distorted by a slow response', () => {
    answer(noon, noon + 2 * hour);
    // The server answered at once, but the transfer took half a minute.
    const said = answer(noon + 60_000, noon + 2 * hour + 90_000, 30_000);
    expect(Math.abs(said - noon - 90_000)).toBeLessThanOrEqual(1100);
  });

  it("follows when the device's clock is corrected while the page is open", () => {
    answer(noon, noon + 2 * hour);
    expect(Math.abs(answer(noon + 60_000, noon + 60_000) - noon - 60_000)).toBeLessThanOrEqual(1100);
  });

  it.each([null, '', 'yesterday'])("is the device's time where a response says %j", (said) => {
    jest.setSystemTime(noon);
    adjustServerClock(said, noon);
    expect(serverNow()).toBe(noon);
  });
});
