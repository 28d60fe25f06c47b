import { contextOf, idOf, offerOf, pricedBy, ratesTo, ruleOf, tracedBy } from './engine.fake';
import type { PricedOffer, RuleInForce } from './types';

/*
 * Discounts on an offer of 500.00 EUR (TRAVEL-RULES 25), worked out by hand.
 */

const priced = (total: string) => offerOf([total, null, null]);
const fixed = (amount: string, said: Partial<RuleInForce> = {}) => ({
  value_type: 'fixed' as const,
  percent: null,
  amount,
  ...said,
});
const off = (said: Partial<RuleInForce>) => ruleOf({ kind: 'discount', ...said });

describe('a discount', () => {
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

  it('is cut to the price so far, including markups', () => {
    const { lines, total } = pricedBy([ruleOf({ id: idOf(2) }), off(fixed('600'))]);
    expect({ lines, total }).toEqual({ lines: ['markup 50.00', 'discount -550.00'], total: '0.00' });
  });

  it('is a share of the net fare, not of the markups', () => {
    const { lines, total } = pricedBy([ruleOf({ id: idOf(2) }), off({ percent: '100' })]);
    expect({ lines, total }).toEqual({ lines: ['markup 50.00', 'discount -500.00'], total: '50.00' });
  });
});

describe('a discount is limited by a share of the net price', () => {
  const two = offerOf(undefined, { travellers: [{ type: 'adult' }, { type: 'adult' }] });
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

  it('and not of markups added before', () => {
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
