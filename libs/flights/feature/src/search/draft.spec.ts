import { emptyCriteria, emptyTrip, type CriteriaDraft, type TripDraft } from '@traveldesk/flights-contract';
import { agesOf, swapped, withTrip, withTripAdded, withTripRemoved, withType } from './draft';

const trip = (text: string): TripDraft => {
  const [origin = '', destination = '', ...date] = text.split('-');
  return {
    ...emptyTrip,
    origin: origin || null,
    destination: destination || null,
    date: date.join('-') || null,
  };
};
const draft = (type: CriteriaDraft['type'], ...trips: string[]): CriteriaDraft => ({
  ...emptyCriteria(),
  type,
  trips: trips.map(trip),
});
const shown = ({ trips }: CriteriaDraft) =>
  trips.map(({ origin, destination, date }) => `${origin ?? ''}-${destination ?? ''}-${date ?? ''}`);

describe('changing the type of trip', () => {
  it.each([
    ['roundtrip', 'oneway', ['CAI-DXB-2026-12-01', 'DXB-CAI-2026-12-08'], ['CAI-DXB-2026-12-01']],
    ['oneway', 'roundtrip', ['CAI-DXB-2026-12-01'], ['CAI-DXB-2026-12-01', 'DXB-CAI-']],
    ['oneway', 'multi', ['CAI-DXB-2026-12-01'], ['CAI-DXB-2026-12-01', 'DXB--', '--']],
    // At least three trips (SPECIFICATION 5). The return does not become the next trip's origin.
    ['roundtrip', 'multi', ['CAI-DXB-', 'DXB-CAI-2026-12-08'], ['CAI-DXB-', 'DXB--', '--']],
    ['multi', 'roundtrip', ['CAI-DXB-', 'DXB-IST-', 'IST-CAI-'], ['CAI-DXB-', 'DXB-CAI-']],
  ] as const)('from %s to %s keeps the values that fit', (from, to, before, after) => {
    const next = withType(draft(from, ...before), to);
    expect(next.type).toBe(to);
    expect(shown(next)).toEqual(after);
  });
});

describe('changing a trip', () => {
  it('also changes the return', () => {
    const round = draft('roundtrip', 'CAI-DXB-2026-12-01', 'DXB-CAI-2026-12-08');
    expect(shown(withTrip(round, 0, { destination: 'IST' }))).toEqual([
      'CAI-IST-2026-12-01',
      'IST-CAI-2026-12-08',
    ]);
    expect(shown(withTrip(round, 1, { date: '2026-12-09' }))[1]).toBe('DXB-CAI-2026-12-09');
  });

  it('moves the origin of the next trip, unless that was chosen differently', () => {
    const multi = draft('multi', 'CAI-DXB-', 'DXB-IST-', 'PAR-CAI-');
    expect(shown(withTrip(multi, 0, { destination: 'PAR' }))).toEqual(['CAI-PAR-', 'PAR-IST-', 'PAR-CAI-']);
    expect(shown(withTrip(multi, 1, { destination: 'CAI' }))[2]).toBe('PAR-CAI-');
  });

  it('swaps its places, and the return’s too', () => {
    expect(shown(swapped(draft('roundtrip', 'CAI-DXB-', 'DXB-CAI-'), 0))).toEqual(['DXB-CAI-', 'CAI-DXB-']);
    expect(shown(swapped(draft('multi', 'CAI-DXB-', 'DXB-IST-', '--'), 1))).toEqual([
      'CAI-DXB-',
      'IST-DXB-',
      '--',
    ]);
  });
});

it('a new trip starts where the last one ends, and a trip can be removed', () => {
  const multi = draft('multi', 'CAI-DXB-', 'DXB-IST-', 'IST-PAR-');
  expect(shown(withTripAdded(multi))[3]).toBe('PAR--');
  expect(shown(withTripRemoved(multi, 1))).toEqual(['CAI-DXB-', 'IST-PAR-']);
});

it.each([
  [[], 2, [8, 8]],
  [[5, 3], 3, [5, 3, 8]],
  [[5, 3], 1, [5]],
])('ages %j of %i travelers become %j', (known, count, ages) => {
  expect(agesOf(known, count, 8)).toEqual(ages);
});
