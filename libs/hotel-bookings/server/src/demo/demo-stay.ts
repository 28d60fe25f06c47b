import type { StayTerms } from '@traveldesk/hotels-contract';
import type { PaymentType } from '@traveldesk/markups-contract';

/** The users who book: a company's desk, or the platform's staff for a company. */
export type DemoBooker = 'desk' | 'staff';

/** Each step is taken at its own time: a cancellation a day after the booking, the others when the stay has begun or ended. */
export type StayStep = 'cancel' | 'no_show' | 'stay' | 'outside';

/** A demo stay and its later steps. */
export interface DemoStay {
  key: string;
  by: DemoBooker;
  /** The name of the paying company. */
  company: string;
  /** How many days ago it was booked, and in how many days it begins; a negative number means that it has begun. */
  ago: number;
  arrives: number;
  nights: number;
  /** IATA code of the city. */
  city: string;
  payment: PaymentType;
  /** The terms that the rate must have; any without them. */
  terms?: StayTerms;
  /** Whether something is due at the property besides. */
  due?: true;
  rooms: readonly { adults: number; children: number[] }[];
  /** The named guests, the lead guest first; each demo guest stays once with one company. */
  guests: readonly DemoGuest[];
  steps: readonly StayStep[];
  requests?: string;
  /** The email address of the person responsible; by default the author. */
  owner?: string;
  note?: string;
}

export type DemoGuest = readonly [name: string, room?: number, age?: number];

export type StayRow = [
  key: string,
  by: DemoBooker,
  ago: number,
  arrives: number,
  nights: number,
  city: string,
  payment: PaymentType,
  lead: string,
  steps?: readonly StayStep[],
  more?: Partial<DemoStay>,
];

const couple = [{ adults: 2, children: [] }];

export function stayOf([
  key,
  by,
  ago,
  arrives,
  nights,
  city,
  payment,
  lead,
  steps = [],
  more,
]: StayRow): DemoStay {
  const stay = { key: `stay-${key}`, by, company: 'Nile Travel', ago, arrives, nights, city, payment };
  return { ...stay, rooms: couple, guests: [[lead]], steps, ...more };
}

/** Splits a name as written in the demo data. */
export function nameOf(written: string): { given_name: string; family_name: string } {
  const [given_name = '', ...family] = written.split(' ');
  return { given_name, family_name: family.join(' ') };
}
