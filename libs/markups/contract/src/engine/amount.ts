import type { ConsideredRule } from '../explanation';
import type { CompiledRule, DiscountShare } from './compiled';
import { greater, isLess, isSame, lesser, times, timesWhole, zero, type Fraction } from './fraction';
import type { Exchange } from './exchange';
import { countFor, type TravellerCounts } from './offer.facts';

/** What a rule's amount is worked out of. `total`: what the layer above sells for; `base`: the supplier's. */
export interface Basis {
  total: Fraction;
  base: Fraction | null;
  travellers: TravellerCounts;
  segments: number;
}

export interface Worked extends Pick<ConsideredRule, 'of' | 'base_missing' | 'limited'> {
  /** Never below zero: what a discount takes off too. */
  value: Fraction;
  /** The amount of its percentage alone, rounded to its step; zero for a fixed amount. */
  byPercent: Fraction;
}

/** How many times a fixed amount, a minimum and a maximum count (TRAVEL-RULES 25). */
function unitsOf({ rule }: CompiledRule, { travellers, segments }: Basis): number {
  if (rule.per === 'booking') return 1;
  return rule.per === 'segment' ? segments : countFor(rule, travellers);
}

/** What a rule that won adds or takes off: its value, then its minimum and maximum, then its step (TRAVEL-RULES 25). */
export function workOut(compiled: CompiledRule, basis: Basis, exchange: Exchange): Worked {
  const unit = exchange.unit(compiled.rule.currency) ?? zero;
  const units = compiled.counts ? unitsOf(compiled, basis) : 1;
  const { plain, of, base_missing } = plainValue(compiled, basis, { unit, units });
  const step = compiled.step && times(compiled.step, unit);
  const min = compiled.min && inPrice(compiled.min, { unit, units });
  const max = compiled.max && inPrice(compiled.max, { unit, units });
  let limited: Worked['limited'] = null;
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

/** In what an amount of a rule counts: its currency in the price's, and how many times. */
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
): Pick<Worked, 'of' | 'base_missing'> & { plain: Fraction } {
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

/** The nearest multiple, the half up. What is not below zero stays so. */
export function toStep({ up, down }: Fraction, step: Fraction): Fraction {
  const top = up * step.down;
  const bottom = down * step.up;
  return { up: ((2n * top + bottom) / (2n * bottom)) * step.up, down: step.down };
}

export const cutTo = (value: Fraction, most: Fraction): Fraction => greater(lesser(value, most), zero);

/**
 * The most that a discount may take off. By a fixed amount or a minimum, which can be more than all of a low fare, it takes no more than a
 * share of the net price: of the net in the price's currency, before anything is added to it. Its percentage has limits of its own.
 */
export const mostOff = ({ byPercent }: Worked, net: Fraction, { part }: DiscountShare): Fraction =>
  greater(times(net, part), byPercent);
