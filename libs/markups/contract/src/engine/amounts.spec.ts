import { idOf, offerOf, pricedBy, ruleOf, segmentOf, tracedBy } from './engine.fake';
import type { PricedOffer, RuleInForce } from './types';

/*
 * The amounts of one rule for an offer of 500.00 EUR with a base of 400.00 (TRAVEL-RULES 25, 27). Calculated by hand.
 */

const travellers = (...types: PricedOffer['travellers'][number]['type'][]) => ({
  travellers: types.map((type) => ({ type })),
});
const family = offerOf(undefined, travellers('adult', 'adult', 'child', 'infant'));
const threeFlights = offerOf(undefined, {
  slices: [
    { fare_brand: null, segments: [segmentOf(), segmentOf()] },
    { fare_brand: null, segments: [segmentOf()] },
  ],
});
const priced = (total: string) => offerOf([total, null, null]);
const fixed = (amount: string, said: Partial<RuleInForce> = {}) => ({
  value_type: 'fixed' as const,
  percent: null,
  amount,
  ...said,
});

describe('a percentage', () => {
  it.each<[string, Partial<RuleInForce>, string]>([
    ['is taken of the total', { percent: '10' }, '50.00'],
    ['is taken of the base', { percent: '10', percent_of: 'base' }, '40.00'],
    // 400 × 0.123456 = 49.3824
    ['has four decimals', { percent: '12.3456', percent_of: 'base' }, '49.38'],
    ['may be ten times the fare', { percent: '1000' }, '5000.00'],
    // 500 × 0.000001 = 0.0005
    ['may be less than the smallest coin', { percent: '0.0001' }, '0.00'],
  ])('%s', (_, said, amount) => {
    expect(pricedBy([ruleOf(said)]).lines).toEqual([`markup ${amount}`]);
  });
});

describe('a fixed amount', () => {
  it.each<[string, Partial<RuleInForce>, PricedOffer, string]>([
    ['counts once a booking', { per: 'booking' }, family, '7.50'],
    ['counts for each passenger but infants', { per: 'passenger' }, family, '22.50'],
    ['counts for infants too where the rule says so', { per: 'passenger', infants: true }, family, '30.00'],
    [
      'counts for the passengers whom the rule is for',
      { per: 'passenger', passengers: ['child'] },
      family,
      '7.50',
    ],
    [
      'counts for no infant by naming infants',
      { per: 'passenger', passengers: ['child', 'infant'] },
      family,
      '7.50',
    ],
    [
      'counts for infants that are named and let in',
      { per: 'passenger', passengers: ['child', 'infant'], infants: true },
      family,
      '15.00',
    ],
    ['counts for each flight, however many fly', { per: 'segment' }, threeFlights, '22.50'],
  ])('%s', (_, said, offer, amount) => {
    expect(pricedBy([ruleOf(fixed('7.5', said))], offer).lines).toEqual([`markup ${amount}`]);
  });
});

