import { amountText, minorOf, minorUnits } from './money';
import { airportOf, distanceKm } from './places';
import { instantOf, isoDuration, localTime } from './zones';

describe('local times', () => {
  it.each([
    ['2026-07-01', 600, 'Europe/London', '2026-07-01T09:00:00.000Z'],
    ['2026-12-01', 600, 'Europe/London', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01', 0, 'Asia/Kolkata', '2026-11-30T18:30:00.000Z'],
    ['2026-12-01', 1439, 'America/New_York', '2026-12-02T04:59:00.000Z'],
    // 02:30 does not exist on the day that summer time begins: it is 03:30.
    ['2026-03-29', 150, 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  ])('read %s and %d minutes in %s', (date, minutes, zone, utc) => {
    expect(new Date(instantOf(date, minutes, zone)).toISOString()).toBe(utc);
  });

  it('are written without an offset, and durations in ISO 8601', () => {
    expect(localTime(Date.parse('2026-12-01T22:30:00Z'), 'Asia/Dubai')).toBe('2026-12-02T02:30:00');
    expect([0, 45, 60, 146, 1440, 1505].map(isoDuration)).toEqual([
      'PT0M',
      'PT45M',
      'PT1H',
      'PT2H26M',
      'P1D',
      'P1DT1H5M',
    ]);
  });
});

describe('money', () => {
  it.each([
    [12.345, 'EUR', '12.35'],
    [10, 'JPY', '1630'],
    [10, 'KWD', '3.350'],
    [0, 'USD', '0.00'],
  ])('writes %d euro in %s', (euro, currency, text) => {
    expect(amountText(minorUnits(euro, currency), currency)).toBe(text);
  });

  it.each([
    ['12.5', 'EUR', 1250],
    ['12.345', 'EUR', null],
    ['12.340', 'EUR', 1234],
    ['1.234', 'KWD', 1234],
    ['12', 'JPY', 12],
    ['-1', 'EUR', null],
  ])('reads %s %s', (text, currency, minor) => {
    expect(minorOf(text, currency)).toBe(minor);
  });
});

it('measures the great-circle distance', () => {
  // The usual figure for LHR–JFK is 5,540 km.
  expect(distanceKm(airportOf('LHR'), airportOf('JFK'))).toBeCloseTo(5540, -1.5);
});
