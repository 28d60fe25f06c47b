/** Who books: the company's desk, its agent who may only hold, or the platform's staff for a company. */
export type Booker = 'desk' | 'agent' | 'other' | 'staff';

export type Step = 'pay' | 'cancel' | 'void' | 'refund' | 'change';

/** A booking of the demo, and what becomes of it. */
export interface DemoTrip {
  key: string;
  by: Booker;
  /** Of staff: for whom. */
  company?: string;
  /** Days ago that it was made, and days ahead that it flies. */
  ago: number;
  ahead: number;
  route: readonly [string, string];
  mode: 'hold' | 'pay';
  steps: readonly Step[];
  /** What somebody has written on it. */
  note?: string;
}

type Row = [
  key: string,
  by: Booker,
  ago: number,
  ahead: number,
  route: string,
  mode: DemoTrip['mode'],
  steps?: readonly Step[],
  more?: Partial<DemoTrip>,
];

const rows: readonly Row[] = [
  // The first ones show what a desk meets in a day; the months behind them follow.
  ['deadline', 'desk', 0, 1, 'CAI-LHR', 'hold', [], { note: 'The traveler calls back before noon.' }],
  ['expiring', 'agent', 0, 0, 'CAI-DXB', 'hold'],
  [
    'doubt',
    'desk',
    0,
    25,
    'LHR-LGW',
    'pay',
    [],
    { note: 'The airline answered nothing: do not book it again.' },
  ],
  ['schedule', 'desk', 6, 40, 'LHR-LTN', 'pay', [], { note: 'The airline has moved it by two hours.' }],
  ['failed', 'desk', 1, 30, 'LGW-LHR', 'pay'],
  ['held', 'agent', 0, 33, 'CAI-CDG', 'hold'],
  ['ticketed', 'desk', 2, 21, 'CAI-DXB', 'hold', ['pay']],
  ['voided', 'desk', 0, 28, 'CAI-IST', 'pay', ['void'], { note: 'Booked for the wrong day.' }],
  ['refunded', 'desk', 12, 35, 'CAI-FRA', 'pay', ['refund']],
  ['changed', 'desk', 9, 45, 'CAI-MAD', 'pay', ['change']],
  ['cancelled', 'agent', 4, 50, 'CAI-AMS', 'hold', ['cancel']],
  ['other-held', 'other', 0, 27, 'CDG-CMN', 'hold'],
  ['other-ticketed', 'other', 15, 38, 'CDG-JFK', 'pay'],
  ['other-refunded', 'other', 24, 52, 'CDG-FCO', 'pay', ['refund']],
  ['staff-ticketed', 'staff', 8, 26, 'DXB-LHR', 'pay', [], { company: 'Gulf Horizons Dubai' }],
  ['staff-held', 'staff', 1, 47, 'IST-JFK', 'hold', [], { company: 'Bosphorus Travel' }],
  ['staff-cancelled', 'staff', 18, 55, 'LHR-JFK', 'hold', ['cancel'], { company: 'Albion Corporate Travel' }],
  ['months-1', 'desk', 31, 60, 'CAI-JED', 'pay'],
  ['months-2', 'desk', 44, 75, 'CAI-RUH', 'pay'],
  ['months-3', 'other', 58, 80, 'CDG-BCN', 'pay'],
  ['months-4', 'desk', 73, 95, 'CAI-VIE', 'hold', ['pay']],
  ['months-5', 'staff', 87, 110, 'DXB-SIN', 'pay', [], { company: 'Gulf Horizons Dubai' }],
  ['months-6', 'other', 102, 120, 'CDG-LIS', 'pay', ['refund']],
  ['months-7', 'desk', 118, 130, 'CAI-ATH', 'pay'],
  ['months-8', 'staff', 133, 140, 'FRA-JFK', 'pay', [], { company: 'Rhein Reisen' }],
  ['months-9', 'desk', 149, 150, 'CAI-MXP', 'hold', ['cancel']],
];

export const demoTrips: readonly DemoTrip[] = rows.map(
  ([key, by, ago, ahead, route, mode, steps = [], more = {}]) => {
    const [origin = '', destination = ''] = route.split('-');
    return { key, by, ago, ahead, route: [origin, destination], mode, steps, ...more };
  },
);

/** What was bought elsewhere: the first was flown long ago. */
export const demoManual = [
  { key: 'manual-flown', ago: 96, flown: 90, total: '318.00', pnr: 'QH7MVD' },
  { key: 'manual', ago: 7, flown: -20, total: '264.50', pnr: 'T4WZKN' },
] as const;

export const demoGroup = {
  key: 'group',
  ago: 3,
  name: 'Delta University Choir',
  travellers: 32,
  ahead: 120,
} as const;

/** As passports have them; each travels once. */
export const demoNames = [
  ['Amal', 'Haddad', 'f'],
  ['Omar', 'Shafik', 'm'],
  ['Yara', 'Mansour', 'f'],
  ['Karim', 'Nassar', 'm'],
  ['Dina', 'Fawzy', 'f'],
  ['Hany', 'Mikhail', 'm'],
  ['Salma', 'El-Masry', 'f'],
  ['Tarek', 'Gaber', 'm'],
  ['Claire', 'Fontaine', 'f'],
  ['Mathieu', 'Perrin', 'm'],
  ['Zeinab', 'Rashad', 'f'],
  ['Elif', 'Yildiz', 'f'],
  ['Oliver', 'Pemberton', 'm'],
  ['Annika', 'Gross', 'f'],
] as const;
