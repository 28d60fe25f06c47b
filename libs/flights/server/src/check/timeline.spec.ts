import type { Slice } from '@traveldesk/flights-contract';
import { believed, criteriaFor } from '../testing/checking.fake';
import { offerWire } from '../testing/duffel-wire.fake';

interface Flight {
  from: string;
  to: string;
  /** Local times. */
  leaves: string;
  lands: string;
  duration?: string | null;
  stops?: object[];
}

/** Builds an offer with these flights in one or several trips, with stated durations. */
function offered(trips: { flights: Flight[]; duration?: string | null }[]) {
  const place = (iata_code: string) => ({ iata_code, name: iata_code, time_zone: null });
  const ends = (flights: Flight[]) => [flights[0] as Flight, flights.at(-1) as Flight] as const;
  const slices = trips.map(({ flights }) => {
    const [first, last] = ends(flights);
    return { origin: first.from, destination: last.to, departure_date: first.leaves.slice(0, 10) };
  });
  const wire = offerWire(slices, { id: 'off_1', total: '199.90' });
  const [template] = wire.slices[0]?.segments ?? [];
  const changed = {
    ...wire,
    slices: trips.map(({ flights, duration = null }, at) => ({
      ...wire.slices[at],
      origin: place(ends(flights)[0].from),
      destination: place(ends(flights)[1].to),
      duration,
      segments: flights.map(({ from, to, leaves, lands, duration: told = null, stops = [] }) => ({
        ...template,
        origin: place(from),
        destination: place(to),
        stops,
        duration: told,
        departing_at: `${leaves}:00`,
        arriving_at: `${lands}:00`,
      })),
    })),
  };
  const wanted = slices.map(
    ({ origin, destination, departure_date }) => [origin, destination, departure_date] as const,
  );
  return believed(changed, criteriaFor(wanted));
}
const flight = (
  from: string,
  leaves: string,
  to: string,
  lands: string,
  duration: string | null = null,
): Flight => ({
  from,
  to,
  leaves,
  lands,
  duration,
});
const trip = (...flights: Flight[]) => offered([{ flights }]);
const slice = (offer: unknown) => (offer as { slices: Slice[] }).slices[0];

describe('durations are measured in real time', () => {
  it.each<[string, Flight, number, number]>([
    // Dubai is four hours ahead of London.
    ['eastward', flight('LHR', '2026-12-01T22:00', 'DXB', '2026-12-02T09:00'), 420, 1],
    ['westward', flight('DXB', '2026-12-01T08:00', 'LHR', '2026-12-01T12:00'), 480, 0],
    // British clocks go back at 02:00 on October 25, 2026, and forward at 01:00 on March 28, 2027.
    [
      'the night in which clocks are set back',
      flight('LHR', '2026-10-25T00:30', 'CAI', '2026-10-25T07:30'),
      300,
      0,
    ],
    [
      'the same flight on the night before',
      flight('LHR', '2026-10-24T00:30', 'CAI', '2026-10-24T07:30'),
      300,
      0,
    ],
    [
      'the night in which clocks are set forward',
      flight('LHR', '2027-03-28T00:30', 'DOH', '2027-03-28T09:00'),
      330,
      0,
    ],
    [
      'across the date line, landing on the previous day',
      flight('APW', '2026-12-02T10:00', 'HNL', '2026-12-01T15:30'),
      270,
      -1,
    ],
    [
      'across the date line, landing two days later',
      flight('HNL', '2026-12-01T23:30', 'APW', '2026-12-03T05:00'),
      390,
      2,
    ],
  ])('%s', (_, one, minutes, days_later) => {
    expect(slice(trip(one))).toMatchObject({ minutes, days_later, segments: [{ minutes }] });
  });

  it('a wait during the night in which clocks are set back is an hour longer than the clock times', () => {
    const offer = trip(
      flight('CAI', '2026-10-24T18:00', 'LHR', '2026-10-24T22:00'),
      flight('LHR', '2026-10-25T06:00', 'JFK', '2026-10-25T10:00'),
    );
    expect(slice(offer)?.segments[1]?.layover).toEqual({ minutes: 540, airport_change: false });
  });

  it('a wait during the night in which clocks are set forward is an hour shorter', () => {
    const offer = trip(
      flight('CAI', '2027-03-27T18:00', 'LHR', '2027-03-27T22:00'),
      flight('LHR', '2027-03-28T06:00', 'JFK', '2027-03-28T09:00'),
    );
    expect(slice(offer)?.segments[1]?.layover?.minutes).toBe(420);
    expect(slice(offer)?.minutes).toBe(
      slice(offer)?.segments.reduce((sum, one) => sum + (one.minutes ?? 0) + (one.layover?.minutes ?? 0), 0),
    );
  });

  it('the first minute after the clock change is valid', () => {
    const offer = trip(flight('LHR', '2027-03-28T02:00', 'CAI', '2027-03-28T08:00'));
    expect(slice(offer)?.minutes).toBe(300);
  });

  it('an ambiguous local time is resolved by the stated duration', () => {
    const at = (duration: string) =>
      slice(trip(flight('LHR', '2026-10-25T01:30', 'CAI', '2026-10-25T07:30', duration)))?.minutes;
    // Cairo is three hours ahead of UTC until the 29th: 04:30 UTC, four hours after 00:30 and three after 01:30.
    expect([at('PT4H'), at('PT3H')]).toEqual([240, 180]);
    expect(trip(flight('LHR', '2026-10-25T01:30', 'CAI', '2026-10-25T07:30', 'PT5H'))).toBe('times');
  });

  it('an ambiguous local time is resolved as the later one if the previous flight has not landed yet', () => {
    const offer = trip(
      flight('CAI', '2026-10-24T22:00', 'LHR', '2026-10-25T01:50', 'PT5H50M'),
      flight('LHR', '2026-10-25T01:20', 'JFK', '2026-10-25T04:20'),
    );
    expect(slice(offer)?.segments[1]?.layover?.minutes).toBe(30);
  });
});

