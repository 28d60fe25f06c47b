import { monthsOfDemo } from './demo-months.data';

/** Who books: a company's desk, its agent who may only hold, the desk of another company, or the platform's staff for a company. */
export type Booker = 'desk' | 'agent' | 'other' | 'staff';

/** For whom they book who do so for one company. */
const companyOf: Readonly<Record<Exclude<Booker, 'staff'>, string>> = {
  desk: 'Nile Travel',
  agent: 'Nile Travel',
  other: 'Groupe Méridien Voyages',
};

/** Hours after a booking was made that a step is taken. What its flights decide has no hours. */
export const stepHours = {
  void: 2,
  pay: 5,
  cancel: 26,
  change: 30,
  rise: 49,
  airline_change: 50,
  accept: 54,
  outside: 60,
  expire: 73,
  quote: 74,
  refund: 75,
  fly: null,
} as const satisfies Record<string, number | null>;

export type Step = keyof typeof stepHours;

/** A booking of the demo, and what becomes of it. */
export interface DemoTrip {
  key: string;
  by: Booker;
  /** The name of the company that pays. */
  company: string;
  /** Days ago that it was made, and days from now that it flies; below zero it has flown. */
  ago: number;
  flies: number;
  /** Days after that, that it flies home. */
  home?: number;
  route: readonly [string, string];
  /** The training airline where nothing is said: it holds, changes and gives back. */
  airline?: string;
  cabin?: 'Business';
  mode: 'hold' | 'pay';
  /** Title and name of the one who travels, as the passport has it; of the demo's people each books once with one company. */
  traveller: string;
  /** Who travels too: grown up, eight years old, or on a lap. */
  with?: readonly [type: 'adult' | 'child' | 'infant', name: string][];
  steps: readonly Step[];
  /** The address of who looks after it; else whoever made it. */
  owner?: string;
  /** What somebody has written on it. */
  note?: string;
}

export type TripRow = [
  key: string,
  by: Booker,
  ago: number,
  flies: number,
  route: string,
  mode: DemoTrip['mode'],
  traveller: string,
  steps?: readonly Step[],
  more?: Partial<DemoTrip>,
];

export function tripOf([key, by, ago, flies, route, mode, traveller, steps = [], more]: TripRow): DemoTrip {
  const [origin = '', destination = ''] = route.split('-');
  const company = by === 'staff' ? '' : companyOf[by];
  return { key, by, company, ago, flies, route: [origin, destination], mode, traveller, steps, ...more };
}

const salma = 'salma@traveldesk.example';
const claire = 'claire@traveldesk.example';

