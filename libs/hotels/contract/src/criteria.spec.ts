import {
  decodeStay,
  encodeStay,
  guestsOf,
  judgeStay,
  misreadStayShorthand,
  nightsOf,
  readStayShorthand,
  rolledStay,
  type StayCriteria,
  type StayDraft,
  type StayWorld,
} from '.';

const stay: StayDraft = {
  place: 'city.DXB',
  radius: 10,
  check_in: '2026-12-12',
  check_out: '2026-12-15',
  rooms: [{ adults: 2, children: [8] }],
  company_id: null,
};
const dubai = { point: { latitude: 25.2, longitude: 55.3 }, time_zone: 'Asia/Dubai' };
const world: StayWorld = { now: new Date('2026-12-01T12:00:00Z'), place: dubai };
const errorsOf = (change: Partial<StayDraft>, more: Partial<StayWorld> = {}) =>
  judgeStay({ ...stay, ...change }, { ...world, ...more }).errors;

describe('the criteria of a stay', () => {
  it('are valid', () => {
    expect(judgeStay(stay, world)).toEqual({ criteria: stay, errors: {} });
  });

  it.each<[string, Partial<StayDraft>, object]>([
    ['no place', { place: null }, { place: 'stay_required' }],
    ['radius 0', { radius: 0 }, { radius: 'stay_radius' }],
    ['radius 101', { radius: 101 }, { radius: 'stay_radius' }],
    [
      'no days',
      { check_in: null, check_out: null },
      { check_in: 'stay_required', check_out: 'stay_required' },
    ],
    ['check-out before check-in', { check_out: '2026-12-11' }, { check_out: 'stay_check_out_order' }],
    ['0 nights', { check_out: '2026-12-12' }, { check_out: 'stay_check_out_order' }],
    ['100 nights', { check_out: '2027-03-22' }, { check_out: 'stay_too_long' }],
    ['yesterday', { check_in: '2026-11-30' }, { check_in: 'stay_check_in_past' }],
    [
      '331 days ahead',
      { check_in: '2027-10-28', check_out: '2027-10-29' },
      { check_in: 'stay_check_in_too_far' },
    ],
    ['no room', { rooms: [] }, { rooms: 'stay_no_room' }],
    ['9 rooms', { rooms: Array(9).fill({ adults: 1, children: [] }) }, { rooms: 'stay_too_many_rooms' }],
    [
      'a room without an adult',
      { rooms: [...stay.rooms, { adults: 0, children: [17] }] },
      { 'rooms.1.adults': 'stay_adult_missing' },
    ],
    [
      'a child without an age, and one of 18',
      { rooms: [{ adults: 1, children: [null, 18] }] },
      { 'rooms.0.children.0': 'stay_age_missing', 'rooms.0.children.1': 'stay_child_age' },
    ],
  ])('%s', (_, change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it.each<[string, Partial<StayDraft>]>([
    ['99 nights', { check_out: '2027-03-21' }],
    ['330 days ahead', { check_in: '2027-10-27', check_out: '2027-10-28' }],
  ])('%s are allowed', (_, change) => {
    expect(errorsOf(change)).toEqual({});
  });

  // A stay of tonight must not be refused because it is still yesterday, or already tomorrow, elsewhere.
  it('complaint 6: begin today at the place, even if the date here differs', () => {
    const now = new Date('2026-12-12T21:00:00Z');
    expect(errorsOf({ check_in: '2026-12-12' }, { now })).toEqual({ check_in: 'stay_check_in_past' });
    const place = { ...dubai, time_zone: 'America/New_York' };
    expect(errorsOf({ check_in: '2026-12-12' }, { now, place })).toEqual({});
  });

  it.each([
    ['2027-03-27', '2027-03-29', 2],
    ['2027-10-30', '2027-11-01', 2],
    ['2027-03-13', '2027-03-15', 2],
  ])(
    'complaint 6: a clock change neither adds nor removes a night from %s to %s',
    (check_in, check_out, nights) => {
      expect(nightsOf({ check_in, check_out })).toBe(nights);
      const { criteria, errors } = judgeStay(
        { ...stay, check_in, check_out },
        { ...world, now: new Date('2027-03-01T12:00:00Z') },
      );
      expect([criteria && nightsOf(criteria), errors]).toEqual([nights, {}]);
    },
  );

  it('without a time zone may begin on a day that is today anywhere, from UTC−12 to UTC+14', () => {
    const place = { ...dubai, time_zone: null };
    const errorsAt = (now: string, check_in: string) =>
      errorsOf({ check_in, check_out: null }, { now: new Date(now), place }).check_in;
    expect(errorsAt('2026-12-02T11:59:00Z', '2026-12-01')).toBeUndefined();
    expect(errorsAt('2026-12-02T12:00:00Z', '2026-12-01')).toBe('stay_check_in_past');
    expect(errorsAt('2026-12-01T10:00:00Z', '2027-10-28')).toBeUndefined();
    expect(errorsAt('2026-12-01T09:59:00Z', '2027-10-28')).toBe('stay_check_in_too_far');
  });

  it.each([
    ['2026-12-12T19:59:00Z', 'Asia/Dubai', 0, '2026-12-12', '2026-12-15'],
    ['2026-12-12T20:00:00Z', 'Asia/Dubai', 1, '2026-12-19', '2026-12-22'],
    ['2026-12-13T11:59:00Z', null, 0, '2026-12-12', '2026-12-15'],
    ['2026-12-20T12:00:00Z', null, 2, '2026-12-26', '2026-12-29'],
  ])(
    'move by whole weeks when their check-in has passed at the place: %s in %s',
    (now, time_zone, weeks, ...days) => {
      const rolled = rolledStay(stay as StayCriteria, { now: new Date(now), place: { ...dubai, time_zone } });
      expect([rolled.weeks, rolled.stay.check_in, rolled.stay.check_out]).toEqual([weeks, ...days]);
    },
  );

  it('name the problem of the place', () => {
    expect(errorsOf({}, { place: null })).toEqual({ place: 'stay_place_unknown' });
    expect(errorsOf({ place: 'office' }, { place: null })).toEqual({ place: 'stay_office_of_nobody' });
    expect(errorsOf({}, { place: { ...dubai, point: null } })).toEqual({ place: 'stay_place_nowhere' });
    // A hidden position is still a position.
    expect(errorsOf({}, { place: { time_zone: null } })).toEqual({});
    expect(errorsOf({}, { place: undefined })).toEqual({});
  });

  it.each([
    ['2027-03-13', '2027-03-15', 2],
    ['2026-10-24', '2026-10-26', 2],
    ['2028-02-28', '2028-03-01', 2],
  ])('count nights by calendar, also across a clock change: %s to %s', (check_in, check_out, nights) => {
    expect(nightsOf({ check_in, check_out })).toBe(nights);
  });

  it('have one list of guests', () => {
    const rooms = [
      { adults: 2, children: [8, 3] },
      { adults: 1, children: [] },
    ];
    expect(guestsOf({ rooms })).toEqual({ adults: 3, children: [8, 3] });
  });
});

describe('the query', () => {
  /** The behavior of URLSearchParams, which this library cannot import because it serves both browser and server. */
  const read = (query: string) =>
    decodeStay({
      getAll: (name) =>
        query
          .split('&')
          .flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : [])),
    });

  it('is the same for the same stay, whatever the order of the children', () => {
    const rooms = [
      { adults: 2, children: [8, null, 3] },
      { adults: 1, children: [] },
    ];
    const query = encodeStay({ ...stay, radius: 5, rooms });
    expect(query).toBe('place=city.DXB&radius=5&check_in=2026-12-12&check_out=2026-12-15&rooms=2-3-8-x.1');
    expect(encodeStay(read(query).draft)).toBe(query);
  });

  it('accepts nights instead of the check-out', () => {
    expect(read('check_in=2026-12-30&nights=3').draft.check_out).toBe('2027-01-02');
    const { draft } = read('place=city.DXB&check_in=2026-12-12&nights=100');
    expect(judgeStay(draft, world).errors).toEqual({ check_out: 'stay_too_long' });
  });

  it.each([
    ['place=city.D', 'place'],
    ['place=town.DXB', 'place'],
    ['place=city.DXB.anything', 'place'],
    ['check_in=2026-12-12&check_out=2026-12-15&nights=2', 'nights'],
    ['place=property.1', 'place'],
    ['radius=ten', 'radius'],
    ['check_in=2026-02-30', 'check_in'],
    ['rooms=2a', 'rooms'],
    ['rooms=2&rooms=1', 'rooms'],
    ['company_id=1', 'company_id'],
  ])('%s is malformed', (query, field) => {
    expect(read(query).errors).toEqual({ [field]: 'stay_malformed' });
  });
});

