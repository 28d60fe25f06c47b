import { contextOf, idOf, offerOf, pricedBy, ratesTo, ruleOf, segmentOf, tracedBy } from './engine.fake';
import type { PricedOffer, RuleInForce } from './types';

/*
 * What one rule makes of an offer of 500.00 EUR, of which 400.00 are the base (TRAVEL-RULES 25, 27). Worked by hand.
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

describe('a discount', () => {
  const off = (said: Partial<RuleInForce>) => ruleOf({ kind: 'discount', ...said });
  it.each<[string, Partial<RuleInForce>, string, string | null]>([
    ['is taken off', { percent: '20' }, '-100.00', null],
    ['may take all', { percent: '100' }, '-500.00', null],
    ['has a minimum: that much is taken off at least', { percent: '1', min_amount: '10' }, '-10.00', 'min'],
    ['has a maximum: more is not taken off', { percent: '50', max_amount: '20' }, '-20.00', 'max'],
    ['is cut where the price would fall below zero', fixed('600'), '-500.00', 'zero'],
    [
      'is cut also where its step or minimum would take too much',
      { percent: '1', min_amount: '510' },
      '-500.00',
      'zero',
    ],
  ])('%s', (_, said, amount, limited) => {
    expect(pricedBy([off(said)]).lines).toEqual([`discount ${amount}`]);
    expect(tracedBy([off(said)]).get(idOf(1))?.limited).toBe(limited);
  });

  it('is cut to what the price has come to, markup and all', () => {
    const { lines, total } = pricedBy([ruleOf({ id: idOf(2) }), off(fixed('600'))]);
    expect({ lines, total }).toEqual({ lines: ['markup 50.00', 'discount -550.00'], total: '0.00' });
  });

  it('is a share of the net fare, and not of what was put on it', () => {
    const { lines, total } = pricedBy([ruleOf({ id: idOf(2) }), off({ percent: '100' })]);
    expect({ lines, total }).toEqual({ lines: ['markup 50.00', 'discount -500.00'], total: '50.00' });
  });
});

describe('a discount is limited by a share of the net price', () => {
  const off = (said: Partial<RuleInForce>) => ruleOf({ kind: 'discount', ...said });
  const two = offerOf(undefined, travellers('adult', 'adult'));
  const share = (discountShare: string | null) => ({ discountShare });
  it.each<[string, Partial<RuleInForce>, PricedOffer, string, string, string | null]>([
    // 30 % of 500 is 150.
    ['where it is fixed', fixed('200'), offerOf(), '30', '-150.00', '-200.00'],
    [
      'where it is fixed for each passenger',
      fixed('100', { per: 'passenger' }),
      two,
      '30',
      '-150.00',
      '-200.00',
    ],
    [
      'where its step makes more of a fixed amount',
      fixed('140', { step: '80' }),
      offerOf(),
      '30',
      '-150.00',
      '-160.00',
    ],
    ['where its minimum is more', { percent: '1', min_amount: '200' }, offerOf(), '30', '-150.00', '-200.00'],
    [
      'but not below its percentage',
      { percent: '40', min_amount: '300' },
      offerOf(),
      '30',
      '-200.00',
      '-300.00',
    ],
    ['of a low fare too', fixed('50'), priced('40.00'), '30', '-12.00', '-50.00'],
    ['to the last unit', fixed('20'), priced('33.33'), '30', '-10.00', '-20.00'],
    ['that has decimals', fixed('200'), offerOf(), '2.5', '-12.50', '-200.00'],
    ['down to nothing', fixed('5'), offerOf(), '0', '0.00', '-5.00'],
    ['up to all of it', fixed('600'), offerOf(), '100', '-500.00', '-600.00'],
    ['and stays as it is where it is no more than that', fixed('150'), offerOf(), '30', '-150.00', null],
    ['and stays as it is where it is a percentage', { percent: '60' }, offerOf(), '30', '-300.00', null],
    [
      'and so does a percentage with a step',
      { percent: '50.3', step: '1' },
      offerOf(),
      '30',
      '-252.00',
      null,
    ],
    [
      'and so does a percentage with a maximum',
      { percent: '60', max_amount: '200' },
      offerOf(),
      '30',
      '-200.00',
      null,
    ],
    [
      'and stays as it is where there is no limit yet',
      fixed('200'),
      offerOf(),
      null as never,
      '-200.00',
      null,
    ],
  ])('%s', (_, said, offer, limit, amount, from) => {
    const { lines } = pricedBy([off(said)], offer, contextOf(), share(limit));
    expect(lines).toEqual([`discount ${amount}`]);
    const traced = tracedBy([off(said)], offer, contextOf(), share(limit)).get(idOf(1));
    const cut = from === null ? null : { from: { amount: from, currency: 'EUR' }, share: limit };
    expect(traced).toMatchObject({ amount: { amount, currency: 'EUR' }, cut });
    expect(traced?.limited === 'share').toBe(from !== null);
  });

  it('and not of what was put on it before', () => {
    const rules = [
      ruleOf({ id: idOf(2) }),
      ruleOf({ id: idOf(3), kind: 'service_fee', ...fixed('20') }),
      off(fixed('200')),
    ];
    const { lines, total } = pricedBy(rules, offerOf(), contextOf(), share('30'));
    expect({ lines, total }).toEqual({
      lines: ['markup 50.00', 'service_fee 20.00', 'discount -150.00'],
      total: '420.00',
    });
  });

  it('in the currency of the price', () => {
    const context = contextOf({ rates: ratesTo('EUR', { USD: [['EUR', 'USD', '1.25']] }) });
    // 100 USD are 80 EUR, and 30 % of them 24; 50 USD would be 40.
    const rule = off(fixed('50', { currency: 'USD' }));
    const offer = offerOf(['100.00', null, null, 'USD']);
    expect(pricedBy([rule], offer, context, share('30')).lines).toEqual(['discount -24.00']);
    expect(tracedBy([rule], offer, context, share('30')).get(idOf(1))?.cut?.from.amount).toBe('-40.00');
  });

  it('while fees and markups by fixed amounts are not', () => {
    const rules = [ruleOf(fixed('400')), ruleOf({ id: idOf(2), kind: 'service_fee', ...fixed('300') })];
    expect(pricedBy(rules, offerOf(), contextOf(), share('30')).lines).toEqual([
      'markup 400.00',
      'service_fee 300.00',
    ]);
  });
});

describe('the tax on an earning', () => {
  it('is a line of its own after that of its rule, of what the rule came to', () => {
    const fee = ruleOf({ id: idOf(2), kind: 'service_fee', ...fixed('4'), tax_percent: '14' });
    const markup = ruleOf({ percent: '1', min_amount: '10', tax_percent: '14' });
    expect(pricedBy([fee, markup])).toMatchObject({
      lines: ['markup 10.00', 'earning_tax 1.40', 'service_fee 4.00', 'earning_tax 0.56'],
      total: '515.96',
    });
  });
});

describe('a base that the supplier does not say', () => {
  const unsaid = offerOf(['500.00', null, null]);
  const ofBase = { percent_of: 'base' as const };

  it('is the total, where the rule says so', () => {
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

  it('makes the rule take nothing, where it says so; then another one may win', () => {
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

  it('matters to no rule that takes nothing of it', () => {
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