/** What a desk meets in a day comes first: each state, and each kind of deadline. */
const rows: readonly TripRow[] = [
  [
    'deadline',
    'desk',
    0.1,
    1,
    'CAI-LHR',
    'hold',
    'Ms Amal Haddad',
    [],
    { note: 'The traveler calls back before noon.' },
  ],
  ['expiring', 'agent', 0.05, 0, 'CAI-DXB', 'hold', 'Mr Hany Mikhail'],
  [
    'schedule',
    'desk',
    6,
    40,
    'CAI-CMN',
    'pay',
    'Ms Yara Mansour',
    ['airline_change'],
    { note: 'The airline has moved it by two hours.' },
  ],
  ['failed', 'desk', 1, 30, 'LGW-LHR', 'pay', 'Mr Karim Nassar'],
  ['held', 'agent', 0.3, 33, 'CAI-CDG', 'hold', 'Ms Dina Fawzy'],
  ['risen', 'agent', 2.2, 29, 'CAI-BEY', 'hold', 'Mr Tarek Gaber', ['rise'], { owner: 'omar@nile.example' }],
  ['ticketed', 'desk', 2, 21, 'CAI-DXB', 'hold', 'Mr Sameh Fahmy', ['pay'], { home: 6 }],
  [
    'voided',
    'desk',
    0.2,
    28,
    'CAI-IST',
    'pay',
    'Ms Salma El-Masry',
    ['void'],
    { note: 'Booked for the wrong day.' },
  ],
  ['voidable', 'desk', 0.4, 17, 'CAI-AMM', 'pay', 'Mr Nabil Sorour'],
  [
    'quoted',
    'desk',
    5,
    34,
    'CAI-MUC',
    'pay',
    'Ms Heba Lotfy',
    ['quote'],
    { note: 'Waits for the company to agree to the penalty.' },
  ],
  ['refunded', 'desk', 12, 35, 'CAI-FRA', 'pay', 'Mr Wael Zaki', ['refund']],
  [
    'changed',
    'desk',
    9,
    45,
    'CAI-MAD',
    'pay',
    'Ms Zeinab Rashad',
    ['change'],
    { owner: 'dina@nile.example' },
  ],
  [
    'credits',
    'desk',
    8,
    60,
    'LTN-SYD',
    'pay',
    'Mr Adel Shenouda',
    ['refund'],
    { note: 'The airline gives credits: finance asks what they are worth.' },
  ],
  ['cancelled', 'agent', 4, 50, 'CAI-AMS', 'hold', 'Ms Nesma Kandil', ['cancel']],
  [
    'refused',
    'desk',
    1.4,
    25,
    'LHR-LGW',
    'pay',
    'Mr Bassem Halim',
    [],
    { note: 'The airline says no more than that it cannot be sold.' },
  ],
  ['other-held', 'other', 0.15, 27, 'CDG-CMN', 'hold', 'Ms Claire Fontaine'],
  [
    'other-family',
    'other',
    3,
    31,
    'CDG-FCO',
    'pay',
    'Mr Luc Berthier',
    [],
    {
      home: 7,
      with: [
        ['adult', 'Mrs Anne Berthier'],
        ['child', 'Miss Chloe Berthier'],
        ['infant', 'Mr Hugo Berthier'],
      ],
      owner: 'helene@meridien.example',
    },
  ],
  ['other-moved', 'other', 15, 38, 'CDG-JFK', 'pay', 'Mr Mathieu Perrin', ['airline_change', 'accept']],
  ['other-refunded', 'other', 24, 52, 'CDG-ATH', 'pay', 'Ms Juliette Morel', ['refund']],
  [
    'other-outside',
    'other',
    11,
    41,
    'CDG-OSL',
    'pay',
    'Ms Sylvie Arnaud',
    ['outside'],
    { note: 'The airline says that the traveler gave it back at its own desk.' },
  ],
  ['other-expired', 'other', 19, 20, 'CDG-DUB', 'hold', 'Mr Antoine Leclerc', ['expire']],
  [
    'staff-ticketed',
    'staff',
    8,
    26,
    'DXB-LHR',
    'pay',
    'Ms Meera Pillai',
    [],
    { company: 'Gulf Horizons Dubai', cabin: 'Business', owner: salma },
  ],
  [
    'staff-held',
    'staff',
    1,
    47,
    'IST-JFK',
    'hold',
    'Ms Elif Yildiz',
    [],
    { company: 'Bosphorus Travel', owner: 'elif@bosphorus.example' },
  ],
  [
    'staff-moved',
    'staff',
    7,
    23,
    'LHR-BOM',
    'pay',
    'Mr Oliver Pemberton',
    ['airline_change'],
    { company: 'Albion Corporate Travel', owner: claire },
  ],
  [
    'staff-quoted',
    'staff',
    6,
    44,
    'RUH-KUL',
    'pay',
    'Mr Faisal Harbi',
    ['quote'],
    { company: 'Riyadh Travel House', owner: salma },
  ],
  [
    'staff-again',
    'staff',
    0.25,
    33,
    'CAI-CDG',
    'hold',
    'Ms Dina Fawzy',
    [],
    { company: 'Nile Travel Luxor', owner: claire },
  ],
  [
    'staff-cancelled',
    'staff',
    18,
    55,
    'LHR-JFK',
    'hold',
    'Mr George Ashworth',
    ['cancel'],
    { company: 'Albion Corporate Travel' },
  ],
];

export const demoTrips: readonly DemoTrip[] = [...rows, ...monthsOfDemo].map(tripOf);
