import { currencyExponent, halfUp, moneyOf } from '@traveldesk/shared-contract';
import type { CompiledRule } from './compiled';
import type { Exchange } from './exchange';
import { isLess, times, type Fraction } from './fraction';

/** Which nets a rule is for, both included, in the price's smallest unit. */
export interface FareRange {
  least: Fraction | null;
  most: Fraction | null;
}

/** Null where the rule takes every fare. */
export function fareRangeOf({ rule, fareMin, fareMax }: CompiledRule, exchange: Exchange): FareRange | null {
  const unit = fareMin || fareMax ? exchange.unit(rule.currency) : null;
  return unit && { least: fareMin && times(fareMin, unit), most: fareMax && times(fareMax, unit) };
}

export const isInRange = ({ least, most }: FareRange, net: Fraction): boolean =>
  !(least && isLess(net, least)) && !(most && isLess(most, net));

export const near = ({ up, down }: Fraction): number => Number(up) / Number(down);

/** Floats that the range is surely between: to tell in a nanosecond what is far off. What is not is compared exactly. */
export const roughly = ({ least, most }: FareRange): readonly [number, number] => [
  least ? near(least) * (1 - 1e-9) : -Infinity,
  most ? near(most) * (1 + 1e-9) : Infinity,
];

export const anyFare = [-Infinity, Infinity] as const;

/** A net in the rule's currency, for people to read. */
export function netIn(currency: string, net: Fraction, exchange: Exchange): string | null {
  const unit = exchange.unit(currency);
  if (!unit) return null;
  const smallest = 10n ** BigInt(currencyExponent(currency));
  const { amount } = moneyOf(halfUp(net.up * unit.down * smallest, net.down * unit.up), currency);
  return `${amount} ${currency}`;
}
