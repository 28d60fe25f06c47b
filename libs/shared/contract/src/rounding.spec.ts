import { halfUp } from './rounding';

it.each([
  [7n, 2n, 4n],
  [5n, 2n, 3n],
  [49n, 100n, 0n],
  [50n, 100n, 1n],
  [-50n, 100n, -1n],
  [-49n, 100n, 0n],
  [0n, 3n, 0n],
  [10n ** 40n + 1n, 2n, 5n * 10n ** 39n + 1n],
])('rounds %d / %d to %d', (numerator, denominator, whole) => {
  expect(halfUp(numerator, denominator)).toBe(whole);
});
