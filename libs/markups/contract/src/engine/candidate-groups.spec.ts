import { contextOf, idOf, offerOf, ruleOf, segmentOf } from './engine.fake';
import { bindRules, compileRules, priceOffer } from '.';

/*
 * The cache of a search, with cases that random tests seldom reach: many values of one fact, more rules than bits in a word, and more
 * than one fare of one flight.
 */

const airlines = Array.from({ length: 24 }, (_, at) => `${String.fromCharCode(65 + at)}1`);

/** One rule for each airline: it applies to that airline and the next five, each with another percentage. */
const rules = airlines.flatMap((_, first) => [
  ruleOf({
    id: idOf(first + 1),
    percent: String(first + 1),
    marketing: { mode: 'only', codes: airlines.slice(first, first + 6) },
  }),
  ruleOf({ id: idOf(first + 101), marketing: { mode: 'only', codes: ['ZZ'] }, priority: 5 }),
]);
const compiled = compileRules({ revision: 1, rules, zones: new Map(), discountShare: null });

const flown = (...carriers: string[]) =>
  offerOf(undefined, {
    slices: [{ fare_brand: null, segments: carriers.map((carrier) => segmentOf({ carrier })) }],
  });

it('no two combinations of values collide, however many there are', () => {
  const used = bindRules(compiled, contextOf());
  for (const one of airlines) {
    for (const other of airlines) {
      const fresh = priceOffer(bindRules(compiled, contextOf()), flown(one, other));
      expect(priceOffer(used, flown(one, other))).toEqual(fresh);
    }
  }
  // A1 and F1 are sold together by the first rule alone: 1 % of 500.00; A1 and G1 by none.
  expect(priceOffer(used, flown('A1', 'F1')).total.amount).toBe('505.00');
  expect(priceOffer(used, flown('A1', 'G1')).total.amount).toBe('500.00');
});

it('the selling airline is not mistaken for the operating one', () => {
  const rule = ruleOf({
    marketing: { mode: 'except', codes: ['B1'] },
    operating: { mode: 'except', codes: ['C1'] },
  });
  const used = bindRules(
    compileRules({ revision: 1, rules: [rule], zones: new Map(), discountShare: null }),
    contextOf(),
  );
  const sold = (...flights: [string, string][]) =>
    priceOffer(
      used,
      offerOf(undefined, {
        slices: [
          {
            fare_brand: null,
            segments: flights.map(([carrier, operated_by]) => segmentOf({ carrier, operated_by })),
          },
        ],
      }),
    ).total.amount;
  // Seen as the first and second of their kind: sold by 0 and 1, flown by 0; then sold by 0, flown by 1 and 0.
  expect(sold(['A1', 'A1'], ['D1', 'A1'])).toBe('550.00');
  expect(sold(['A1', 'C1'], ['A1', 'A1'])).toBe('500.00');
});

it('two fares of one flight are distinguished', () => {
  const byFare = compileRules({
    revision: 1,
    rules: [
      ruleOf({ id: idOf(1), percent: '1', fare_max: '100' }),
      ruleOf({ id: idOf(2), percent: '2', fare_min: '100.01', fare_max: '200' }),
      ruleOf({ id: idOf(3), percent: '3' }),
      ruleOf({ id: idOf(4), percent: '4' }),
    ],
    zones: new Map(),
    discountShare: null,
  });
  const used = bindRules(byFare, contextOf());
  const totals = ['100.00', '100.01', '200.00', '200.01', '100.00'].map(
    (net) => priceOffer(used, offerOf([net, null, null])).total.amount,
  );
  // 102.0102 is rounded; beyond 200 the one with the greater id wins of the two that take every fare.
  expect(totals).toEqual(['101.00', '102.01', '204.00', '208.01', '101.00']);
});

it('a supplier cannot make two routes look like one', () => {
  const rule = ruleOf({ origins: [{ kind: 'airport', code: 'A' }] });
  const used = bindRules(
    compileRules({ revision: 1, rules: [rule], zones: new Map(), discountShare: null }),
    contextOf(),
  );
  const sold = (origin: string, destination: string) => {
    const segments = [segmentOf({ origin, destination })];
    return priceOffer(used, offerOf(undefined, { slices: [{ fare_brand: null, segments }] })).total.amount;
  };
  expect([sold('A', 'B, C'), sold('A, B', 'C'), sold('A","B', 'C')]).toEqual(['550.00', '500.00', '500.00']);
});

it('a supplier cannot make two brands look like one', () => {
  const branded = compileRules({
    revision: 1,
    rules: [ruleOf({ fare_brands: ['a', 'b'] })],
    zones: new Map(),
    discountShare: null,
  });
  const used = bindRules(branded, contextOf());
  const sold = (...brands: (string | null)[]) =>
    priceOffer(
      used,
      offerOf(undefined, {
        slices: brands.map((fare_brand) => ({ fare_brand, segments: [segmentOf()] })),
      }),
    ).total.amount;
  expect([sold('a', 'b'), sold('a,b'), sold('a", "b'), sold('["a","b"]'), sold('B', 'A')]).toEqual([
    '550.00',
    '500.00',
    '500.00',
    '500.00',
    '550.00',
  ]);
  const literally = compileRules({
    revision: 1,
    rules: [ruleOf({ fare_brands: ['null'] })],
    zones: new Map(),
    discountShare: null,
  });
  const other = bindRules(literally, contextOf());
  const slices = [null, 'null'].map((fare_brand) => [{ fare_brand, segments: [segmentOf()] }]);
  expect(slices.map((each) => priceOffer(other, offerOf(undefined, { slices: each })).total.amount)).toEqual([
    '500.00',
    '550.00',
  ]);
  expect([sold(null), sold('null'), sold('[null]'), sold('=a')]).toEqual(Array(4).fill('500.00'));
});
