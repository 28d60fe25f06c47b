import { writerOf } from './written';

const thin = '\u202f';

it.each([
  ['en', '1234567.50', '1,234,567.50'],
  ['en', '-0.005', '-0.005'],
  ['en', '1500', '1,500'],
  ['fr', '1234567.50', `1${thin}234${thin}567,50`],
  ['ar', '1234567.50', '1,234,567.50'],
  ['ar', '-98.70', '-98.70'],
  // Not a number: 2^53 + 1 with two decimals has no nearest double of its own.
  ['en', '9007199254740993.01', '9,007,199,254,740,993.01'],
  ['en', 'n/a', 'n/a'],
] as const)('%s writes the amount %s as %s', (language, amount, expected) => {
  expect(writerOf(language)(amount, 'amount')).toBe(expected);
});

it.each([
  ['en', '2 Nov 2026'],
  ['fr', '2 nov. 2026'],
  ['ar', '2 نوفمبر 2026'],
] as const)('%s writes the day 2026-11-02 as %s', (language, expected) => {
  expect(writerOf(language)('2026-11-02', 'day')).toBe(expected);
});

it.each([
  ['en', '2 Nov 2026, 23:30 UTC'],
  ['ar', '2 نوفمبر 2026، 23:30 UTC'],
] as const)('%s writes an instant in UTC, by 24 hours', (language, expected) => {
  expect(writerOf(language)('2026-11-03T01:30:00+02:00', 'instant')).toBe(expected);
});

it('writes an instant in the time zone of the document, and names the zone', () => {
  expect(writerOf('en', 'Asia/Dubai')('2026-11-03T01:30:00Z', 'instant')).toBe('3 Nov 2026, 05:30 GST');
});

it('what is no day is written as it is', () => {
  expect(writerOf('en')('soon', 'day')).toBe('soon');
});
