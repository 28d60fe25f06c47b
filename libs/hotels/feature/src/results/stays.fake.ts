import type {
  StayLine,
  StayProperty,
  StayRate,
  StayResult,
  StaySupplierLine,
} from '@traveldesk/hotels-contract';

import { addDays } from '@traveldesk/shared-contract';

export type ResultsLine = Extract<StayLine, { type: 'results' }>;
export type StaySearchLine = Extract<StayLine, { type: 'search' }>;

/** Returns a day that is always on sale: 60 days from now plus `later`. */
export const someDay = (later = 0) => addDays(new Date().toISOString().slice(0, 10), 60 + later);

export const criteria = {
  place: 'city.DXB',
  radius: 10,
  check_in: someDay(),
  check_out: someDay(2),
  rooms: [{ adults: 2, children: [] }],
  company_id: null,
};

const soon = () => new Date(Date.now() + 1_800_000).toISOString();
const money = (amount: string, currency = 'EUR') => ({ amount, currency });

/** A rate of two nights; `total` is in euros. */
export function stayRate(total: string, change: Partial<StayRate> = {}): StayRate {
  return {
    board: 'breakfast',
    payment: 'pay_now',
    terms: 'none',
    free_until: null,
    bookable: true,
    expires_at: soon(),
    price: {
      total: money(total),
      per_night: money((Number(total) / 2).toFixed(2)),
      due: money('45.00', 'AED'),
    },
    ...change,
  };
}

export const idOf = (n: number) => `0198f000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Builds a result of supplier `alpha`: the property `n`, n kilometers north of the center. */
export function stay(
  n: number,
  name: string,
  rates: StayRate[],
  change: Partial<StayProperty> = {},
  of: Partial<StayResult> = {},
): StayResult {
  const supplier = of.supplier ?? 'alpha';
  return {
    id: idOf(1000 * supplier.charCodeAt(0) + n),
    supplier,
    training: false,
    property: {
      id: idOf(n),
      name,
      address: { line: `${n} Palm Avenue`, city: 'Dubai', country_code: 'AE' },
      point: { latitude: 25 + n / 110.57, longitude: 55 },
      km: n,
      chain: null,
      stars: 4,
      review: { score: 8, count: 120 },
      amenities: ['wifi', 'pool'],
      ...change,
    },
    from: false,
    rates,
    expires_at: soon(),
    ...of,
  };
}

/** Builds a result whose rates are not known yet. */
export function stayFrom(n: number, name: string, total: string, of: Partial<StayResult> = {}): StayResult {
  const unknown = { board: null, payment: null, terms: null, bookable: null };
  const { price, ...rest } = stayRate(total, unknown);
  return stay(n, name, [{ ...rest, price: { ...price, due: null } }], {}, { from: true, ...of });
}

export const staySearchLine: StaySearchLine = {
  type: 'search',
  id: idOf(999),
  now: new Date().toISOString(),
  criteria,
  place: {
    place: 'city.DXB',
    kind: 'city',
    name: 'Dubai',
    detail: 'United Arab Emirates',
    point: { latitude: 25, longitude: 55 },
    time_zone: 'Asia/Dubai',
  },
  company: null,
  currency: 'EUR',
  expires_at: soon(),
  suppliers: [
    { key: 'alpha', name: 'Alpha Stays', training: false },
    { key: 'beta', name: 'Beta Beds', training: true },
  ],
};

export function staySupplierLine(supplier: string, change: Partial<StaySupplierLine> = {}): StaySupplierLine {
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

export function resultsLine(...results: StayResult[]): ResultsLine {
  return { type: 'results', supplier: results[0]?.supplier ?? '', results };
}

export const endLine = { type: 'end', count: 1, ms: 10 } as const;
