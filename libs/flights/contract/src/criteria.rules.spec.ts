import { emptyCriteria, type CriteriaDraft, type TripDraft } from './criteria';
import { judgeCriteria, type CriteriaWorld, type PlaceFacts } from './criteria.rules';

/** 23:30 in London is 01:30 of the next day in Cairo. */
const now = new Date('2026-11-20T23:30:00Z');

const places: Record<string, PlaceFacts> = {
  CAI: { kind: 'airport', code: 'CAI', city_code: 'CAI', time_zone: 'Africa/Cairo' },
  DXB: { kind: 'airport', code: 'DXB', city_code: 'DXB', time_zone: 'Asia/Dubai' },
  LON: { kind: 'city', code: 'LON', city_code: null, time_zone: 'Europe/London' },
  LHR: { kind: 'airport', code: 'LHR', city_code: 'LON', time_zone: 'Europe/London' },
  LGW: { kind: 'airport', code: 'LGW', city_code: 'LON', time_zone: 'Europe/London' },
};
const world: CriteriaWorld = { now, place: (code) => places[code] ?? null };

const trip = (
  origin: string | null,
  destination: string | null,
  date: string | null,
  more = {},
): TripDraft => ({
  origin,
  destination,
  date,
  departure: null,
  arrival: null,
  ...more,
});
const oneway = (change: Partial<CriteriaDraft> = {}): CriteriaDraft => ({
  ...emptyCriteria(),
  type: 'oneway',
  trips: [trip('CAI', 'DXB', '2026-12-01')],
  ...change,
});
const judged = (draft: CriteriaDraft) => judgeCriteria(draft, world);
const errorsOf = (change: Partial<CriteriaDraft>) => judged(oneway(change)).errors;

it('valid criteria are returned unchanged', () => {
  const draft = oneway({ adults: 2, children: [2, 17], infants: [0, 1] });
  expect(judged(draft)).toEqual({ criteria: draft, errors: {}, warnings: {} });
});

describe('travelers (TRAVEL-RULES 1, 2, 5)', () => {
  it.each<[string, Partial<CriteriaDraft>, Record<string, string>]>([
    ['nobody', { adults: 0 }, { adults: 'search_adult_missing' }],
    ['a child alone', { adults: 0, children: [8] }, { adults: 'search_adult_missing' }],
    ['two infants on one lap', { infants: [0, 1] }, { infants: 'search_infants_over_adults' }],
    ['ten seats', { adults: 7, children: [3, 4, 5] }, { adults: 'search_too_many_travellers' }],
    ['a child of 18', { children: [5, 18] }, { 'children.1': 'search_child_age' }],
    ['a child of 1', { children: [1] }, { 'children.0': 'search_child_age' }],
    ['an infant of 2', { infants: [2] }, { 'infants.0': 'search_infant_age' }],
  ])('%s', (_, change, errors) => expect(errorsOf(change)).toEqual(errors));

  it('more than nine travelers with lap infants are left to the suppliers', () => {
    expect(errorsOf({ adults: 6, children: [3, 4, 5], infants: [0, 1] })).toEqual({});
  });

  it('more than nine travelers with lap infants are refused if every supplier counts them', () => {
    const judge = (change: Partial<CriteriaDraft>) =>
      judgeCriteria(oneway(change), { ...world, lapInfantsCount: true }).errors;
    expect(judge({ adults: 9, infants: [0] })).toEqual({ infants: 'search_too_many_with_infants' });
    expect(judge({ adults: 8, infants: [0] })).toEqual({});
    expect(judge({ adults: 10, infants: [0] })).toEqual({ adults: 'search_too_many_travellers' });
  });

  it('nine travelers are accepted, with as many infants as adults', () => {
    expect(errorsOf({ adults: 3, children: [2, 3, 4], infants: [0, 0, 1] })).toEqual({});
  });
});

describe('airlines and private fares', () => {
  const fare = { airline: 'EK', kind: 'corporate_code' as const, code: 'NILE1' };
  it.each<[string, Partial<CriteriaDraft>, Record<string, string>]>([
    ['some airlines wanted, others excluded', { airlines: ['EK', 'MS'], excluded_airlines: ['FZ'] }, {}],
    [
      'one airline both wanted and excluded',
      { airlines: ['EK', 'MS'], excluded_airlines: ['MS'] },
      { not_airline: 'search_airline_both' },
    ],
    ['a private fare', { private_fares: [fare] }, {}],
    [
      'a private fare without an airline',
      { private_fares: [{ ...fare, airline: null }] },
      { 'fares.0.airline': 'search_required' },
    ],
    [
      'a private fare without a code',
      { private_fares: [fare, { ...fare, code: '' }] },
      { 'fares.1.code': 'search_required' },
    ],
  ])('%s', (_, change, errors) => expect(errorsOf(change)).toEqual(errors));
});

