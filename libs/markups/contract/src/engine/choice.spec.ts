import { specificConditions, type Product, type SpecificCondition } from '../markup.kinds';
import {
  buyer,
  contextOf,
  idOf,
  offerOf,
  parent,
  rateOf,
  ruleOf,
  stayContext,
  topmost,
  tracedBy,
} from './engine.fake';
import { bindRules, compileRules, explainOffer, priceOffer } from '.';
import type { RuleInForce } from './types';

/*
 * The winning rule (TRAVEL-RULES 26): by specificity, then priority, then age. All these rules match the offer.
 */

type Said = Partial<RuleInForce>;
const everybody: Said = {};
const only = (...codes: string[]) => ({ mode: 'only' as const, codes });

function duel(one: Said, other: Said, product: Product = 'flight') {
  // The one that has to win is the older one with the lesser id, so that nothing but what is asked lets it win.
  const rules = [
    ruleOf({ product, created_at: '2026-11-01T00:00:00.000Z', ...one, id: idOf(1) }),
    ruleOf({ product, created_at: '2026-11-02T00:00:00.000Z', ...other, id: idOf(2) }),
  ];
  const [item, context] = product === 'flight' ? [offerOf(), contextOf()] : [rateOf(), stayContext()];
  const traced = tracedBy(rules, item, context, {
    zones: new Map([[idOf(301), new Set(['EG', 'AE'])]]),
  });
  const [won, lost] = [traced.get(idOf(1)), traced.get(idOf(2))];
  return {
    outcomes: [won?.outcome, lost?.outcome],
    beaten_by: lost?.beaten_by,
    by: lost?.by,
    decisive: lost?.decisive,
  };
}
const wins = (by: string, decisive: SpecificCondition | null = null) => ({
  outcomes: ['won', 'outranked'],
  beaten_by: idOf(1),
  by,
  decisive,
});

const ofBoth: Partial<Record<SpecificCondition, Said>> = {
  travel: { travel_from: '2026-12-01' },
  days_before: { days_before_min: 1 },
  weekday: { weekdays: [4] },
  booking: { booking_to: '2026-11-30' },
  fare: { fare_min: '1' },
};
const payer: Partial<Record<SpecificCondition, Said>> = {
  company: { companies: [{ id: topmost, below: true }] },
  company_type: { company_type: 'B2B' },
};

/** For each product, weightiest first: a rule for each condition, which is met, and says nothing else. */
const alone = {
  flight: {
    ...payer,
    route: { origins: [{ kind: 'zone', code: idOf(301) }] },
    plating: { plating: { mode: 'except', codes: ['MS'] } },
    marketing: { marketing: { mode: 'except', codes: ['MS'] } },
    operating: { operating: { mode: 'except', codes: ['MS'] } },
    supplier: { suppliers: [idOf(201)] },
    area: { area: 'international' },
    trip_type: { trip_types: ['oneway'] },
    cabin: { cabins: ['Economy'] },
    fare_brand: { fare_brands: ['Flex'] },
    passengers: { passengers: ['adult'] },
    ...ofBoth,
  },
  hotel: {
    ...payer,
    place: { destinations: [{ kind: 'zone', code: idOf(301) }] },
    chain: { chains: ['Hotels Atlas'] },
    stars: { stars: [4] },
    supplier: { suppliers: [idOf(201)] },
    board: { boards: ['breakfast'] },
    payment_type: { payment_types: ['pay_now'] },
    nights: { nights_min: 3 },
    ...ofBoth,
  },
} satisfies Record<Product, Partial<Record<SpecificCondition, Said>>>;
const rows = (['flight', 'hotel'] as const).flatMap((product) => {
  const conditions = Object.entries(alone[product]) as [SpecificCondition, Said][];
  return conditions.map(([condition, said], at): [Product, SpecificCondition, Said, Said] => {
    const lighter = conditions.slice(at + 1).map(([, each]) => each);
    return [product, condition, said, Object.assign({}, ...lighter, { priority: 999 })];
  });
});

