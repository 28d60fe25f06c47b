import { carrierOf } from './airlines';
import { brandsFor } from './brands.data';
import { carriers } from './carriers.data';
import { itinerariesOf } from './itineraries';
import { amountText, minorOf, minorUnits } from './money';
import { airportOf, distanceKm } from './places';
import { flightsOn } from './timetable';
import { instantOf, isoDuration, localTime } from './zones';

describe('the clocks of the world', () => {
  it.each([
    ['2026-07-01', 600, 'Europe/London', '2026-07-01T09:00:00.000Z'],
    ['2026-12-01', 600, 'Europe/London', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01', 0, 'Asia/Kolkata', '2026-11-30T18:30:00.000Z'],
    ['2026-12-01', 1439, 'America/New_York', '2026-12-02T04:59:00.000Z'],
    // 02:30 does not exist on the day that summer time begins: it is 03:30.
    ['2026-03-29', 150, 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  ])('%s and %d minutes in %s', (date, minutes, zone, utc) => {
    expect(new Date(instantOf(date, minutes, zone)).toISOString()).toBe(utc);
  });

  it('are written without an offset, and durations by ISO 8601', () => {
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
  ])('%d euro in %s', (euro, currency, text) => {
    expect(amountText(minorUnits(euro, currency), currency)).toBe(text);
  });

  it.each([
    ['12.5', 'EUR', 1250],
    ['12.345', 'EUR', null],
    ['12.340', 'EUR', 1234],
    ['1.234', 'KWD', 1234],
    ['12', 'JPY', 12],
    ['-1', 'EUR', null],
  ])('%s %s', (text, currency, minor) => {
    expect(minorOf(text, currency)).toBe(minor);
  });
});

describe('the timetable', () => {
  it('measures the great circle', () => {
    // The usual figure for LHR–JFK is 5,540 km.
    expect(distanceKm(airportOf('LHR'), airportOf('JFK'))).toBeCloseTo(5540, -1.5);
  });

  it('knows the hubs of every airline, and its brands', () => {
    for (const carrier of carriers) {
      expect(() => carrier.hubs.map(airportOf)).not.toThrow();
      expect(brandsFor(carrier, 'economy').length).toBeGreaterThan(0);
    }
  });

  it('flies as long as the way is, and faster with the wind', () => {
    const zz = carrierOf('ZZ');
    const [west] = flightsOn(zz, airportOf('LHR'), airportOf('JFK'), '2027-02-03');
    const [east] = flightsOn(zz, airportOf('JFK'), airportOf('LHR'), '2027-02-03');
    expect(west!.minutes).toBeGreaterThan(east!.minutes);
    expect(west!.minutes).toBeGreaterThan(400);
    expect(west!.minutes).toBeLessThan(520);
  });

  it('connects with time to change, never twice the way round, and low-cost airlines not at all', () => {
    const leg = { origin: airportOf('TUN'), destination: airportOf('OSL'), date: '2027-02-03' };
    let connections = 0;
    for (const carrier of carriers) {
      for (const { flights, minutes } of itinerariesOf(carrier, leg, 2)) {
        if (carrier.kind === 'low_cost' && carrier.hubs.length > 3) expect(flights).toHaveLength(1);
        expect(minutes).toBeLessThan(30 * 60);
        flights.slice(1).forEach((flight, at) => {
          const pause = (flight.departs - flights[at]!.arrives) / 60_000;
          const other = flight.origin !== flights[at]!.destination;
          expect(pause).toBeGreaterThanOrEqual(other ? 195 : 55);
          connections += 1;
        });
      }
    }
    expect(connections).toBeGreaterThan(5);
  });
});
