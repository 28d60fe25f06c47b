import fc from 'fast-check';
import { currencyExponent, moneyOf } from '@traveldesk/shared-contract';
import { buyer, contextOf, offerOf, parent, rateOf, ratesTo, segmentOf, topmost } from './engine.fake';
import {
  airlines,
  airports,
  brands,
  chains,
  cabins,
  companyTypes,
  currencies,
  days,
  instants,
  journeys,
  or,
  types,
} from './rule-sets.fake';
import type { PricedOffer, PricedRate, PricingContext } from './types';

const dollar = ['EUR', 'USD', '1.0825'] as const;
const yen = ['EUR', 'JPY', '176.4'] as const;
const dinar = ['EUR', 'KWD', '0.3556'] as const;
const ratesOf = {
  EUR: ratesTo('EUR', { USD: [dollar], JPY: [yen], KWD: [dinar] }),
  USD: ratesTo('USD', { EUR: [dollar], JPY: [yen, dollar], KWD: [dinar, dollar] }),
  JPY: ratesTo('JPY', { EUR: [yen], USD: [dollar, yen], KWD: [dinar, yen] }),
  KWD: ratesTo('KWD', { EUR: [dinar], USD: [dollar, dinar], JPY: [yen, dinar] }),
};

export interface Search {
  context: PricingContext;
  /** The supplier's currency. */
  paid: string;
}

/** Usually the payer has two companies above it. The supplier's currency has a rate; another currency may have none. */
export const searches: fc.Arbitrary<Search> = fc
  .record({
    currency: fc.constantFrom('EUR' as const, 'USD' as const, 'JPY' as const, 'KWD' as const),
    paid: currencies,
    missing: fc.option(currencies, { freq: 2 }),
    who: fc.constantFrom(0, 1, 2, 3, 3, 3),
    type: companyTypes,
    markupEnabled: fc.integer({ min: 0, max: 11 }).map((number) => number > 0),
    journey: journeys,
    at: instants,
  })
  .map(({ currency, paid, missing, who, type, markupEnabled, journey, at }) => {
    const rates = { ...ratesOf[currency] };
    if (missing !== null && missing !== paid) Reflect.deleteProperty(rates, missing);
    const companies = [buyer, parent, topmost].slice(0, who).map((id) => ({ id, type }));
    return { paid, context: contextOf({ currency, rates, companies, markupEnabled, journey, at }) };
  });

const segments = fc
  .record({
    origin: airports,
    destination: airports,
    carrier: airlines,
    operated_by: airlines,
    cabin: fc.oneof({ weight: 5, arbitrary: cabins }, { weight: 1, arbitrary: fc.constant(null) }),
    departing_at: fc.tuple(days, fc.constantFrom('T00:10', 'T23:40')).map((parts) => parts.join('')),
  })
  .map(segmentOf);
const slices = fc.record({
  fare_brand: or(brands),
  segments: fc.array(segments, { minLength: 1, maxLength: 2 }),
});

/** Offers of one supplier. Base and tax, when given, are parts of the net. */
export const offersIn = (paid: string): fc.Arbitrary<PricedOffer> =>
  fc
    .record({
      airline: airlines,
      slices: fc.array(slices, { minLength: 1, maxLength: 2 }),
      travellers: fc.array(fc.record({ type: types }), { minLength: 1, maxLength: 4 }),
      total: fc.integer({ min: 1, max: 1_000 * 10 ** currencyExponent(paid) }),
      part: fc.integer({ min: 0, max: 100 }),
      told: fc.constantFrom('both', 'both', 'base', 'tax', 'none'),
    })
    .map(({ total, part, told, ...offer }) => {
      const base = Math.floor((total * part) / 100);
      const money = (minor: number, ...when: string[]) =>
        when.includes(told) ? moneyOf(minor, paid).amount : null;
      return offerOf(
        [moneyOf(total, paid).amount, money(base, 'both', 'base'), money(total - base, 'both', 'tax'), paid],
        offer,
      );
    });

/** Rates of one supplier; each field may be unknown. */
export const ratesIn = (paid: string): fc.Arbitrary<PricedRate> =>
  fc
    .record({
      checkIn: days,
      nights: fc.constantFrom(1, 3, 4),
      rooms: fc.constantFrom(1, 2),
      stars: or(fc.constantFrom(3, 4, 5)),
      chain: or(chains),
      place: fc.constantFrom(
        { city_code: 'DXB', country_code: 'AE', former_codes: ['DXX'] },
        { city_code: null, country_code: 'AE' },
        { city_code: 'CAI', country_code: 'EG' },
        { city_code: null, country_code: null },
      ),
      board: or(fc.constantFrom('room_only' as const, 'breakfast' as const)),
      paymentType: or(fc.constantFrom('pay_now' as const, 'deposit' as const, 'guarantee' as const)),
      commissionable: fc.boolean(),
      total: fc.integer({ min: 1, max: 1_000 * 10 ** currencyExponent(paid) }),
    })
    .map(({ total, ...rate }) => rateOf(rate, [moneyOf(total, paid).amount, null, null, paid]));