describe('of two rules the more specific one wins', () => {
  it('by any condition', () => {
    expect(new Set(rows.map(([, condition]) => condition))).toEqual(new Set(specificConditions));
  });

  it.each(rows)('for a %s by %s against one for everything', (product, condition, said) => {
    expect(duel(said, everybody, product)).toEqual(wins('specificity', condition));
  });

  it.each(rows.filter(([, condition]) => condition !== 'fare'))(
    'for a %s by %s against all conditions that weigh less together',
    (product, condition, said, lighter) => {
      expect(duel(said, lighter, product)).toEqual(wins('specificity', condition));
    },
  );

  const company = (id: string, below: boolean) => ({ companies: [{ id, below }] });
  it.each<[string, Said, Said]>([
    ['a company alone against itself and those below', company(buyer, false), company(buyer, true)],
    ['a company with those below against the one above it', company(buyer, true), company(parent, true)],
    ['the nearer one above against the farther', company(parent, true), company(topmost, true)],
    [
      'the nearest of a list against one that is farther',
      {
        companies: [
          { id: topmost, below: true },
          { id: parent, below: true },
        ],
      },
      company(topmost, true),
    ],
  ])('by company: %s', (_, one, other) => {
    expect(duel(one, other)).toEqual(wins('specificity', 'company'));
  });

  const place = (kind: 'airport' | 'city' | 'country' | 'zone', code: string) => ({ kind, code });
  const [airport, city, country, zone] = [
    place('airport', 'CAI'),
    place('city', 'CAI'),
    place('country', 'EG'),
    place('zone', idOf(301)),
  ];
  it.each<[string, Said, Said]>([
    ['an airport against a city', { origins: [airport] }, { origins: [city] }],
    ['a city against a country', { origins: [city] }, { origins: [country] }],
    ['a country against a zone', { origins: [country] }, { origins: [zone] }],
    [
      'both ends against one of the same kind',
      { origins: [country], destinations: [place('country', 'AE')] },
      { origins: [country] },
    ],
    ['a list by its widest entry', { origins: [city] }, { origins: [airport, country] }],
  ])('by route: %s', (_, one, other) => {
    expect(duel(one, other)).toEqual(wins('specificity', 'route'));
  });

  it('by included airlines against excluded ones', () => {
    expect(duel({ plating: only('EK') }, alone.flight.plating)).toEqual(wins('specificity', 'plating'));
  });

  it('and the length of a list does not count', () => {
    const [few, many] = [{ plating: only('EK') }, { plating: only('EK', 'MS', 'BA') }];
    expect(duel({ ...many, priority: 1 }, few)).toEqual(wins('priority'));
    expect(duel({ ...few, priority: 1 }, many)).toEqual(wins('priority'));
  });

  it('and its validity does not count', () => {
    expect(duel({ priority: 1 }, { valid_from: '2026-11-01T00:00:00Z' })).toEqual(wins('priority'));
  });
});

describe('of equally specific rules', () => {
  it('the higher priority wins', () => {
    expect(duel({ priority: 10 }, { priority: 9 })).toEqual(wins('priority'));
  });

  it('the newer one wins at equal priority', () => {
    expect(duel({ created_at: '2026-11-03T00:00:00.000Z' }, everybody)).toEqual(wins('age'));
  });

  it('the one with the greater id wins at equal times', () => {
    const rules = [ruleOf({ id: idOf(8) }), ruleOf({ id: idOf(9) })];
    expect(tracedBy(rules).get(idOf(8))).toMatchObject({
      outcome: 'outranked',
      beaten_by: idOf(9),
      by: 'age',
    });
  });
});

describe('one wins of each kind in each layer', () => {
  const rules = [
    ruleOf({ id: idOf(1) }),
    ruleOf({ id: idOf(2), kind: 'service_fee' }),
    ruleOf({ id: idOf(3), kind: 'discount' }),
    ruleOf({ id: idOf(4), layer: 'company', owner_id: topmost }),
    ruleOf({ id: idOf(5), layer: 'company', owner_id: parent }),
    ruleOf({ id: idOf(6), layer: 'company', owner_id: parent, kind: 'service_fee' }),
  ];

  it('so that no rule beats one of another kind, layer or owner', () => {
    expect([...tracedBy(rules).values()].map(({ outcome }) => outcome)).toEqual(rules.map(() => 'won'));
  });

  it('and the trace has layers and kinds in the order of their amounts, each with its winner, losers and other rules', () => {
    const unmatched = { plating: only('MS') };
    const more = [
      ruleOf({ ...unmatched, id: idOf(11) }),
      ruleOf({ id: idOf(12), priority: 5 }),
      ruleOf({ ...unmatched, id: idOf(13), layer: 'company', owner_id: parent }),
      ruleOf({ id: idOf(14), layer: 'company', owner_id: idOf(104) }),
      ...rules,
    ];
    const order = [12, 1, 11, 2, 3, 4, 5, 13, 6, 14];
    expect([...tracedBy(more).keys()]).toEqual(order.map(idOf));
  });
});

it('a rule that is no longer or not yet active is not considered', () => {
  const rules = [ruleOf({ id: idOf(1), status: 'paused' }), ruleOf({ id: idOf(2), status: 'draft' })];
  const compiled = compileRules({ revision: 3, rules, zones: new Map(), discountShare: null });
  expect(priceOffer(bindRules(compiled, contextOf()), offerOf()).lines).toEqual([]);
  expect(explainOffer(compiled, contextOf(), offerOf()).rules).toEqual([]);
});
