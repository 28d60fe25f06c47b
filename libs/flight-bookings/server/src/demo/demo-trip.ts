/** The user who books: a company's desk, its agent who may only hold, another company's desk, or the platform's staff for a company. */
export type Booker = 'desk' | 'agent' | 'other' | 'staff';

/** The paying company of users who book only for one. */
const companyOf: Readonly<Record<Exclude<Booker, 'staff'>, string>> = {
  desk: 'Nile Travel',
  agent: 'Nile Travel',
  other: 'Groupe Méridien Voyages',
};

/** Hours between the booking and the step. Steps determined by the flights have no hours. */
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

/** A demo booking and its later steps. */
export interface DemoTrip {
  key: string;
  by: Booker;
  /** The name of the paying company. */
  company: string;
  /** How many days ago it was booked, and in how many days it departs; a negative number means that it has departed. */
  ago: number;
  flies: number;
  /** The days from the departure to the return flight. */
  home?: number;
  route: readonly [string, string];
  /** The training airline by default, which allows holds, changes and refunds. */
  airline?: string;
  cabin?: 'Business';
  mode: 'hold' | 'pay';
  /** Title and name of the lead traveler as in the passport; each demo person books once with one company. */
  traveller: string;
  /** The other travelers: adults, children of 8 or 15, or infants in arms. */
  with?: readonly [kind: 'adult' | 'child' | 'teen' | 'infant', name: string][];
  steps: readonly Step[];
  /** The email address of the person responsible; by default the author. */
  owner?: string;
  /** A note on it. */
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
