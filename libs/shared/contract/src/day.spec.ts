import { isDay } from './day';
import { daySchema } from './day-schema';

it.each([
  ['0001-01-01', true],
  ['2028-02-29', true],
  ['9999-12-31', true],
  ['0000-06-01', false],
  ['2026-02-30', false],
  ['10000-01-01', false],
  ['2026-11-28T00:00:00Z', false],
])('decides whether %s is a day: %s', (text, isOne) => {
  expect([isDay(text), daySchema.safeParse(text).success]).toEqual([isOne, isOne]);
});
