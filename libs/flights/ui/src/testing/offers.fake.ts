import type { PriceExplanation } from '@traveldesk/markups-contract';
import type { Money } from '@traveldesk/shared-contract';
import type {
  Offer,
  OffersLine,
  SearchLine,
  Segment,
  Slice,
  SupplierLine,
} from '@traveldesk/flights-contract';

const names = {
  places: {
    CAI: {
      name: 'Cairo International',
      city: 'Cairo',
      city_code: 'CAI',
      country: 'Egypt',
      time_zone: 'Africa/Cairo',
    },
    DXB: {
      name: 'Dubai International',
      city: 'Dubai',
      city_code: 'DXB',
      country: 'UAE',
      time_zone: 'Asia/Dubai',
    },
    IST: {
      name: 'Istanbul Airport',
      city: 'Istanbul',
      city_code: 'IST',
      country: 'Türkiye',
      time_zone: null,
    },
    SAW: { name: 'Sabiha Gökçen', city: 'Istanbul', city_code: 'IST', country: 'Türkiye', time_zone: null },
  },
  airlines: { MS: 'EgyptAir', EK: 'Emirates', TK: 'Turkish Airlines', PC: 'Pegasus' },
  aircraft: { '77W': 'Boeing 777-300ER' },
};

/** Builds a flight, as in `flight('MS 910 CAI 10:00 DXB 15:30')`; a trailing `+1` means arrival on the next day. */
export function flight(text: string, change: Partial<Segment> = {}): Segment {
  const [carrier = '', number = '', origin = '', leaves = '', destination = '', arrives = '', later = ''] =
    text.split(' ');
  return {
    origin,
    destination,
    origin_terminal: '2',
    destination_terminal: null,
    departing_at: `2027-02-01T${leaves}`,
    arriving_at: `2027-02-0${later ? 2 : 1}T${arrives}`,
    minutes: 210,
    carrier,
    flight_number: number,
    operated_by: carrier,
    aircraft: '77W',
    cabin: 'Economy',
    fare_basis: 'YOW',
    bags: { carry_on: 1, checked: 1 },
    stops: [],
    layover: null,
    ...change,
  };
}

export function slice(segments: Segment[], change: Partial<Slice> = {}): Slice {
  const [first, last] = [segments[0] as Segment, segments.at(-1) as Segment];
  return {
    origin: first.origin,
    destination: last.destination,
    departing_at: first.departing_at,
    arriving_at: last.arriving_at,
    days_later: last.arriving_at.slice(0, 10) === first.departing_at.slice(0, 10) ? 0 : 1,
    minutes: 210,
    stops: segments.length - 1,
    fare_brand: null,
    conditions: null,
    segments,
    ...change,
  };
}

const unknown = { state: 'unknown', penalty: null } as const;
let made = 0;

/** Builds an offer, by default EgyptAir's direct flight; `amount` is the total in euros. */
export function offer(amount: string, change: Partial<Offer> = {}): Offer {
  made += 1;
  const total = { amount, currency: 'EUR' };
  return {
    id: `0198f000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    supplier: 'alpha',
    training: false,
    itinerary_key: 'direct',
    offer_key: `direct-${amount}`,
    airline: 'MS',
    slices: [slice([flight('MS 910 CAI 10:00 DXB 15:30')])],
    fare_brand: 'Light',
    cabin: 'Economy',
    bags: { carry_on: 1, checked: 0 },
    conditions: { change: unknown, refund: unknown },
    seats_left: null,
    emissions_kg: null,
    price: { total, per_traveller: total, base: null, tax: null },
    expires_at: new Date(Date.now() + 1_800_000).toISOString(),
    ...change,
  };
}

const wait = { minutes: 95, airport_change: true };

/** Builds the other itinerary of the tests: via Istanbul, with a change of airport, arriving the next day. */
export function viaIstanbul(amount: string, change: Partial<Offer> = {}): Offer {
  const segments = [
    flight('TK 695 CAI 20:00 IST 23:00'),
    flight('PC 740 SAW 00:35 DXB 06:10 +1', { operated_by: 'TK', layover: wait }),
  ];
  return offer(amount, {
    itinerary_key: 'istanbul',
    offer_key: `istanbul-${amount}`,
    airline: 'TK',
    supplier: 'beta',
    slices: [slice(segments, { minutes: 550, days_later: 1 })],
    ...change,
  });
}

export const criteria = {
  type: 'oneway' as const,
  trips: [{ origin: 'CAI', destination: 'DXB', date: '2027-02-01', departure: null, arrival: null }],
  cabin: 'Economy' as const,
  adults: 1,
  children: [],
  infants: [],
  airlines: [],
  excluded_airlines: [],
  private_fares: [],
  flexible: false,
  max_stops: null,
  company_id: null,
};

export const searchLine: SearchLine = {
  type: 'search',
  id: '0198f000-0000-7000-8000-0000000000aa',
  now: new Date().toISOString(),
  criteria,
  company: null,
  currency: 'EUR',
  expires_at: new Date(Date.now() + 1_800_000).toISOString(),
  suppliers: [
    { key: 'alpha', name: 'Alpha Air', training: false },
    { key: 'beta', name: 'Beta Trips', training: true },
  ],
};

export function supplierLine(supplier: string, change: Partial<SupplierLine>): SupplierLine {
  return {
    type: 'supplier',
    supplier,
    status: 'done',
    reason: null,
    ms: 1200,
    count: 1,
    dropped: 0,
    causes: {},
    until: null,
    ...change,
  };
}

export function offersLine(...offers: Offer[]): OffersLine {
  return { type: 'offers', supplier: offers[0]?.supplier ?? '', offers, names };
}

export const offerNames = names;

/** Builds the explanation of a price in euros with a fee of 20.00 as its only rule. */
export function whyOf({ net, total }: { net: Money; total: Money }): PriceExplanation {
  const id = '0198f000-0000-7000-8000-0000000000f1';
  const at = '2026-11-21T08:00:00.000Z';
  const rule = { rule_id: id, version: 1, layer: 'platform', owner_id: null, kind: 'service_fee' } as const;
  const fee = { amount: '20.00', currency: 'EUR' };
  return {
    at,
    revision: 1,
    company: null,
    supplier: { id: '0198f000-0000-7000-8000-0000000000f2', name: 'Alpha Air', markup_enabled: true },
    currency: 'EUR',
    supplier_price: { total: net, base: null, tax: null },
    rate: { from: 'EUR', to: 'EUR', at, legs: [] },
    net,
    lines: [{ ...rule, amount: fee, name: 'Desk fee' }],
    total,
    rules: [
      {
        ...rule,
        name: 'Desk fee',
        outcome: 'won',
        failed: null,
        found: null,
        beaten_by: null,
        by: null,
        decisive: null,
        specificity: 0,
        priority: 0,
        created_at: at,
        amount: fee,
        of: null,
        base_missing: false,
        limited: null,
        cut: null,
      },
    ],
    owners: {},
  };
}
