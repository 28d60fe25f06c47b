import { rateQuotient } from '@traveldesk/currencies-contract';
import { currencyExponent, minorUnits, type Money } from '@traveldesk/shared-contract';
import { reduced, times, type Fraction } from './fraction';
import type { PricingContext } from './types';

/** Converts amounts to the smallest unit of the price's currency, exactly: nothing is rounded here. */
export interface Exchange {
  /** Returns the value of one unit of `currency`, or null when it has no rate. */
  unit(currency: string): Fraction | null;
  /** Throws a RangeError when the currency has no rate. */
  exact(money: Money): Fraction;
}

export function exchangeOf({ currency: to, rates }: Pick<PricingContext, 'currency' | 'rates'>): Exchange {
  const smallest: Fraction = { up: 10n ** BigInt(currencyExponent(to)), down: 1n };
  const units = new Map<string, Fraction | null>([[to, smallest]]);
  const unit = (currency: string): Fraction | null => {
    const known = units.get(currency);
    if (known !== undefined) return known;
    const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
    if (rate && (rate.from !== currency || rate.to !== to)) {
      throw new RangeError(`The rate of ${currency} leads from ${rate.from} to ${rate.to}, not to ${to}`);
    }
    const quotient = rate && rateQuotient(rate);
    const found = quotient
      ? reduced(times({ up: quotient.numerator, down: quotient.denominator }, smallest))
      : null;
    units.set(currency, found);
    return found;
  };
  const smallestUnits = new Map<string, Fraction>();
  const smallestUnit = (currency: string): Fraction => {
    const known = smallestUnits.get(currency);
    if (known) return known;
    const one = unit(currency);
    if (!one) throw new RangeError(`${currency} has no rate to ${to}`);
    const found = reduced({ up: one.up, down: one.down * 10n ** BigInt(currencyExponent(currency)) });
    smallestUnits.set(currency, found);
    return found;
  };
  return {
    unit,
    exact: (money) => {
      const { up, down } = smallestUnit(money.currency);
      return { up: minorUnits(money) * up, down };
    },
  };
}