describe('the shorthand', () => {
  const today = '2026-12-01';

  it.each([
    ['hotel dxb 12dec 3n 2a1c8', 'place=city.DXB&check_in=2026-12-12&check_out=2026-12-15&rooms=2-8'],
    [
      'HOTELS PAR 30dec 2jan 1a 2a2c5.8 20km',
      'place=city.PAR&radius=20&check_in=2026-12-30&check_out=2027-01-02&rooms=1.2-5-8',
    ],
    ['hotel dxb 12dec +2', 'place=city.DXB&check_in=2026-12-12&check_out=2026-12-14&rooms=2'],
    ['hotel dxb 12dec 12dec', 'place=city.DXB&check_in=2026-12-12&check_out=2027-12-12&rooms=2'],
    ['hotel cai', 'place=city.CAI&rooms=2'],
  ])('%s', (typed, query) => {
    const draft = readStayShorthand(typed, today);
    expect(draft && encodeStay(draft)).toBe(query);
  });

  it.each([
    'cai dxb 12dec',
    'hotel',
    'hotel dxb soon',
    'hotel dxb 12dec 15dec 3n',
    'hotel dxb 2a1c',
    'hotel dxb 0n',
  ])('%s is not shorthand', (typed) => {
    expect(readStayShorthand(typed, today)).toBeUndefined();
  });

  it.each([
    ['hotel dxb soon', 'SOON'],
    ['hotel dxb 12dec 15dec 3n', '3N'],
    ['hotel dxb 3n 12dec 15dec', '15DEC'],
    ['hotel dxb 2a1c', '2A1C'],
    ['hotel dxb 12dec 3n', undefined],
    ['hotel marina', undefined],
    ['cai dxb soon', undefined],
  ])('of %s reports the unknown word %s', (typed, word) => {
    expect(misreadStayShorthand(typed, today)).toBe(word);
  });
});
