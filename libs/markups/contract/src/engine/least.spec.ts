import { contextOf, idOf, parent, ruleOf } from './engine.fake';
import { bindRules, compileRules, leastTotal } from '.';
import type { RuleInForce } from './types';

/*
 * How close the lower bound is to the price, for a net of 500.00 EUR with an unknown base. That it is one is shown
 * for all rules by the properties.
 */

const two = [{ type: 'adult' as const }, { type: 'infant' as const }];
const fixed = (amount: string): Partial<RuleInForce> => ({ value_type: 'fixed', percent: null, amount });
const least = (rules: Partial<RuleInForce>[], travellers?: typeof two) => {
  const set = rules.map((rule, at) => ruleOf({ id: idOf(at + 1), ...rule }));
  const bound = bindRules(
    compileRules({ revision: 1, rules: set, zones: new Map(), discountShare: null }),
    contextOf(),
  );
  return leastTotal(bound, { amount: '500.00', currency: 'EUR' }, travellers).amount;
};

it.each<[string, Partial<RuleInForce>[], string]>([
  ['is the net where there are no rules', [], '500.00'],
  ['has the share that every offer pays', [{}], '550.00'],
  ['has its tax too', [{ tax_percent: '14' }], '557.00'],
  [
    'has the least of a share of the base, which may be nothing',
    [{ percent_of: 'base', min_amount: '10' }],
    '510.00',
  ],
  ['has not more than the most of a share', [{ max_amount: '20' }], '520.00'],
  ['has half a step less, as it may be rounded down', [{ step: '10' }], '545.00'],
  [
    'has the lower one of two of which either can win',
    [{ plating: { mode: 'only', codes: ['EK'] } }, { percent: '4' }],
    '520.00',
  ],
  [
    'has nothing of a rule that not every offer matches',
    [{ plating: { mode: 'only', codes: ['EK'] } }],
    '500.00',
  ],
  ['has nothing of a rule that not every fare matches', [{ fare_max: '900' }], '500.00'],
  [
    'has nothing of a rule that skips an unknown base',
    [{ percent_of: 'base', min_amount: '10', without_base: 'skip' }],
    '500.00',
  ],
  ['leaves out whom a sure one always beats', [{ percent: '10', priority: 1 }, { percent: '4' }], '550.00'],
  [
    'has fees, once a booking or for one flight',
    [{ ...fixed('5'), kind: 'service_fee', per: 'segment' }],
    '505.00',
  ],
  [
    'has less what any offer may have taken off',
    [{ kind: 'discount', percent: '5', area: 'international' }],
    '475.00',
  ],
  [
    'has less no more than the most of that',
    [{ kind: 'discount', percent: '5', max_amount: '20' }],
    '480.00',
  ],
  [
    'has less all of a share whose most counts for each flight',
    [{ kind: 'discount', percent: '5', max_amount: '20', per: 'segment' }],
    '475.00',
  ],
  // 1,000.00 would be sold for nothing at all.
  [
    'is nothing where more is taken off of a greater net',
    [
      { kind: 'discount', percent: '150' },
      { ...fixed('300'), kind: 'service_fee' },
    ],
    '0.00',
  ],
  [
    'is nothing where a company takes off, as no rule may',
    [{ kind: 'discount', percent: '1', layer: 'company', owner_id: parent }],
    '0.00',
  ],
  ['is nothing where that has no limit', [{ kind: 'discount', ...fixed('5'), per: 'segment' }], '0.00'],
  ['goes on with the layers of companies', [{}, { layer: 'company', owner_id: parent }], '605.00'],
])('a lower bound %s', (_, rules, amount) => {
  expect(least(rules)).toBe(amount);
});

it('a lower bound is closer if the travelers are known', () => {
  const fee = { ...fixed('5'), kind: 'service_fee' as const, per: 'passenger' as const };
  expect(least([fee])).toBe('500.00');
  expect(least([fee], two)).toBe('505.00');
  expect(least([{ ...fee, infants: true }], two)).toBe('510.00');
  expect(
    least(
      [
        { ...fee, passengers: ['child'] },
        { ...fee, priority: 1, passengers: ['adult'] },
      ],
      two,
    ),
  ).toBe('505.00');
  expect(least([{ ...fee, kind: 'discount' }])).toBe('0.00');
  expect(least([{ ...fee, kind: 'discount' }], two)).toBe('495.00');
});

it('there is no lower bound in a currency without a rate', () => {
  const bound = bindRules(
    compileRules({ revision: 1, rules: [], zones: new Map(), discountShare: null }),
    contextOf(),
  );
  expect(() => leastTotal(bound, { amount: '500.00', currency: 'USD' })).toThrow(RangeError);
});