describe('impossible times', () => {
  it.each<[string, Flight]>([
    ['the 30th of February', flight('CAI', '2027-02-28T08:00', 'DXB', '2027-02-30T12:00')],
    ['the 13th month', flight('CAI', '2026-12-01T08:00', 'DXB', '2026-13-01T12:00')],
    ['an hour skipped by the clock change', flight('LHR', '2027-03-28T01:30', 'CAI', '2027-03-28T08:00')],
    [
      'landing in an hour skipped by the clock change',
      flight('CAI', '2027-03-27T23:00', 'LHR', '2027-03-28T01:15'),
    ],
    [
      'landing before the departure, though later by local time',
      flight('CAI', '2026-12-01T08:00', 'DXB', '2026-12-01T09:30'),
    ],
    ['landing at the moment of departure', flight('CAI', '2026-12-01T08:00', 'DXB', '2026-12-01T10:00')],
    ['a flight of two days', flight('CAI', '2026-12-01T08:00', 'DXB', '2026-12-03T10:00')],
    ['a flight of a year', flight('CAI', '2026-12-01T08:00', 'DXB', '2027-12-01T12:00', null)],
    ['a duration by local times', flight('CAI', '2026-12-01T08:00', 'DXB', '2026-12-01T14:00', 'PT6H')],
    ['an hour too short', flight('CAI', '2026-12-01T08:00', 'DXB', '2026-12-01T14:00', 'PT3H')],
    ['ten minutes too long', flight('CAI', '2026-12-01T08:00', 'DXB', '2026-12-01T14:00', 'PT4H10M')],
    ['a duration of zero', flight('CAI', '2026-12-01T08:00', 'DXB', '2026-12-01T14:00', 'PT0M')],
  ])('%s', (_, one) => {
    expect(trip(one)).toBe('times');
  });

  it('five minutes are accepted as rounding by the supplier', () => {
    const told = (duration: string) =>
      trip(flight('CAI', '2026-12-01T08:00', 'DXB', '2026-12-01T14:00', duration));
    expect(slice(told('PT4H5M'))?.minutes).toBe(240);
    expect(told('PT4H6M')).toBe('times');
  });

  it('a trip whose duration differs from its flights and waits', () => {
    const flights = [
      flight('CAI', '2026-12-01T08:00', 'DOH', '2026-12-01T12:00'),
      flight('DOH', '2026-12-01T14:00', 'DXB', '2026-12-01T16:00'),
    ];
    expect(slice(offered([{ flights, duration: 'PT6H' }]))?.minutes).toBe(360);
    for (const duration of ['PT5H', 'PT4H', 'PT8H', 'P1DT6H'])
      expect(offered([{ flights, duration }])).toBe('times');
  });

  it.each([
    ['before the first flight lands', '2026-12-01T11:30'],
    ['at the moment the first flight lands', '2026-12-01T12:00'],
    ['after days', '2026-12-06T14:00'],
  ])('a connection that leaves %s', (_, leaves) => {
    const lands = `${leaves.slice(0, 10)}T23:00`;
    expect(
      trip(flight('CAI', '2026-12-01T08:00', 'DOH', '2026-12-01T12:00'), flight('DOH', leaves, 'DXB', lands)),
    ).toBe('times');
  });

  it('a return that leaves before the arrival', () => {
    const out = { flights: [flight('CAI', '2026-12-01T20:00', 'DXB', '2026-12-02T02:00')] };
    const back = (leaves: string, lands: string) => ({ flights: [flight('DXB', leaves, 'CAI', lands)] });
    expect(offered([out, back('2026-12-02T01:00', '2026-12-02T03:00')])).toBe('times');
    expect(offered([out, back('2026-12-02T04:00', '2026-12-02T06:00')])).toHaveProperty('ref');
  });

  it('technical stops longer than the flight', () => {
    const stop = (duration: string) => ({ airport: { iata_code: 'DOH', name: 'Doha' }, duration });
    const one = flight('CAI', '2026-12-01T08:00', 'DXB', '2026-12-01T14:00');
    const found = trip({ ...one, stops: [stop('PT45M')] });
    expect(slice(found)).toMatchObject({
      stops: 1,
      segments: [{ stops: [{ airport: 'DOH', minutes: 45 }] }],
    });
    expect(trip({ ...one, stops: [stop('PT4H')] })).toBe('times');
  });

  it('an airport with an unknown time zone', () => {
    const flights = [
      flight('CAI', '2026-12-01T08:00', 'QQZ', '2026-12-01T12:00'),
      flight('QQZ', '2026-12-01T14:00', 'DXB', '2026-12-01T18:00'),
    ];
    expect(trip(...flights)).toBe('places');
  });
});