describe('places', () => {
  it.each<[string, TripDraft, Record<string, string>]>([
    [
      'no place',
      trip(null, null, '2026-12-01'),
      { origin: 'search_required', destination: 'search_required' },
    ],
    ['an unknown one', trip('QQQ', 'DXB', '2026-12-01'), { origin: 'search_place_unknown' }],
    ['an unknown destination', trip('CAI', 'QQQ', '2026-12-01'), { destination: 'search_place_unknown' }],
    ['nowhere', trip('CAI', 'CAI', '2026-12-01'), { destination: 'search_same_place' }],
    ['a city and its airport', trip('LON', 'LHR', '2026-12-01'), { destination: 'search_same_place' }],
    ['an airport and its city', trip('LGW', 'LON', '2026-12-01'), { destination: 'search_same_place' }],
    ['two airports of a city', trip('LHR', 'LGW', '2026-12-01'), {}],
  ])('%s', (_, given, errors) => {
    const named = Object.entries(errors).map(([name, code]) => [`trips.0.${name}`, code]);
    expect(errorsOf({ trips: [given] })).toEqual(Object.fromEntries(named));
  });

  it('a place unknown in the browser is left to the server', () => {
    const { errors, criteria } = judgeCriteria(oneway(), { now, place: () => undefined });
    expect(errors).toEqual({});
    expect(criteria).not.toBeNull();
  });
});

describe('dates (TRAVEL-RULES 6, 7)', () => {
  it.each([
    ['today by local time in London', 'LHR', '2026-11-20', undefined],
    ['yesterday by local time in Cairo', 'CAI', '2026-11-20', 'search_date_past'],
    ['today by local time in Cairo', 'CAI', '2026-11-21', undefined],
    ['the last day on sale, in London', 'LHR', '2027-11-16', undefined],
    ['one day later', 'LHR', '2027-11-17', 'search_date_too_far'],
    ['a day that does not exist', 'LHR', '2027-02-30', 'search_date_impossible'],
    ['no day', 'LHR', null, 'search_required'],
  ])('%s', (_, origin, date, code) => {
    expect(errorsOf({ trips: [trip(origin, 'DXB', date)] })['trips.0.date']).toBe(code);
  });

  it('the return is not before the outbound trip, and may be on the same day', () => {
    const back = (date: string) => [trip('CAI', 'DXB', '2026-12-05'), trip('DXB', 'CAI', date)];
    expect(errorsOf({ type: 'roundtrip', trips: back('2026-12-04') })).toEqual({
      'trips.1.date': 'search_date_order',
    });
    expect(errorsOf({ type: 'roundtrip', trips: back('2026-12-05') })).toEqual({});
  });

  it('a time window ends after it begins', () => {
    const departure = { from: '12:00', to: '06:00' };
    expect(errorsOf({ trips: [trip('CAI', 'DXB', '2026-12-01', { departure })] })).toEqual({
      'trips.0.departure': 'search_window_order',
    });
  });
});

describe('the number of trips (SPECIFICATION 5: 3 to 6 for several destinations)', () => {
  const chain = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      index % 2 ? trip('DXB', 'CAI', `2026-12-0${index + 1}`) : trip('CAI', 'DXB', `2026-12-0${index + 1}`),
    );

  it.each([
    ['oneway', 0, 'search_trips_oneway'],
    ['oneway', 2, 'search_trips_oneway'],
    ['roundtrip', 1, 'search_trips_roundtrip'],
    ['roundtrip', 3, 'search_trips_roundtrip'],
    ['multi', 2, 'search_trips_multi'],
    ['multi', 3, undefined],
    ['multi', 6, undefined],
    ['multi', 7, 'search_trips_multi'],
  ] as const)('%s with %d', (type, count, code) => {
    expect(errorsOf({ type, trips: chain(count) }).trips).toBe(code);
  });

  it('a round trip returns to its origin', () => {
    const trips = [trip('CAI', 'DXB', '2026-12-01'), trip('DXB', 'LHR', '2026-12-08')];
    expect(errorsOf({ type: 'roundtrip', trips })).toEqual({ 'trips.1.origin': 'search_not_back' });
  });

  it('a gap between two trips is allowed with a warning', () => {
    const trips = [
      trip('CAI', 'DXB', '2026-12-01'),
      trip('LHR', 'CAI', '2026-12-03'),
      trip('CAI', 'LHR', '2026-12-09'),
    ];
    const { criteria, warnings } = judged(oneway({ type: 'multi', trips }));
    expect(criteria).not.toBeNull();
    expect(warnings).toEqual({ 'trips.1.origin': 'search_trip_gap' });
  });
});
