import { judgeManualStay, type ManualStayDraft } from './judge-manual-stay';

const today = '2026-11-30';
const stay = (change: Partial<ManualStayDraft> = {}): ManualStayDraft => ({
  check_in: '2026-12-10',
  check_out: '2026-12-12',
  rooms: [
    { adults: 2, children: [8, 3] },
    { adults: 1, children: [] },
  ],
  guests: [
    { room: 0, age: null },
    { room: 0, age: 8 },
    { room: 1, age: null },
  ],
  ...change,
});
const problems = (change: Partial<ManualStayDraft>, stored?: Parameters<typeof judgeManualStay>[2]) =>
  judgeManualStay(stay(change), today, stored).map(([path, key]) => [path.join('.'), key]);

it('accepts a stay whose named guests are some of its rooms’', () => {
  expect(problems({})).toEqual([]);
});

describe('the days of a manual stay', () => {
  it.each([
    ['2026-12-10', '2026-12-10', [['check_out', 'stay_check_out_order']]],
    ['2026-12-10', '2026-12-09', [['check_out', 'stay_check_out_order']]],
    ['2026-12-10', '2027-03-19', []],
    ['2026-12-10', '2027-03-20', [['check_out', 'stay_too_long']]],
    ['2016-11-30', '2016-12-02', []],
    ['2016-11-29', '2016-12-02', [['check_in', 'booking_day_long_ago']]],
    ['2028-11-29', '2028-11-30', []],
    ['2028-11-29', '2028-12-01', [['check_out', 'booking_day_far']]],
    ['', '2026-12-12', []],
    ['2026-02-30', '2026-12-12', []],
  ])('%s to %s: %j', (check_in, check_out, expected) => {
    expect(problems({ check_in, check_out })).toEqual(expected);
  });

  it('may be past if they are stored, but must be in order with an allowed number of nights', () => {
    const stored = { check_in: '2010-05-01', check_out: '2010-05-03' };
    expect(problems(stored, stored)).toEqual([]);
    expect(problems({ ...stored, check_out: '2010-05-04' }, stored)).toEqual([
      ['check_out', 'booking_day_long_ago'],
    ]);
  });

  it('end its deadlines', () => {
    expect(problems({ free_until: '2026-12-12T20:00:00Z', balance_due_on: '2026-12-12' })).toEqual([]);
    expect(problems({ free_until: '2026-12-15T00:00:00Z', balance_due_on: '2026-12-13' })).toEqual([
      ['free_until', 'stay_deadline_late'],
      ['balance_due_on', 'stay_deadline_late'],
    ]);
  });
});

describe('the guests of a manual stay', () => {
  it.each<[string, Partial<ManualStayDraft>, string[][]]>([
    [
      'a room without an adult, a child of age',
      { rooms: [{ adults: 0, children: [18] }], guests: [{ room: 0, age: 18 }] },
      [
        ['rooms.0.adults', 'stay_adult_missing'],
        ['rooms.0.children.0', 'stay_child_age'],
      ],
    ],
    [
      'a guest of another room',
      { guests: [...stay().guests, { room: 2, age: null }] },
      [['guests.3.room', 'stay_guest_room']],
    ],
    [
      'more adults than the room has',
      { guests: [...stay().guests, { room: 1, age: null }] },
      [['guests.3.room', 'stay_guest_adults']],
    ],
    [
      'a child of another age, and the same child twice',
      { guests: [...stay().guests, { room: 0, age: 9 }, { room: 0, age: 8 }] },
      [
        ['guests.3.age', 'stay_guest_age'],
        ['guests.4.age', 'stay_guest_age'],
      ],
    ],
    [
      'a room that names nobody',
      { guests: [{ room: 0, age: null }] },
      [['rooms.1.adults', 'stay_room_unnamed']],
    ],
  ])('%s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });
});
