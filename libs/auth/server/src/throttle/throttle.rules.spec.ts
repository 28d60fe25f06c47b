import { delayAfter, type ThrottleKind } from './throttle.rules';

describe('the delay after failed sign-ins', () => {
  it.each<[ThrottleKind, number, number]>([
    ['pair', 1, 0],
    ['pair', 4, 0],
    ['pair', 5, 2],
    ['pair', 6, 4],
    ['pair', 10, 64],
    ['pair', 100, 900],
    ['account', 9, 0],
    ['account', 10, 2],
    ['account', 1_000_000, 300],
    ['address', 49, 0],
    ['address', 50, 2],
    ['address', 1_000_000, 900],
  ])('for a %s after %d failures is %d s', (kind, failures, seconds) => {
    expect(delayAfter(kind, failures)).toBe(seconds);
  });

  it('never shrinks with more failures, and never exceeds 15 minutes', () => {
    for (const kind of ['account', 'address', 'pair'] as const) {
      for (let failures = 1; failures < 200; failures += 1) {
        expect(delayAfter(kind, failures)).toBeGreaterThanOrEqual(delayAfter(kind, failures - 1));
        expect(delayAfter(kind, failures)).toBeLessThanOrEqual(900);
      }
    }
  });
});
