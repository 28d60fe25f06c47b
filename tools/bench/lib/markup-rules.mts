import type {
  OverlapFacts,
  PricedOffer,
  PricingContext,
  RuleInForce,
  RuleSet,
} from '@traveldesk/markups-contract/engine';
import {
  buyer,
  contextOf,
  idOf,
  parent,
  ruleOf,
  segmentOf,
  topmost,
} from '../../../libs/markups/contract/src/engine/engine.fake';

type Part = Partial<RuleInForce>;
export type RuleMaker = (number: number) => Part;

/** Numbers that look random but are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const roll = dice(7);
const oneOf = <T,>(values: readonly T[]): T => values[roll(values.length)] as T;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const codes = (length: number, count: number) =>
  Array.from({ length: count }, () => Array.from({ length }, () => oneOf([...letters])).join(''));
const airlines = [...codes(2, 180), 'MS', 'BA', 'EK', 'LH', 'AF', 'TK'];
const airports = [...codes(3, 1_500), 'CAI', 'LHR', 'LGW', 'DXB'];
const countries = ['EG', 'GB', 'AE', 'SA', 'TR', 'FR', 'DE', 'US'];
const cabins = ['Economy', 'PremiumEconomy', 'Business', 'First'] as const;
const only = (...codes: string[]) => ({ mode: 'only' as const, codes });

/** As staff write them: each rule has some of six conditions, and four of ten belong to companies, mostly to others. */
export const mixed: RuleMaker = (number) => ({
  ...(number % 10 < 4 ? { layer: 'company', owner_id: oneOf([parent, topmost, ...owners]) } : {}),
  ...(number % 3 === 0 ? { companies: [{ id: oneOf([buyer, parent, ...owners]), below: true }] } : {}),
  ...(number % 2 === 0
    ? { plating: only(oneOf(airlines)) }
    : { marketing: only(...Array.from({ length: 4 }, () => oneOf(airlines))) }),
  ...(number % 4 === 0 ? { origins: [{ kind: 'airport', code: oneOf(airports) }] } : {}),
  ...(number % 4 === 1
    ? {
        origins: [{ kind: 'country', code: oneOf(countries) }],
        destinations: [{ kind: 'country', code: oneOf(countries) }],
      }
    : {}),
  ...(number % 5 === 0 ? { cabins: [oneOf(cabins)] } : {}),
  ...(number % 7 === 0 ? { fare_brands: [oneOf(brands)] } : {}),
  ...(number % 6 === 0 ? { travel_from: '2026-12-01', travel_to: `2026-12-${10 + roll(21)}` } : {}),
  ...(number % 8 === 0
    ? { fare_min: String(50 + roll(400)), fare_max: String(500 + roll(500)), currency: oneOf(['EUR', 'USD']) }
    : {}),
  kind: oneOf(['markup', 'service_fee', 'discount'] as const),
  min_amount: number % 9 === 0 ? '5' : null,
  per: 'passenger',
  step: number % 11 === 0 ? '0.5' : null,
});

/** The worst case for finding the first match: none can be excluded by the search, and hardly any by the flight. */
export const worst: Record<string, RuleMaker> = {
  'fare ranges': (number) => ({ fare_min: String(number / 10 + 0.01), fare_max: String(number / 10 + 2) }),
  'several airlines each': () => ({ marketing: only(...Array.from({ length: 20 }, () => oneOf(airlines))) }),
  'airlines left out': () => ({
    marketing: { mode: 'except', codes: Array.from({ length: 3 }, () => oneOf(carriers)) },
  }),
  'weekdays and brands': () => ({
    weekdays: [oneOf([1, 2, 3, 5, 6, 7])],
    fare_brands: [oneOf(brands), oneOf(brands)],
  }),
};

const owners = Array.from({ length: 200 }, (_, at) => idOf(1_000 + at));
const carriers = ['MS', 'BA', 'EK', 'LH', 'AF', 'TK', 'LX', 'OS', 'AZ', 'KL', 'SV', 'QR'];
const brands = ['Light', 'Classic', 'Flex', 'Business', 'First'];

export const ruleSet = (count: number, make: RuleMaker): RuleSet => ({
  revision: 1,
  zones: new Map(),
  discountShare: '30',
  rules: Array.from({ length: count }, (_, at) => {
    const part = make(at);
    const kind = part.layer === 'company' && part.kind === 'discount' ? 'markup' : (part.kind ?? 'markup');
    return ruleOf({
      id: idOf(10_000 + at),
      priority: roll(10),
      percent: String(1 + roll(20)),
      ...part,
      kind,
    });
  }),
});

/** A response to one search, Cairo to London and back: each itinerary in five brands, through one of several cities. */
export function offersOf(count: number): PricedOffer[] {
  const vias = ['IST', 'FRA', 'CDG', 'DXB', 'VIE', 'ZRH'];
  return Array.from({ length: count }, (_, at) => {
    const carrier = carriers[Math.floor(at / 5) % carriers.length] ?? 'MS';
    const other = Math.floor(at / 5) % 3 === 0 ? oneOf(carriers) : carrier;
    const via = oneOf(vias);
    const cabin = cabins[Math.max(0, (at % 5) - 2)] ?? 'Economy';
    const fly = (origin: string, destination: string, day: string, code: string) =>
      segmentOf({
        origin,
        destination,
        departing_at: `${day}T09:${10 + roll(50)}`,
        carrier: code,
        operated_by: other,
        cabin,
      });
    const total = 20_000 + roll(80_000);
    const euros = (minor: number) => ({ amount: (minor / 100).toFixed(2), currency: 'EUR' });
    return {
      airline: carrier,
      slices: [
        {
          fare_brand: brands[at % 5] ?? null,
          segments: [fly('CAI', via, '2026-12-10', carrier), fly(via, 'LHR', '2026-12-10', other)],
        },
        {
          fare_brand: brands[at % 5] ?? null,
          segments: [fly('LHR', via, '2026-12-20', other), fly(via, 'CAI', '2026-12-20', carrier)],
        },
      ],
      travellers: [{ type: 'adult' }, { type: 'adult' }, { type: 'child' }],
      net: {
        total: euros(total),
        base: euros(Math.round(total * 0.8)),
        tax: euros(total - Math.round(total * 0.8)),
      },
    };
  });
}

const leg = {
  id: idOf(900),
  base: 'EUR',
  quote: 'USD',
  rate: '1.0825',
  valid_from: '2026-11-20T15:00:00.000Z',
  source: 'ecb' as const,
};

export const context: PricingContext = contextOf({
  journey: 'roundtrip',
  currency: 'EUR',
  rates: { USD: { from: 'USD', to: 'EUR', at: '2026-11-21T08:00:00.000Z', legs: [leg] } },
});

/** The companies of the rules, and nothing else. */
export const facts: OverlapFacts = {
  now: context.at,
  zones: new Map(),
  companies: new Map([
    [topmost, { parent: null, type: 'B2B' }],
    [parent, { parent: topmost, type: 'B2B' }],
    [buyer, { parent, type: 'B2B' }],
    ...owners.map((id): [string, { parent: string; type: 'B2B' }] => [id, { parent: topmost, type: 'B2B' }]),
  ]),
  suppliers: new Set([context.supplierId]),
  airport: context.place,
  city: (code) => ({ city_code: code, country_code: null }),
  countriesAround: () => [],
};
