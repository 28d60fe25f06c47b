import { formatters } from '@traveldesk/shared-web';
import { readable } from './readable';

const read = (value: unknown, language: 'en' | 'fr' | 'ar' = 'en') =>
  readable(value, formatters(language))
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200e\u200f]/g, '');

it.each([
  ['-12.50 EUR', '-EUR 12.50', '-12,50 EUR', '-12.50 EUR'],
  ['2026-11-21', '21 Nov 2026', '21 nov. 2026', '21 نوفمبر 2026'],
  ['-12.50 EUR, 13.60 USD', '-EUR 12.50, USD 13.60', '-12,50 EUR, 13,60 USD', '-12.50 EUR, 13.60 USD'],
  [{ amount: '250.50', currency: 'GBP' }, 'GBP 250.50', '250,50 GBP', '250.50 GBP'],
  [['1200 JPY', null], 'JPY 1,200, —', '1 200 JPY, —', '1,200 JPY, —'],
])('writes %j as lists do', (value, en, fr, ar) => {
  expect([read(value), read(value, 'fr'), read(value, 'ar')]).toEqual([en, fr, ar]);
});

it("writes an instant in the reader's time zone", () => {
  const at = '2026-11-21T10:30:00.000Z';
  expect(read(at)).toBe(formatters('en').dateTime(at));
});

it.each([
  ['2026-11-21T10:30', '2026-11-21T10:30'],
  ['BOEING 737', 'BOEING 737'],
  [true, 'true'],
  ['', '—'],
  [{ iata: 'MS', icao: null }, 'iata: MS · icao: —'],
  [{ amount: 'all', currency: 'GBP' }, 'amount: all · currency: GBP'],
  ['12.50 EUR, by cheque', '12.50 EUR, by cheque'],
])('leaves %j unchanged', (value, text) => {
  expect(read(value)).toBe(text);
});
