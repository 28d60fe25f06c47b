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
  /** The other travelers: adults, children of 8 or 15, or infants on a lap. */
  with?: readonly [kind: 'adult' | 'child' | 'teen' | 'infant', name: string][];
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
