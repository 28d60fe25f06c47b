import { dayMs } from '@traveldesk/shared-contract';
import { areas, journeyTypes, type TravellerType } from '../../markup.kinds';
import { compileRule } from '../compile';
import type { CompiledRule } from '../compiled';
import { isLess, type Fraction } from '../fraction';
import { isCounted } from '../offer.facts';
import type { RuleInForce } from '../types';
import type { CachedOverlapFacts } from './facts';
import { payersOf, type Payers } from './payers';
import { routeOf, routesHold, routesMeet, type Route } from './routes';
import {
  airlinesHold,
  airlinesMeet,
  airlinesOf,
  rangesHold,
  rangesMeet,
  valuesHold,
  valuesMeet,
  valuesOf,
  type Airlines,
  type Range,
  type Values,
} from './spaces';

/** The bookings that a rule matches, condition by condition, prepared for comparisons with other rules. */
export interface Space {
  compiled: CompiledRule;
  rule: RuleInForce;
  payers: Payers;
  values: readonly Values[];
  ranges: readonly Range[];
  airlines: readonly (Airlines | null)[];
  route: Route;
}

export function spaceOf(rule: RuleInForce, ground: CachedOverlapFacts): Space {
  const today = Math.floor(Date.parse(ground.now) / dayMs);
  const product = rule.product === 'hotel' ? 'hotel' : 'flight';
  const compiled = compileRule(rule, ground.zones, product);
  return {
    compiled,
    rule,
    payers: payersOf(rule, ground),
    values: [
      valuesOf(rule.product === 'both' ? [] : [rule.product]),
      valuesOf(rule.company_type === null ? [] : [rule.company_type]),
      valuesOf(rule.suppliers),
      valuesOf(rule.trip_types, journeyTypes.length),
      valuesOf(rule.area === null ? [] : [rule.area], areas.length),
      valuesOf(rule.cabins),
      valuesOf(rule.fare_brands.map((brand) => brand.toLowerCase())),
      valuesOf(rule.weekdays, 7),
      valuesOf(compiled.chains),
      valuesOf(rule.stars),
      valuesOf(rule.boards),
      valuesOf(rule.payment_types),
    ],
    ranges: [
      [Math.max(compiled.validFrom, Date.parse(ground.now)), compiled.validUntil - 1],
      daysOf(rule.booking_from, rule.booking_to, today),
      daysOf(rule.travel_from, rule.travel_to, today),
      [rule.days_before_min ?? 0, rule.days_before_max ?? Infinity],
      [rule.nights_min ?? 1, rule.nights_max ?? Infinity],
    ],
    airlines: [airlinesOf(rule.plating), airlinesOf(rule.marketing), airlinesOf(rule.operating)],
    route: routeOf(rule, ground),
  };
}

/** Days since 1970, without days that are over. */
function daysOf(from: string | null, to: string | null, today: number): Range {
  const day = (text: string) => Date.parse(text) / dayMs;
  return [Math.max(today, from === null ? today : day(from)), to === null ? Infinity : day(to)];
}

/** True when some booking can match both rules, whoever pays. */
export const spacesMeet = (one: Space, other: Space): boolean =>
  one.ranges.every((range, at) => rangesMeet(range, other.ranges[at] as Range)) &&
  one.values.every((values, at) => valuesMeet(values, other.values[at] as Values)) &&
  one.airlines.every((airlines, at) => airlinesMeet(airlines, other.airlines[at] as Airlines | null)) &&
  routesMeet(one.route, other.route) &&
  faresMeet(one.compiled, other.compiled);

/** True when `one` matches every booking that `other` matches, whoever pays, provided that the currency of `one` has a rate. */
export const spaceHolds = (one: Space, other: Space): boolean =>
  one.ranges.every((range, at) => rangesHold(range, other.ranges[at] as Range)) &&
  one.values.every((values, at) => valuesHold(values, other.values[at] as Values)) &&
  one.airlines.every((airlines, at) => airlinesHold(airlines, other.airlines[at] as Airlines | null)) &&
  routesHold(one.route, other.route) &&
  faresHold(one.compiled, other.compiled) &&
  travellersHold(one.compiled, other.compiled) &&
  commissionHolds(one.rule, other.rule) &&
  (!one.compiled.needsBase || other.compiled.needsBase);

const isAbove = (least: Fraction | null, most: Fraction | null): boolean =>
  least !== null && most !== null && isLess(most, least);

/** Fare ranges in different currencies count as overlapping, because rates change. */
const faresMeet = (one: CompiledRule, other: CompiledRule): boolean =>
  one.rule.currency !== other.rule.currency ||
  (!isAbove(one.fareMin, other.fareMax) && !isAbove(other.fareMin, one.fareMax));

function faresHold(one: CompiledRule, other: CompiledRule): boolean {
  if (one.fareMin === null && one.fareMax === null) return true;
  if (one.rule.currency !== other.rule.currency) return false;
  const isLow = one.fareMin === null || (other.fareMin !== null && !isLess(other.fareMin, one.fareMin));
  const isHigh = one.fareMax === null || (other.fareMax !== null && !isLess(one.fareMax, other.fareMax));
  return isLow && isHigh;
}

/** A percent markup leaves out rates with commission, which other rules for hotels match. */
const commissionHolds = (one: RuleInForce, other: RuleInForce): boolean =>
  one.kind !== 'markup' ||
  other.product === 'flight' ||
  one.value_type === 'fixed' ||
  other.value_type === 'percent';

/** Every booking of flights has an adult (TRAVEL-RULES 1) and at least one traveler of the types that the other rule requires. */
function travellersHold({ rule, counts }: CompiledRule, { rule: { passengers } }: CompiledRule): boolean {
  const isSure = (is: (type: TravellerType) => boolean) =>
    is('adult') || (passengers.length > 0 && passengers.every(is));
  const isMeant = (type: TravellerType) => rule.passengers.length === 0 || rule.passengers.includes(type);
  return isSure(isMeant) && (!counts || rule.per !== 'passenger' || isSure((type) => isCounted(type, rule)));
}
