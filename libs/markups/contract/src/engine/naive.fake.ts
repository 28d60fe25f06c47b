import { conditionCodes, type ConditionCode, type PriceLine } from '../explanation';
import type { PlaceRef } from '../markup.fields';
import type { OfferPricing, PricedOffer, PricingContext, RuleInForce, RuleSet } from './types';

/*
 * A second implementation of the engine, written directly from the rules of the trade: no compiling, no caches, nothing shared with the
 * engine but types. It is slow and easy to verify.
 */

type Q = readonly [bigint, bigint];
const q = (text: string): Q => {
  const point = text.indexOf('.');
  return point < 0
    ? [BigInt(text), 1n]
    : [BigInt(text.replace('.', '')), 10n ** BigInt(text.length - point - 1)];
};
const add = ([a, b]: Q, [c, d]: Q): Q => [a * d + c * b, b * d];
const sub = (one: Q, [c, d]: Q): Q => add(one, [-c, d]);
const mul = ([a, b]: Q, [c, d]: Q): Q => [a * c, b * d];
const less = ([a, b]: Q, [c, d]: Q) => a * d < c * b;
const round = ([a, b]: Q): bigint => (2n * a + b) / (2n * b);

const decimals = (currency: string) => ({ JPY: 0, KWD: 3 })[currency] ?? 2;
const text = (minor: bigint, currency: string): string => {
  const sign = minor < 0n ? '-' : '';
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals(currency) + 1, '0');
  const at = digits.length - decimals(currency);
  return sign + (decimals(currency) === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`);
};

/** Returns the value of one unit of a currency in the context's currency, or null. */
function rate(currency: string, { currency: to, rates }: PricingContext): Q | null {
  if (currency === to) return [1n, 1n];
  const found = rates[currency];
  if (!found) return null;
  let value: Q = [1n, 1n];
  let now = currency;
  for (const leg of found.legs) {
    const [up, down] = q(leg.rate);
    value = mul(value, leg.base === now ? [up, down] : [down, up]);
    now = leg.base === now ? leg.quote : leg.base;
  }
  return value;
}

const counted = (rule: RuleInForce, offer: PricedOffer) =>
  offer.travellers.filter(
    ({ type }) =>
      (rule.passengers.length === 0 || rule.passengers.includes(type)) && (type !== 'infant' || rule.infants),
  ).length;

const hasUnits = (rule: RuleInForce) =>
  (rule.value_type === 'fixed' && rule.amount !== null) ||
  rule.min_amount !== null ||
  rule.max_amount !== null;

const days = (text: string) =>
  Date.UTC(+text.slice(0, 4), +text.slice(5, 7) - 1, +text.slice(8, 10)) / 86_400_000;

/** Maps each condition to an expression that is true when the rule fails it. */
function failures(rule: RuleInForce, { zones }: RuleSet, context: PricingContext, offer: PricedOffer) {
  const [payer, ...above] = context.companies;
  const segments = offer.slices.flatMap((slice) => slice.segments);
  const today = new Date(context.at).toISOString().slice(0, 10);
  const departure = (segments[0]?.departing_at ?? '').slice(0, 10);
  const before = days(departure) - days(today);
  const outside = (day: string, from: string | null, to: string | null) =>
    (from !== null && day < from) || (to !== null && day > to);
  const wrong = ({ mode, codes }: RuleInForce['plating'], airlines: string[]) =>
    codes.length > 0 &&
    (mode === 'only'
      ? airlines.some((code) => !codes.includes(code))
      : airlines.some((code) => codes.includes(code)));
  const at = (places: readonly PlaceRef[], airport = '') =>
    places.length === 0 ||
    places.some(({ kind, code }) => {
      const place = context.place(airport);
      if (kind === 'airport') return code === airport;
      if (kind === 'city') return [place?.city_code, ...(place?.former_codes ?? [])].includes(code);
      if (kind === 'country') return place?.country_code === code;
      return place?.country_code ? (zones.get(code)?.has(place.country_code) ?? false) : false;
    });
  const trips = context.journey === 'multi' ? offer.slices : offer.slices.slice(0, 1);
  const onRoute = trips.some(({ segments: flights }) => {
    const [from, to] = [flights[0]?.origin, flights.at(-1)?.destination];
    return (
      (at(rule.origins, from) && at(rule.destinations, to)) ||
      (rule.both_ways && at(rule.origins, to) && at(rule.destinations, from))
    );
  });
  const countries = segments.flatMap(({ origin, destination }) =>
    [origin, destination].map((airport) => context.place(airport)?.country_code ?? '?'),
  );
  const area = countries.includes('?') ? null : new Set(countries).size === 1 ? 'domestic' : 'international';
  const brands = rule.fare_brands.map((brand) => brand.toLowerCase());
  const own = rate(rule.currency, context);
  const needsRate = [rule.min_amount, rule.max_amount, rule.step, rule.fare_min, rule.fare_max].some(Boolean);
  const net = mul(q(offer.net.total.amount), rate(offer.net.total.currency, context) ?? [0n, 1n]);
  const types = offer.travellers.map(({ type }) => type);
  return {
    markup_off: !context.markupEnabled,
    valid:
      (rule.valid_from !== null && new Date(context.at) < new Date(rule.valid_from)) ||
      (rule.valid_until !== null && new Date(context.at) >= new Date(rule.valid_until)),
    owner: rule.layer === 'company' && !above.some(({ id }) => id === rule.owner_id),
    company:
      rule.companies.length > 0 &&
      !rule.companies.some(
        ({ id, below }) => id === payer?.id || (below && above.some((one) => one.id === id)),
      ),
    company_type: rule.company_type !== null && rule.company_type !== payer?.type,
    supplier: rule.suppliers.length > 0 && !rule.suppliers.includes(context.supplierId),
    trip_type: rule.trip_types.length > 0 && !(rule.trip_types as string[]).includes(context.journey),
    booking: outside(today, rule.booking_from, rule.booking_to),
    passengers: rule.passengers.length > 0 && !types.some((type) => rule.passengers.includes(type)),
    nobody: rule.per === 'passenger' && hasUnits(rule) && counted(rule, offer) === 0,
    travel: outside(departure, rule.travel_from, rule.travel_to),
    days_before:
      (rule.days_before_min !== null && before < rule.days_before_min) ||
      (rule.days_before_max !== null && before > rule.days_before_max),
    weekday: rule.weekdays.length > 0 && !rule.weekdays.includes(((((days(departure) + 3) % 7) + 7) % 7) + 1),
    plating: wrong(rule.plating, [offer.airline]),
    marketing: wrong(
      rule.marketing,
      segments.map(({ carrier }) => carrier),
    ),
    operating: wrong(
      rule.operating,
      segments.map(({ operated_by }) => operated_by),
    ),
    route: !onRoute,
    area: rule.area !== null && rule.area !== area,
    cabin:
      rule.cabins.length > 0 &&
      segments.some(({ cabin }) => !(rule.cabins as (string | null)[]).includes(cabin)),
    fare_brand:
      brands.length > 0 &&
      offer.slices.some(({ fare_brand }) => !brands.includes(fare_brand?.toLowerCase() ?? '')),
    no_rate: own === null && (needsRate || (rule.value_type === 'fixed' && rule.amount !== null)),
    fare:
      own !== null &&
      ((rule.fare_min !== null && less(net, mul(q(rule.fare_min), own))) ||
        (rule.fare_max !== null && less(mul(q(rule.fare_max), own), net))),
    no_base:
      rule.value_type === 'percent' &&
      rule.percent_of === 'base' &&
      rule.without_base === 'skip' &&
      offer.net.base === null,
  };
}

/** Returns the sort keys of a rule's rank, weightiest first: the first number that differs decides. */
function ranking(rule: RuleInForce, { companies }: PricingContext): number[] {
  const depths = rule.companies.flatMap(({ id, below }) => {
    const depth = companies.findIndex((company) => company.id === id);
    return depth === 0 ? [below ? 0 : -1] : depth > 0 && below ? [depth] : [];
  });
  const place = (places: readonly PlaceRef[]) =>
    places.length === 0
      ? 0
      : Math.min(...places.map(({ kind }) => ['zone', 'country', 'city', 'airport'].indexOf(kind) + 1));
  const airlines = ({ mode, codes }: RuleInForce['plating']) =>
    codes.length === 0 ? 0 : mode === 'only' ? 2 : 1;
  return [
    depths.length > 0 ? -Math.min(...depths) : -Infinity,
    +(rule.company_type !== null),
    place(rule.origins) + place(rule.destinations),
    airlines(rule.plating),
    airlines(rule.marketing),
    airlines(rule.operating),
    +(rule.suppliers.length > 0),
    +(rule.area !== null),
    +(rule.trip_types.length > 0),
    +(rule.cabins.length > 0),
    +(rule.fare_brands.length > 0),
    +(rule.passengers.length > 0),
    +(rule.travel_from !== null || rule.travel_to !== null),
    +(rule.days_before_min !== null || rule.days_before_max !== null),
    +(rule.weekdays.length > 0),
    +(rule.booking_from !== null || rule.booking_to !== null),
    +(rule.fare_min !== null || rule.fare_max !== null),
    rule.priority,
    Date.parse(rule.created_at),
  ];
}

function beats(one: RuleInForce, other: RuleInForce, context: PricingContext): boolean {
  const [ours, theirs] = [ranking(one, context), ranking(other, context)];
  const at = ours.findIndex((number, index) => number !== theirs[index]);
  return at < 0 ? one.id > other.id : ours[at]! > theirs[at]!;
}

/** Returns a rule's amount for a price, in the context's currency. */
function worth(rule: RuleInForce, total: Q, base: Q | null, context: PricingContext, offer: PricedOffer): Q {
  const own = rate(rule.currency, context) ?? [0n, 1n];
  const flights = offer.slices.flatMap(({ segments }) => segments).length;
  const units = { booking: 1, segment: flights, room_night: 0, passenger: counted(rule, offer) }[rule.per];
  const times = (amount: string) => mul(mul(q(amount), own), [BigInt(units), 1n]);
  let value: Q =
    rule.value_type === 'fixed'
      ? times(rule.amount ?? '0')
      : mul(rule.percent_of === 'base' && base ? base : total, mul(q(rule.percent ?? '0'), [1n, 100n]));
  if (rule.min_amount !== null && less(value, times(rule.min_amount))) value = times(rule.min_amount);
  if (rule.max_amount !== null && less(times(rule.max_amount), value)) value = times(rule.max_amount);
  if (rule.step !== null) {
    const [a, b] = mul(q(rule.step), own);
    value = mul([round(mul(value, [b, a])), 1n], [a, b]);
  }
  return value;
}

/** Limits a fixed amount or a minimum to the share of the net; a percentage is not limited. */
function off(value: Q, share: string | null, net: Q, byPercent: Q): Q {
  const ofNet = mul(net, mul(q(share ?? '0'), [1n, 100n]));
  const most = less(ofNet, byPercent) ? byPercent : ofNet;
  return share !== null && less(most, value) ? most : value;
}

export interface NaivePrice extends OfferPricing {
  /** The first condition that fails, by rule id. */
  failed: Record<string, string | null>;
}

export function naivePrice(set: RuleSet, context: PricingContext, offer: PricedOffer): NaivePrice {
  const { currency } = context;
  const inPrice = ({ amount, currency: from }: { amount: string; currency: string }): Q =>
    mul(mul(q(amount), rate(from, context)!), [10n ** BigInt(decimals(currency)), 1n]);
  const minor: Q = [10n ** BigInt(decimals(currency)), 1n];
  const active = set.rules.filter(({ status }) => status === 'active');
  const failed = Object.fromEntries(
    active.map((rule) => {
      const found: Partial<Record<ConditionCode, boolean>> = failures(rule, set, context, offer);
      return [rule.id, conditionCodes.find((code) => found[code]) ?? null];
    }),
  );
  const base = offer.net.base && inPrice(offer.net.base);
  let price = inPrice(offer.net.total);
  const net = round(price);
  const lines: PriceLine[] = [];
  const move = (rule: RuleInForce, kind: PriceLine['kind'], by: Q) => {
    const before = round(price);
    price = add(price, by);
    const amount = { amount: text(round(price) - before, currency), currency };
    lines.push({
      kind,
      layer: rule.layer,
      owner_id: rule.owner_id,
      rule_id: rule.id,
      version: rule.version,
      amount,
    });
  };
  const owners = [
    null,
    ...context.companies
      .slice(1)
      .map(({ id }) => id)
      .reverse(),
  ];
  for (const owner of owners) {
    const from = price;
    for (const kind of ['markup', 'service_fee', 'discount'] as const) {
      const matching = active.filter(
        (rule) => rule.owner_id === owner && rule.kind === kind && failed[rule.id] === null,
      );
      const winner = matching.find((rule) =>
        matching.every((other) => other === rule || beats(rule, other, context)),
      );
      if (!winner) continue;
      const major = (value: Q | null): Q | null => value && mul(value, [1n, minor[0]]);
      const worthOf = (rule: RuleInForce) =>
        mul(worth(rule, major(from)!, major(base), context, offer), minor);
      const value = worthOf(winner);
      if (kind === 'discount') {
        const byPercent: Q =
          winner.value_type === 'fixed' ? [0n, 1n] : worthOf({ ...winner, min_amount: null });
        const most = off(value, set.discountShare, inPrice(offer.net.total), byPercent);
        move(winner, kind, sub([0n, 1n], less(price, most) ? price : most));
        continue;
      }
      move(winner, kind, value);
      if (winner.tax_percent !== null) {
        move(winner, 'earning_tax', mul(value, mul(q(winner.tax_percent), [1n, 100n])));
      }
    }
  }
  const total = round(price);
  const tax = offer.net.tax && round(inPrice(offer.net.tax));
  const shownTax = tax === null ? null : tax > total ? total : tax;
  const money = (amount: bigint) => ({ amount: text(amount, currency), currency });
  return {
    net: money(net),
    lines,
    total: money(total),
    base: shownTax === null ? null : money(total - shownTax),
    tax: shownTax === null ? null : money(shownTax),
    failed,
  };
}
