import { currencyExponent, halfUp, moneyOf } from '@traveldesk/shared-contract';
import type { CompiledRule } from './compiled';
import type { Exchange } from './exchange';
import { isLess, times, type Fraction } from './fraction';

/** The net prices that a rule applies to, bounds included, in the smallest unit of the price's currency. */
export interface FareRange {
  least: Fraction | null;
  most: Fraction | null;
}

/** Returns null when the rule has no fare range. */
export function fareRangeOf({ rule, fareMin, fareMax }: CompiledRule, exchange: Exchange): FareRange | null {
  const unit = fareMin || fareMax ? exchange.unit(rule.currency) : null;
  return unit && { least: fareMin && times(fareMin, unit), most: fareMax && times(fareMax, unit) };
}

export const isInRange = ({ least, most }: FareRange, net: Fraction): boolean =>
  !(least && isLess(net, least)) && !(most && isLess(most, net));

export const near = ({ up, down }: Fraction): number => Number(up) / Number(down);

/** Returns float bounds that surely enclose the range. They reject most fares in a nanosecond; the others are compared exactly. */
export const approximateBounds = ({ least, most }: FareRange): readonly [number, number] => [
  least ? near(least) * (1 - 1e-9) : -Infinity,
  most ? near(most) * (1 + 1e-9) : Infinity,
];

export const anyFare = [-Infinity, Infinity] as const;

/** Formats a net price in the rule's currency, for people. */
export function netIn(currency: string, net: Fraction, exchange: Exchange): string | null {
  const unit = exchange.unit(currency);
  if (!unit) return null;
  const smallest = 10n ** BigInt(currencyExponent(currency));
  const { amount } = moneyOf(halfUp(net.up * unit.down * smallest, net.down * unit.up), currency);
  return `${amount} ${currency}`;
}
