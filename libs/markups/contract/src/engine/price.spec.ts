import { buyer, contextOf, idOf, offerOf, parent, pricedBy, ratesTo, ruleOf, topmost } from './engine.fake';
import type { RuleInForce } from './types';

/*
 * From net to sell (TRAVEL-RULES 12, 26, 28). Calculated by hand; the offer is 500.00 EUR with a base of 400.00.
 */

const fixed = (amount: string, currency = 'EUR'): Partial<RuleInForce> => ({
  value_type: 'fixed',
  percent: null,
  amount,
  currency,
});
const of = (owner_id: string, said: Partial<RuleInForce>): RuleInForce =>
  ruleOf({ layer: 'company', owner_id, ...said });

describe('layers', () => {
  const platform = [
    ruleOf({ id: idOf(1), percent: '10' }),
    ruleOf({ id: idOf(2), kind: 'service_fee', ...fixed('5') }),
    ruleOf({ id: idOf(3), kind: 'discount', percent: '1' }),
  ];

  it('add markup, then fee, then discount to the net, each a share of the net', () => {
    expect(pricedBy([...platform].reverse())).toEqual({
      net: '500.00',
      lines: ['markup 50.00', 'service_fee 5.00', 'discount -5.00'],
      total: '550.00',
      base: '450.00',
      tax: '100.00',
    });
  });

  it('build on each other from the topmost company down, each a share of the price of the layer above', () => {
    // 550 by the platform; Orient: a tenth of that; Nile Travel: a tenth of 605, and a fee beside it.
    const rules = [
      of(parent, { id: idOf(4), percent: '10' }),
      of(parent, { id: idOf(5), kind: 'service_fee', percent: '1' }),
      of(topmost, { id: idOf(6), percent: '10' }),
      ...platform,
    ];
    expect(pricedBy(rules)).toMatchObject({
      lines: [
        'markup 50.00',
        'service_fee 5.00',
        'discount -5.00',
        'markup 55.00',
        'markup 60.50',
        'service_fee 6.05',
      ],
      total: '671.55',
    });
  });

  it('give the prices of the example in docs/markups.md', () => {
    const rules = [
      ruleOf({ percent: '5', percent_of: 'base', min_amount: '10', per: 'passenger', tax_percent: '14' }),
      of(topmost, { id: idOf(2), percent: '3' }),
    ];
    const two = offerOf(undefined, { travellers: [{ type: 'adult' }, { type: 'adult' }] });
    expect(pricedBy(rules, two)).toMatchObject({
      lines: ['markup 20.00', 'earning_tax 2.80', 'markup 15.68'],
      total: '538.48',
    });
  });

  it('take a share of the base from the supplier’s own base, in every layer', () => {
    const rules = [...platform, of(parent, { id: idOf(4), percent: '10', percent_of: 'base' })];
    expect(pricedBy(rules)).toMatchObject({ total: '590.00' });
  });

  it('take a share of their buying price if there is no base', () => {
    const rules = [...platform, of(parent, { id: idOf(4), percent: '10', percent_of: 'base' })];
    expect(pricedBy(rules, offerOf(['500.00', null, null]))).toMatchObject({ total: '605.00' });
  });

  it('are those of companies above the payer, not its own or an unrelated company’s', () => {
    expect(pricedBy([of(buyer, {}), of(idOf(104), {})])).toMatchObject({ lines: [], total: '500.00' });
  });

  it('add only the platform’s rules for everybody if no company pays', () => {
    const context = contextOf({ companies: [] });
    const named = ruleOf({ id: idOf(7), percent: '20', companies: [{ id: topmost, below: true }] });
    const typed = ruleOf({ id: idOf(8), percent: '30', company_type: 'B2B' });
    const rules = [...platform, named, typed, of(topmost, { id: idOf(6) })];
    expect(pricedBy(rules, offerOf(), context)).toMatchObject({
      lines: ['markup 50.00', 'service_fee 5.00', 'discount -5.00'],
      total: '550.00',
    });
  });

  it('do not exist if the company’s settings switch markups off', () => {
    const context = contextOf({ markupEnabled: false });
    expect(pricedBy(platform, offerOf(), context)).toEqual({
      net: '500.00',
      lines: [],
      total: '500.00',
      base: '400.00',
      tax: '100.00',
    });
  });

  it('do not exist without rules', () => {
    expect(pricedBy([])).toMatchObject({ net: '500.00', lines: [], total: '500.00' });
  });
});