describe('limits and steps', () => {
  const three = offerOf(undefined, travellers('adult', 'adult', 'adult'));
  it.each<[string, Partial<RuleInForce>, PricedOffer, string, string | null]>([
    ['a minimum lifts what is below it', { percent: '1', min_amount: '10' }, offerOf(), '10.00', 'min'],
    [
      'a minimum counts for each passenger',
      { percent: '1', min_amount: '10', per: 'passenger' },
      three,
      '30.00',
      'min',
    ],
    [
      'a minimum that is reached changes nothing',
      { percent: '10', min_amount: '50' },
      offerOf(),
      '50.00',
      null,
    ],
    ['a maximum cuts what is above it', { percent: '10', max_amount: '20' }, offerOf(), '20.00', 'max'],
    [
      'a maximum counts for each flight',
      { percent: '10', max_amount: '20', per: 'segment' },
      threeFlights,
      '50.00',
      null,
    ],
    [
      'a fixed amount has limits too',
      fixed('7.5', { per: 'segment', max_amount: '5' }),
      threeFlights,
      '15.00',
      'max',
    ],
    // 51.20 is nearer to 50 than to 55, 52.50 between the two.
    ['a step rounds down below the half', { percent: '10', step: '5' }, priced('512.00'), '50.00', 'step'],
    ['a step rounds up at the half', { percent: '10', step: '5' }, priced('525.00'), '55.00', 'step'],
    ['a step may have decimals', { percent: '10', step: '0.5' }, priced('512.50'), '51.50', 'step'],
    ['a multiple stays as it is', { percent: '10', step: '25' }, offerOf(), '50.00', null],
    ['what is far below a step is nothing', { percent: '2', step: '50' }, offerOf(), '0.00', 'step'],
    // The minimum makes 10 of 5; of tens of four the nearest is 12.
    [
      'a step comes after the minimum',
      { percent: '1', min_amount: '10', step: '4' },
      offerOf(),
      '12.00',
      'min',
    ],
    [
      'a step comes after the maximum',
      { percent: '10', max_amount: '22', step: '5' },
      offerOf(),
      '20.00',
      'max',
    ],
    [
      'a step does not count for each passenger',
      { percent: '1', step: '4', per: 'passenger' },
      three,
      '4.00',
      'step',
    ],
  ])('%s', (_, said, offer, amount, limited) => {
    expect(pricedBy([ruleOf(said)], offer).lines).toEqual([`markup ${amount}`]);
    expect(tracedBy([ruleOf(said)], offer).get(idOf(1))?.limited).toBe(limited);
  });
});

describe('the tax on an earning', () => {
  it('is a separate line after that of its rule, calculated from the rule’s amount', () => {
    const fee = ruleOf({ id: idOf(2), kind: 'service_fee', ...fixed('4'), tax_percent: '14' });
    const markup = ruleOf({ percent: '1', min_amount: '10', tax_percent: '14' });
    expect(pricedBy([fee, markup])).toMatchObject({
      lines: ['markup 10.00', 'earning_tax 1.40', 'service_fee 4.00', 'earning_tax 0.56'],
      total: '515.96',
    });
  });
});

describe('a base that the supplier does not state', () => {
  const unsaid = offerOf(['500.00', null, null]);
  const ofBase = { percent_of: 'base' as const };

  it('is the total, if the rule says so', () => {
    const rule = ruleOf({ ...ofBase, without_base: 'total' });
    expect(pricedBy([rule], unsaid)).toEqual({
      net: '500.00',
      lines: ['markup 50.00'],
      total: '550.00',
      base: null,
      tax: null,
    });
    expect(tracedBy([rule], unsaid).get(idOf(1))).toMatchObject({
      outcome: 'won',
      of: 'total',
      base_missing: true,
    });
  });

  it('makes the rule charge nothing, if it says so; then another rule may win', () => {
    const skips = ruleOf({ ...ofBase, without_base: 'skip', priority: 5 });
    const other = ruleOf({ id: idOf(2), percent: '3' });
    expect(pricedBy([skips, other], unsaid).lines).toEqual(['markup 15.00']);
    expect(tracedBy([skips, other], unsaid).get(idOf(1))).toMatchObject({
      outcome: 'unmatched',
      failed: 'no_base',
      amount: null,
    });
    expect(pricedBy([skips, other]).lines).toEqual(['markup 40.00']);
    expect(tracedBy([skips, other]).get(idOf(1))).toMatchObject({ of: 'base', base_missing: false });
  });

  it('does not matter to rules that do not use it', () => {
    const skips = ruleOf({ percent_of: 'total', without_base: 'skip' });
    const amount = ruleOf({
      ...ofBase,
      ...fixed('5'),
      without_base: 'skip',
      kind: 'service_fee',
      id: idOf(2),
    });
    expect(pricedBy([skips, amount], unsaid).lines).toEqual(['markup 50.00', 'service_fee 5.00']);
  });
});
