import type { ConversionRate } from '@traveldesk/currencies-contract';
import { blankRule } from '../blank-rule';
import { bindRules, compileRules, explainOffer, priceOffer } from '.';
import type {
  PricedItem,
  PricedOffer,
  PricedPlace,
  PricedRate,
  PricedSegment,
  PricingContext,
  RuleInForce,
  RuleSet,
} from './types';

/** Readable ids for the output of failing tests: `idOf(7)`. */
export const idOf = (number: number): string =>
  `0198f000-0000-7000-8000-${number.toString().padStart(12, '0')}`;

/** A platform markup of 10 % of the total for everybody; `said` overrides fields. */
export function ruleOf(said: Partial<RuleInForce> = {}): RuleInForce {
  return {
    ...blankRule('EUR'),
    id: idOf(1),
    version: 1,
    created_at: '2026-11-01T00:00:00.000Z',
    name: 'Rule',
    percent: '10',
    percent_of: 'total',
    per: 'booking',
    ...said,
  };
}

const places: Readonly<Record<string, PricedPlace>> = {
  CAI: { city_code: 'CAI', country_code: 'EG' },
  HRG: { city_code: 'HRG', country_code: 'EG' },
  // The former code of Dubai is DXX.
  DXB: { city_code: 'DXB', country_code: 'AE', former_codes: ['DXX'] },
  DWC: { city_code: 'DXB', country_code: 'AE', former_codes: ['DXX'] },
  LHR: { city_code: 'LON', country_code: 'GB' },
  LGW: { city_code: 'LON', country_code: 'GB' },
  // An airport without a known city or country.
  QQQ: { city_code: null, country_code: null },
};

/** Conversion rates; each leg `[base, quote, rate]` means that one `base` is `rate` of `quote`. */
export function ratesTo(
  to: string,
  legs: Readonly<Record<string, readonly (readonly [string, string, string])[]>>,
): Record<string, ConversionRate> {
  return Object.fromEntries(
    Object.entries(legs).map(([from, path]) => [
      from,
      {
        from,
        to,
        at: '2026-11-21T08:00:00.000Z',
        legs: path.map(([base, quote, rate], index) => ({
          id: idOf(900 + index),
          base,
          quote,
          rate,
          valid_from: '2026-11-20T15:00:00.000Z',
          source: 'ecb' as const,
        })),
      },
    ]),
  );
}

/** The paying company, its parent and the topmost company: Nile Cairo, Nile Travel, Orient. */
export const [buyer, parent, topmost] = [idOf(101), idOf(102), idOf(103)];

/** Nile Cairo searches for a one-way trip at one supplier, priced in euros. */
export function contextOf(said: Partial<PricingContext> = {}): PricingContext {
  return {
    companies: [
      { id: buyer, type: 'B2B' },
      { id: parent, type: 'B2B' },
      { id: topmost, type: 'B2B' },
    ],
    supplierId: idOf(201),
    markupEnabled: true,
    journey: 'oneway',
    at: '2026-11-21T22:30:00.000Z',
    currency: 'EUR',
    rates: {},
    place: (code) => places[code],
    ...said,
  };
}

export const segmentOf = (said: Partial<PricedSegment> = {}): PricedSegment => ({
  origin: 'CAI',
  destination: 'DXB',
  departing_at: '2026-12-24T23:40',
  carrier: 'EK',
  operated_by: 'EK',
  cabin: 'Economy',
  ...said,
});

/** An offer from Cairo to Dubai on Emirates for one adult; `net` is total, base and tax, in euros unless a currency is given. */
export function offerOf(
  net: readonly [string, string | null, string | null, string?] = ['500.00', '400.00', '100.00'],
  said: Partial<PricedOffer> = {},
): PricedOffer {
  return {
    airline: 'EK',
    slices: [{ fare_brand: 'Flex', segments: [segmentOf()] }],
    travellers: [{ type: 'adult' }],
    net: netOf(net),
    ...said,
  };
}

function netOf([total, base, tax, currency = 'EUR']: Parameters<typeof offerOf>[0] & object) {
  const money = (amount: string | null) => (amount === null ? null : { amount, currency });
  return { total: { amount: total, currency }, base: money(base), tax: money(tax) };
}

/** A rate of a hotel in Dubai, paid now: three nights in two rooms from 24 December. */
export const rateOf = (
  said: Partial<PricedRate> = {},
  net: Parameters<typeof netOf>[0] = ['500.00', '400.00', '100.00'],
): PricedRate => ({
  checkIn: '2026-12-24',
  nights: 3,
  rooms: 2,
  stars: 4,
  chain: 'Hôtels Atlas',
  place: { city_code: 'DXB', country_code: 'AE', former_codes: ['DXX'] },
  board: 'breakfast',
  paymentType: 'pay_now',
  commissionable: false,
  net: netOf(net),
  ...said,
});

/** Nile Cairo searches for a hotel. */
export const stayContext = (said: Partial<PricingContext> = {}) => contextOf({ journey: 'stay', ...said });

/** A platform markup on hotels of 10 % of the total. */
export const hotelRule = (said: Partial<RuleInForce> = {}) => ruleOf({ product: 'hotel', ...said });

/** A rule set at revision 1, without zones and without a limit on discounts. */
const setOf = (rules: readonly RuleInForce[], said: Partial<RuleSet> = {}): RuleSet => ({
  revision: 1,
  rules,
  zones: new Map(),
  discountShare: null,
  ...said,
});

/** Prices an offer and formats each line as text, such as `markup 50.00`. */
export function pricedBy(
  rules: readonly RuleInForce[],
  offer: PricedItem = offerOf(),
  context = contextOf(),
  said: Partial<RuleSet> = {},
) {
  const compiled = compileRules(setOf(rules, said));
  const { net, lines, total, base, tax } = priceOffer(bindRules(compiled, context), offer);
  return {
    net: net.amount,
    lines: lines.map(({ kind, amount }) => `${kind} ${amount.amount}`),
    total: total.amount,
    base: base && base.amount,
    tax: tax && tax.amount,
  };
}

/** Returns the trace of each rule, by rule id. */
export function tracedBy(
  rules: readonly RuleInForce[],
  offer: PricedItem = offerOf(),
  context = contextOf(),
  said: Partial<RuleSet> = {},
) {
  const trace = explainOffer(compileRules(setOf(rules, said)), context, offer);
  return new Map(trace.rules.map((rule) => [rule.rule_id, rule]));
}
