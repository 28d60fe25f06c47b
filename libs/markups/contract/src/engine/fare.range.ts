import { moneyOf, halfUp, currencyExponent } from '@traveldesk/shared-contract';
import type { CompiledRule } from './compile';
import type { Exchange } from './exchange';
import { isLess, times, type Fraction } from './fraction';

/** An exact number with the float next to it. */
interface Edge {
  exact: Fraction;
  near: number;
}

/** Which nets a rule is for, both edges included, in the price's smallest unit. */
export interface FareRange {
  least: Edge | null;
  most: Edge | null;
}

export const edgeOf = (exact: Fraction): Edge => ({ exact, near: Number(exact.up) / Number(exact.down) });

/** Null where the rule takes every fare. */
export function fareRangeOf({ rule, fareMin, fareMax }: CompiledRule, exchange: Exchange): FareRange | null {
  const unit = fareMin || fareMax ? exchange.unit(rule.currency) : null;
  if (!unit) return null;
  return {
    least: fareMin && edgeOf(times(fareMin, unit)),
    most: fareMax && edgeOf(times(fareMax, unit)),
  };
}

export const isInRange = ({ least, most }: FareRange, net: Edge): boolean =>
  !(least && isBelow(net, least)) && !(most && isBelow(most, net));

/** Floats tell apart what lies apart, a hundred times faster; what is next to each other is compared exactly. */
function isBelow(one: Edge, other: Edge): boolean {
  const apart = other.near - one.near;
  return Math.abs(apart) > 1e-9 * Math.abs(other.near) ? apart > 0 : isLess(one.exact, other.exact);
}

/** A net in the rule's currency, for people to read. */
export function netIn(currency: string, net: Fraction, exchange: Exchange): string | null {
  const unit = exchange.unit(currency);
  if (!unit) return null;
  const smallest = 10n ** BigInt(currencyExponent(currency));
  const { amount } = moneyOf(halfUp(net.up * unit.down * smallest, net.down * unit.up), currency);
  return `${amount} ${currency}`;
}
