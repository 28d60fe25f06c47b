import type {
  CancellationTier,
  OpenedProperty,
  PropertyRates,
  RoomRate,
  StayQuote,
  StayRoom,
} from '@traveldesk/hotels-contract';
import type { Money } from '@traveldesk/shared-contract';

const idOf = (number: number) => `0198f000-0000-7000-8000-0000000000${number}`;

export const propertyId = idOf(10);
export const stay = 'place=city.DXB&check_in=2027-03-10&check_out=2027-03-13&rooms=2-8.1';
/** The server's time of all answers. Rates and quotes never expire, unless a test says so. */
const now = '2026-11-30T09:00:00Z';

export const usd = (amount: string): Money => ({ amount, currency: 'USD' });

export const tier = (until: string | null, refund: Money, claim: Money | null = null): CancellationTier => ({
  until,
  refund,
  claim,
});

/** A rate of 300.00 USD, paid now, free until 9 March 2027, 18:00 in Dubai, and then not refundable. */
export function rate(number: number, change: Partial<RoomRate> = {}): RoomRate {
  return {
    id: idOf(number),
    supplier: 'alpha',
    board: 'breakfast',
    payment: 'pay_now',
    terms: 'free',
    free_until: '2027-03-09T14:00:00Z',
    bookable: true,
    expires_at: '2099-01-01T00:00:00Z',
    price: { total: usd('300.00'), per_night: usd('100.00'), due: usd('0.00') },
    now: usd('300.00'),
    there: [],
    tiers: [tier('2027-03-09T14:00:00Z', usd('300.00')), tier(null, usd('0.00'))],
    conditions: [{ title: 'Children', description: 'Cots are free.' }],
    loyalty: null,
    negotiated: null,
    left: null,
    ...change,
  };
}

export function room(name: string, rates: RoomRate[]): StayRoom {
  return { name, beds: [{ type: 'king', count: 1 }], photos: [], rates };
}

export const alpha = { key: 'alpha', name: 'Alpha Hotels', training: false };
export const beta = { key: 'beta', name: 'Beta Hotels', training: true };

export function opened(change: Partial<OpenedProperty> = {}): OpenedProperty {
  return {
    property: {
      id: propertyId,
      name: 'Creek Hotel',
      address: { line: '1 Creek Road', city: 'Dubai', country_code: 'AE' },
      point: { latitude: 25.26, longitude: 55.3 },
      km: 2.345,
      chain: 'Creek Group',
      stars: 4,
      review: { score: 8.6, count: 214 },
      amenities: ['wifi', 'rooftop_bar'],
    },
    time_zone: 'Asia/Dubai',
    search: {
      criteria: {
        place: 'city.DXB',
        radius: 10,
        check_in: '2027-03-10',
        check_out: '2027-03-13',
        rooms: [
          { adults: 2, children: [8] },
          { adults: 1, children: [] },
        ],
        company_id: null,
      },
      place: {
        place: 'city.DXB',
        kind: 'city',
        name: 'Dubai',
        detail: 'United Arab Emirates',
        point: { latitude: 25.2, longitude: 55.27 },
        time_zone: 'Asia/Dubai',
      },
      company: { id: idOf(30), name: 'Nile Travel' },
      currency: 'USD',
      now,
    },
    suppliers: [alpha],
    ...change,
  };
}

export function ratesOf(
  supplier: string,
  rooms: StayRoom[],
  change: Partial<PropertyRates> = {},
): PropertyRates {
  const count = rooms.flatMap(({ rates }) => rates).length;
  return {
    outcome: {
      type: 'supplier',
      supplier,
      status: 'done',
      reason: null,
      ms: 400,
      count,
      dropped: 0,
      causes: {},
      until: null,
    },
    details: {
      description: 'By the creek.',
      photos: ['one', 'two', 'three'],
      check_in_after: '15:00',
      check_out_before: '11:00',
      key_collection: 'At the desk.',
    },
    rooms,
    now,
    ...change,
  };
}

/** An answer of a supplier that did not answer in time. */
export function failedRates(supplier: string): PropertyRates {
  const { outcome, ...rest } = ratesOf(supplier, []);
  return { ...rest, details: null, outcome: { ...outcome, status: 'failed', reason: 'timed_out' } };
}

export function quote(change: Partial<StayQuote> = {}): StayQuote {
  const { property, time_zone, search } = opened();
  const details = ratesOf('alpha', []).details!;
  return {
    id: idOf(50),
    property,
    details,
    time_zone,
    supplier: alpha,
    search,
    room: { name: 'King Room', beds: [{ type: 'king', count: 1 }], photos: [] },
    chosen: rate(40),
    rate: rate(40),
    changes: [],
    quoted_at: now,
    expires_at: '2099-01-01T00:00:00Z',
    accepted_at: null,
    ...change,
  };
}

/** The text of an element without marks of direction, with ordinary spaces. */
export function plain({ textContent }: HTMLElement): string {
  return textContent.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '');
}
