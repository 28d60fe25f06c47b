import type { StayLine, StayRate, StayResult, StaySupplierLine } from '@traveldesk/hotels-contract';
import { pick } from './pick.mts';

const chains = ['Accor', 'Hilton', 'Rove', 'Marriott', null] as const;
const boards = ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const;
const payments = ['pay_now', 'deposit', 'guarantee'] as const;
const terms = ['free', 'partial', 'none', 'unknown'] as const;
const amenities = ['wifi', 'pool', 'gym', 'parking', 'spa', 'restaurant'];
const ratesEach = 5;
const perLine = 100;
const center = { latitude: 25.2, longitude: 55.3 };

const id = (number: number) => `0198f000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const soon = () => new Date(Date.now() + 1_800_000).toISOString();

/** The query of a search from the first to the last day. */
export const stayQuery = (from: string, to: string) =>
  `place=city.DXB&radius=30&check_in=${from}&check_out=${to}&rooms=2`;

/** NDJSON of one search as GET /hotels/offers returns it: this many properties, with five rates each, within 30 km. */
export function staysAnswer(count: number, from: string, to: string): string {
  const results = Array.from({ length: count }, (_, index) => resultOf(index));
  const lines: StayLine[] = [
    {
      type: 'search',
      id: id(0),
      now: new Date().toISOString(),
      criteria: {
        place: 'city.DXB',
        radius: 30,
        check_in: from,
        check_out: to,
        rooms: [{ adults: 2, children: [] }],
        company_id: null,
      },
      place: {
        place: 'city.DXB',
        kind: 'city',
        name: 'Dubai',
        detail: 'United Arab Emirates',
        point: center,
        time_zone: 'Asia/Dubai',
      },
      company: null,
      currency: 'EUR',
      suppliers: [{ key: 'bench', name: 'Bench', training: true }],
      expires_at: soon(),
    },
    supplierLine('searching', 0),
  ];
  for (let at = 0; at < count; at += perLine)
    lines.push({ type: 'results', supplier: 'bench', results: results.slice(at, at + perLine) });
  lines.push(supplierLine('done', count), { type: 'end', count, ms: 1000 });
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function supplierLine(status: StaySupplierLine['status'], count: number): StaySupplierLine {
  return {
    type: 'supplier',
    supplier: 'bench',
    status,
    reason: null,
    ms: 1000,
    count,
    dropped: 0,
    causes: {},
    until: null,
  };
}

function resultOf(index: number): StayResult {
  // A spiral: dense in the middle, as cities are.
  const km = 29 * Math.sqrt(index / 2000) ** 1.5;
  const turn = index * 2.4;
  const point = {
    latitude: center.latitude + (km * Math.sin(turn)) / 110.57,
    longitude: center.longitude + (km * Math.cos(turn)) / 100.7,
  };
  return {
    id: id(10_000 + index),
    supplier: 'bench',
    training: true,
    property: {
      id: id(index + 1),
      name: `Hotel ${index + 1}`,
      address: { line: `${index + 1} Palm Avenue`, city: 'Dubai', country_code: 'AE' },
      point,
      km,
      chain: pick(chains, index),
      stars: (index % 5) + 1,
      review: index % 11 === 0 ? null : { score: 5 + ((index * 7) % 50) / 10, count: index % 900 },
      amenities: amenities.slice(0, index % 7),
    },
    from: false,
    rates: Array.from({ length: ratesEach }, (_, rate) => rateOf(index, rate)),
    expires_at: soon(),
  };
}

function rateOf(index: number, rate: number): StayRate {
  const night = 60 + ((index * 37) % 400) + rate * 15;
  const money = (amount: number, currency = 'EUR') => ({ amount: `${amount}.50`, currency });
  const term = pick(terms, index + rate);
  return {
    board: pick(boards, rate),
    payment: pick(payments, index + rate),
    terms: term,
    free_until: term === 'free' ? soon() : null,
    bookable: rate !== 4,
    expires_at: soon(),
    price: { total: money(night * 3), per_night: money(night), due: money(45, 'AED') },
  };
}
