import { dayTimeParts, localInstant } from './local-time';

it.each([
  ['2026-12-01T09:30', '2026-12-01', '09:30'],
  ['2026-12-01T', '2026-12-01', ''],
  ['T09:30', '', '09:30'],
  ['32OCTT09:30', '32OCT', '09:30'],
  ['32/12', '32/12', ''],
])('reads %s as a day and a time', (text, day, time) => {
  expect(dayTimeParts(text)).toEqual({ day, time });
});

it('reads an instant in the local time zone', () => {
  expect(localInstant('2026-12-01', '09:30')).toEqual(new Date('2026-12-01T09:30'));
});

it.each([
  ['32DEC', '09:30'],
  ['31 nov', '00:00'],
  ['2026-02-30', '09:30'],
  ['2026-12-01', '24:00'],
  ['2026-12-01', '9'],
  ['', '09:30'],
])('does not read %s %s as an instant, whatever a browser would make of it', (day, time) => {
  expect(localInstant(day, time)).toBeUndefined();
});
