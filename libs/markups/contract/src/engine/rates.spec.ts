import {
  hotelRule,
  idOf,
  offerOf,
  pricedBy,
  rateOf,
  ratesTo,
  ruleOf,
  stayContext,
  tracedBy,
} from './engine.fake';
import type { PricedRate, RuleInForce } from './types';

/*
 * Hotels: a rate in Dubai for Nile Cairo, three nights in two rooms from Thursday 24 December, 500.00 EUR with a base of 400.00.
 */

type Said = Partial<RuleInForce>;
const place = (kind: 'city' | 'country' | 'zone', code: string) => ({ destinations: [{ kind, code }] });
const zones = new Map([[idOf(301), new Set(['AE', 'SA'])]]);

const outcome = (rule: RuleInForce, rate: PricedRate) => {
  const traced = tracedBy([rule], rate, stayContext(), { zones }).get(idOf(1));
  return traced?.failed ? `${traced.failed} ${traced.found}` : traced?.outcome;
};

describe('a rule for hotels', () => {
  const unknown = rateOf({ stars: null, chain: null, board: null, paymentType: null });
  it.each<[Said, string, PricedRate?]>([
    [place('city', 'DXB'), 'won'],
    [place('city', 'DXX'), 'won'],
    [place('country', 'AE'), 'won'],
    [place('zone', idOf(301)), 'won'],
    [place('country', 'EG'), 'place DXB, AE'],
    [place('city', 'DXB'), 'place AE', rateOf({ place: { city_code: null, country_code: 'AE' } })],
    [place('zone', idOf(301)), 'place null', rateOf({ place: { city_code: null, country_code: null } })],
    [{ chains: ['HOTELS ATLAS'] }, 'won'],
    [{ chains: ['Atlas'] }, 'chain Hôtels Atlas'],
    [{ chains: ['Atlas'] }, 'chain null', unknown],
    [{ stars: [4, 5] }, 'won'],
    [{ stars: [5] }, 'stars 4'],
    [{ stars: [1, 2, 3, 4, 5] }, 'stars null', unknown],
    [{ boards: ['breakfast'] }, 'won'],
    [{ boards: ['room_only'] }, 'board breakfast'],
    [{ boards: ['breakfast'] }, 'board null', unknown],
    [{ payment_types: ['pay_now'] }, 'won'],
    [{ payment_types: ['pay_now'] }, 'payment_type null', unknown],
    [{ nights_min: 3, nights_max: 3 }, 'won'],
    [{ nights_min: 4 }, 'nights 3'],
    [{ nights_max: 2 }, 'nights 3'],
    [{ travel_from: '2026-12-24', travel_to: '2026-12-24', weekdays: [4] }, 'won'],
    [{ travel_to: '2026-12-23' }, 'travel 2026-12-24'],
    [{ weekdays: [5] }, 'weekday 4'],
    [{ days_before_max: 32 }, 'days_before 33'],
    [{ fare_min: '500.01' }, 'fare 500.00 EUR'],
    [{ percent_of: 'base', without_base: 'skip' }, 'no_base null', rateOf({}, ['500.00', null, null])],
  ])('with %j: %s', (said, expected, rate = rateOf()) => {
    expect(outcome(hotelRule(said), rate)).toBe(expected);
  });
});

describe('a rate that is not paid now', () => {
  it.each(['deposit', 'guarantee'] as const)('has only a service fee: %s', (paymentType) => {
    const rate = rateOf({ paymentType });
    expect(outcome(hotelRule(), rate)).toBe(`pay_now ${paymentType}`);
    expect(outcome(hotelRule({ kind: 'discount' }), rate)).toBe(`pay_now ${paymentType}`);
    expect(outcome(hotelRule({ product: 'both' }), rate)).toBe(`pay_now ${paymentType}`);
    expect(outcome(hotelRule({ kind: 'service_fee', payment_types: [paymentType] }), rate)).toBe('won');
  });

  it('counts as paid now while the payment type is unknown', () => {
    expect(outcome(hotelRule(), rateOf({ paymentType: null }))).toBe('won');
  });
});

it('a percent markup leaves out rates with commission; other rules do not', () => {
  const rate = rateOf({ commissionable: true });
  expect(outcome(hotelRule(), rate)).toBe('commission null');
  expect(outcome(hotelRule({ kind: 'service_fee' }), rate)).toBe('won');
  expect(outcome(hotelRule({ value_type: 'fixed', amount: '5' }), rate)).toBe('won');
});

describe('the price of a rate', () => {
  const fixed = (said: Said): RuleInForce => hotelRule({ value_type: 'fixed', ...said });
  const dollars = ratesTo('EUR', { USD: [['EUR', 'USD', '1.25']] });
  it.each<[string, RuleInForce[], string, string]>([
    ['a percentage of the base', [hotelRule({ percent_of: 'base' })], 'markup 40.00', '540.00'],
    ['an amount per booking', [fixed({ amount: '7.5' })], 'markup 7.50', '507.50'],
    ['an amount per room and night', [fixed({ amount: '7.5', per: 'room_night' })], 'markup 45.00', '545.00'],
    [
      'a minimum per room and night in another currency',
      [hotelRule({ min_amount: '20', per: 'room_night', currency: 'USD' })],
      'markup 96.00',
      '596.00',
    ],
    ['a rule for both products', [ruleOf({ product: 'both' })], 'markup 50.00', '550.00'],
    [
      'a rule for hotels against one for both',
      [ruleOf({ product: 'both', id: idOf(2) }), hotelRule({ percent: '5', stars: [4] })],
      'markup 25.00',
      '525.00',
    ],
    ['no rule for flights', [ruleOf()], '', '500.00'],
  ])('has %s', (_, rules, lines, total) => {
    const context = stayContext({ rates: dollars });
    expect(pricedBy(rules, rateOf(), context)).toMatchObject({ lines: lines ? [lines] : [], total });
  });

  it('shows the supplier’s tax, and the rest as base', () => {
    expect(pricedBy([hotelRule()], rateOf(), stayContext())).toMatchObject({ base: '450.00', tax: '100.00' });
  });

  it('in yen: 45000 sold at 49500', () => {
    const rate = rateOf({}, ['45000', null, null, 'JPY']);
    expect(pricedBy([hotelRule()], rate, stayContext({ currency: 'JPY' }))).toMatchObject({
      lines: ['markup 4500'],
      total: '49500',
    });
  });
});

it('a flight has no rule for hotels in its price or trace', () => {
  expect(pricedBy([hotelRule()]).lines).toEqual([]);
  expect(tracedBy([hotelRule(), ruleOf({ product: 'both', id: idOf(2) })], offerOf()).size).toBe(1);
});
