import { toStep } from './amount';
import type { CompiledRule } from './compiled';
import type { Exchange } from './exchange';
import { greater, lesser, minus, plus, times, timesWhole, zero, type Fraction } from './fraction';

/**
 * Bounds of a set of rules. The amount for `x` is `share` of `x`, at least `still` and at most `cap`; rounding to a step moves it by at
 * most `slack`. Null: no bound.
 */
export interface AmountBounds {
  still: Fraction;
  cap: Fraction | null;
  /** Null for fixed amounts. */
  share: Fraction | null;
  slack: Fraction;
  tax: Fraction;
}

/** `units`: the multiplier of the rule's amounts. */
export function amountBoundsOf(compiled: CompiledRule, units: number, exchange: Exchange): AmountBounds {
  const { rule, percent, amount, min, max, step, tax } = compiled;
  const unit = exchange.unit(rule.currency) ?? zero;
  const stepped = (value: Fraction) => (step ? toStep(value, times(step, unit)) : value);
  const whole = (part: Fraction | null) => part && timesWhole(times(part, unit), units);
  const most = whole(max);
  const least = greater(whole(amount) ?? zero, whole(min) ?? zero);
  const still = stepped(most ? lesser(least, most) : least);
  const isFixed = rule.value_type === 'fixed';
  return {
    still,
    cap: isFixed ? still : most && stepped(most),
    share: isFixed ? null : (percent ?? zero),
    slack: step ? times(times(step, unit), { up: 1n, down: 2n }) : zero,
    tax: tax ?? zero,
  };
}

/** Returns a lower bound of the smallest amount among several rules, tax included. A share of an unknown base counts as zero. */
export function leastOf(spans: readonly AmountBounds[]): (x: Fraction) => Fraction {
  const still = spans.map((span) => span.still).reduce(lesser);
  const caps = spans.flatMap(({ cap }) => cap ?? []);
  const cap = caps.length > 0 ? caps.reduce(lesser) : null;
  const shares = spans.flatMap(({ share }) => share ?? []);
  const slack = spans.map((span) => span.slack).reduce(greater);
  const withTax = plus({ up: 1n, down: 1n }, spans.map(({ tax }) => tax).reduce(lesser));
  if (shares.length === 0) return () => times(still, withTax);
  const share = shares.reduce(lesser);
  return (x) => {
    const part = plus(times(x, share), minus(slack));
    return times(greater(still, cap ? lesser(part, cap) : part), withTax);
  };
}

/** Returns an upper bound of the largest amount among several rules. */
export function mostOf(spans: readonly AmountBounds[]): (x: Fraction) => Fraction {
  const still = spans.map((span) => span.still).reduce(greater, zero);
  const caps = spans.flatMap(({ cap }) => cap ?? []);
  const cap = caps.length === spans.length ? caps.reduce(greater, zero) : null;
  const share = spans.map((span) => span.share ?? zero).reduce(greater, zero);
  const slack = spans.map((span) => span.slack).reduce(greater, zero);
  return (x) => {
    const part = greater(still, times(x, share));
    return plus(cap ? lesser(part, cap) : part, slack);
  };
}
