import { formatters } from './format';

const en = formatters('en');
const fr = formatters('fr');
const ar = formatters('ar');
const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

it('prints Latin digits in every language', () => {
  expect([en, fr, ar].map((format) => spaces(format.number(1234567)))).toEqual([
    '1,234,567',
    '1 234 567',
    '1,234,567',
  ]);
  expect(ar.dateTime('2026-11-21T10:30:00Z')).not.toMatch(/[٠-٩]/);
});

it.each([
  [{ amount: '1234.50', currency: 'EUR' }, 'EUR 1,234.50'],
  [{ amount: '1234', currency: 'JPY' }, 'JPY 1,234'],
  [{ amount: '0.125', currency: 'KWD' }, 'KWD 0.125'],
  [{ amount: '-9007199254740993.01', currency: 'USD' }, '-USD 9,007,199,254,740,993.01'],
])('prints money with the digits of its currency: %j', (money, text) => {
  expect(spaces(en.money(money))).toBe(text);
});

it('prints the same number in a language with the currency in another position', () => {
  const money = { amount: '-1234567.50', currency: 'EUR' };
  expect([en, fr, ar].map((format) => spaces(format.figure(money)))).toEqual([
    '-1,234,567.50',
    '-1 234 567,50',
    '-1,234,567.50',
  ]);
  expect(en.figure({ amount: '9007199254740993.010', currency: 'KWD' })).toBe('9,007,199,254,740,993.010');
});

it('never shifts a day by a time zone', () => {
  expect(en.date('2026-01-01')).toBe('1 Jan 2026');
  expect(fr.date('2026-12-31')).toBe('31 déc. 2026');
  expect(ar.date('2026-11-21')).toBe('21 نوفمبر 2026');
});

it.each([
  [en, '21 Nov 2026, 18:05'],
  [fr, '21 nov. 2026, 18:05'],
  [ar, '21 نوفمبر 2026، 18:05'],
])('writes an instant on the 24-hour clock', (format, text) => {
  expect(spaces(format.dateTime(new Date(2026, 10, 21, 18, 5)))).toBe(text);
});

it.each([
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-21T11:59:30Z', '30 seconds ago'],
  ['2026-11-23T12:00:00Z', 'in 2 days'],
  ['2026-11-21T12:00:00Z', 'now'],
  ['2024-11-21T12:00:00Z', '2 years ago'],
])('writes %s as %s at noon', (then, words) => {
  expect(en.relative(then, new Date('2026-11-21T12:00:00Z'))).toBe(words);
});