describe('currencies', () => {
  const pound = ['EUR', 'GBP', '0.8333'] as const;
  const dollar = ['EUR', 'USD', '1.0825'] as const;
  const yen = ['EUR', 'JPY', '176.4'] as const;
  const dinar = ['EUR', 'KWD', '0.3556'] as const;
  const priceIn = (currency: string, rates: Parameters<typeof ratesTo>[1]) =>
    contextOf({ currency, rates: ratesTo(currency, rates) });
  const offer = offerOf(['123.45', '100.00', '23.45']);

  it('without decimals have none in any line', () => {
    // 123.45 × 176.4 = 21776.58; a tenth more: 23954.238; the tax 23.45 × 176.4 = 4136.58
    expect(pricedBy([ruleOf()], offer, priceIn('JPY', { EUR: [yen] }))).toEqual({
      net: '21777',
      lines: ['markup 2177'],
      total: '23954',
      base: '19817',
      tax: '4137',
    });
  });

  it('with three decimals have three in each line', () => {
    // 123.45 × 0.3556 = 43.89882, and 1.50 × 0.3556 = 0.5334 more: 44.43222
    expect(pricedBy([ruleOf(fixed('1.5'))], offer, priceIn('KWD', { EUR: [dinar] }))).toMatchObject({
      net: '43.899',
      lines: ['markup 0.533'],
      total: '44.432',
    });
  });

  it('are converted through a third one without intermediate rounding', () => {
    // 21777 / 176.4 × 0.3556 = 43.8996666…, and a twentieth more is 46.09465
    const crossed = priceIn('KWD', { JPY: [yen, dinar] });
    expect(
      pricedBy([ruleOf({ percent: '5' })], offerOf(['21777', null, null, 'JPY']), crossed),
    ).toMatchObject({
      net: '43.900',
      lines: ['markup 2.195'],
      total: '46.095',
    });
  });

  it('are rounded once: a line is the difference of two rounded prices', () => {
    // 8.333, then 9.1663, then 9.58295: rounded for themselves the lines would be 0.83 and 0.42.
    const rules = [ruleOf(), ruleOf({ id: idOf(2), kind: 'service_fee', percent: '5' })];
    expect(pricedBy(rules, offerOf(['10.00', null, null]), priceIn('GBP', { EUR: [pound] }))).toMatchObject({
      net: '8.33',
      lines: ['markup 0.84', 'service_fee 0.41'],
      total: '9.58',
    });
  });

  it('of a rule are converted, and multiplied by the passengers, before rounding', () => {
    // 3 × 10 / 1.0825 = 27.7136…; three times 9.24 would be 27.72.
    const three = offerOf(undefined, {
      travellers: [{ type: 'adult' }, { type: 'adult' }, { type: 'adult' }],
    });
    const rule = ruleOf({ ...fixed('10', 'USD'), per: 'passenger' });
    expect(pricedBy([rule], three, priceIn('EUR', { USD: [dollar] }))).toMatchObject({
      lines: ['markup 27.71'],
    });
  });

  it('of a rule apply to its rounding step', () => {
    // A tenth is 50 EUR, that is 54.125 USD; 55 USD are 50.8083… EUR.
    const rule = ruleOf({ step: '5', currency: 'USD' });
    expect(pricedBy([rule], offerOf(), priceIn('EUR', { USD: [dollar] }))).toMatchObject({
      lines: ['markup 50.81'],
    });
  });

  it('of a supplier without a rate give no price', () => {
    expect(() => pricedBy([], offerOf(['500.00', null, null, 'USD']))).toThrow(RangeError);
  });

  it('with a rate to another currency give no price', () => {
    const context = contextOf({
      rates: { USD: { ...ratesTo('GBP', { USD: [['USD', 'GBP', '0.8']] })['USD']! } },
    });
    expect(() => pricedBy([], offerOf(['500.00', null, null, 'USD']), context)).toThrow(RangeError);
  });
});

describe('the tax that is shown', () => {
  it('is the supplier’s own, whatever rules add; the base is the rest', () => {
    expect(pricedBy([ruleOf()])).toMatchObject({ total: '550.00', base: '450.00', tax: '100.00' });
  });

  it('is never more than the total', () => {
    const rule = ruleOf({ kind: 'discount', percent: '90' });
    expect(pricedBy([rule])).toMatchObject({ total: '50.00', base: '0.00', tax: '50.00' });
  });

  it('is shown if the supplier states it, and the base only together with it', () => {
    expect(pricedBy([], offerOf(['500.00', null, '80.00']))).toMatchObject({ base: '420.00', tax: '80.00' });
    expect(pricedBy([], offerOf(['500.00', '400.00', null]))).toMatchObject({ base: null, tax: null });
  });
});
