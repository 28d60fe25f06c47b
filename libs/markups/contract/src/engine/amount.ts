import type { ConsideredRule } from '../explanation';
import type { CompiledRule, DiscountShare } from './compiled';
import { greater, isLess, isSame, lesser, times, timesWhole, zero, type Fraction } from './fraction';
import type { Exchange } from './exchange';
import { countFor, type TravellerCounts } from './offer.facts';

/** The inputs of a rule's amount. `total`: the price at which the layer above sells; `base`: the supplier's base fare or rate. */
export interface Basis {
  total: Fraction;
  base: Fraction | null;
  travellers: TravellerCounts;
  segments: number;
  /** Rooms times nights. */
  roomNights: number;
}

export interface CalculatedAmount extends Pick<ConsideredRule, 'of' | 'base_missing' | 'limited'> {
  /** Never below zero, for discounts too: the caller subtracts them. */
  value: Fraction;
  /** The amount of its percentage alone, rounded to its step; zero for a fixed amount. */
  byPercent: Fraction;
}

/** Returns the multiplier of a fixed amount, a minimum and a maximum (TRAVEL-RULES 25). */
function unitsOf({ rule }: CompiledRule, { travellers, segments, roomNights }: Basis): number {
  if (rule.per === 'booking') return 1;
  if (rule.per === 'room_night') return roomNights;
  return rule.per === 'segment' ? segments : countFor(rule, travellers);
}

/**
 * Computes what a winning rule adds or takes off: first its value, then minimum and maximum, then rounding to its step (TRAVEL-RULES 25).
 */
export function calculateAmount(compiled: CompiledRule, basis: Basis, exchange: Exchange): CalculatedAmount {
  const unit = exchange.unit(compiled.rule.currency) ?? zero;
  const units = compiled.counts ? unitsOf(compiled, basis) : 1;
  const { plain, of, base_missing } = plainValue(compiled, basis, { unit, units });
  const step = compiled.step && times(compiled.step, unit);
  const min = compiled.min && inPrice(compiled.min, { unit, units });
  const max = compiled.max && inPrice(compiled.max, { unit, units });
  let limited: CalculatedAmount['limited'] = null;
  let value = plain;
  if (min && isLess(value, min)) [value, limited] = [min, 'min'];
  if (max && isLess(max, value)) [value, limited] = [max, 'max'];
  if (step) {
    const stepped = toStep(value, step);
    if (!isSame(stepped, value)) [value, limited] = [stepped, limited ?? 'step'];
  }
  const byPercent = of === null ? zero : step ? toStep(plain, step) : plain;
  return { value, byPercent, of, base_missing, limited };
}

/** The factors of a rule's amounts: the exchange rate of the rule's currency, and the multiplier from `per`. */
interface Counted {
  unit: Fraction;
  units: number;
}

const inPrice = (amount: Fraction, { unit, units }: Counted): Fraction =>
  units === 1 ? times(amount, unit) : timesWhole(times(amount, unit), units);

function plainValue(
  { rule, percent, amount }: CompiledRule,
  { total, base }: Basis,
  counted: Counted,
): Pick<CalculatedAmount, 'of' | 'base_missing'> & { plain: Fraction } {
  if (rule.value_type === 'fixed') {
    return { plain: amount ? inPrice(amount, counted) : zero, of: null, base_missing: false };
  }
  const wantsBase = rule.percent_of === 'base';
  const isOfBase = wantsBase && base !== null;
  return {
    plain: times(isOfBase ? base : total, percent ?? zero),
    of: isOfBase ? 'base' : 'total',
    base_missing: wantsBase && !isOfBase,
  };
}

/** Rounds to the nearest multiple of `step`, halves up. A value of zero or more stays zero or more. */
export function toStep({ up, down }: Fraction, step: Fraction): Fraction {
  const top = up * step.down;
  const bottom = down * step.up;
  return { up: ((2n * top + bottom) / (2n * bottom)) * step.up, down: step.down };
}

export const cutTo = (value: Fraction, most: Fraction): Fraction => greater(lesser(value, most), zero);

/**
 * Returns the upper limit of a discount. A fixed amount or a minimum can exceed a low fare, so it may take off at most a share of the net
 * price (in the price's currency, before any rule adds to it). A percentage has its own limits and is not reduced.
 */
export const discountLimit = (
  { byPercent }: CalculatedAmount,
  net: Fraction,
  { part }: DiscountShare,
): Fraction => greater(times(net, part), byPercent);
