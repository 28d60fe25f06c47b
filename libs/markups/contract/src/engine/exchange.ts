import { rateQuotient } from '@traveldesk/currencies-contract';
import { currencyExponent, minorUnits, type Money } from '@traveldesk/shared-contract';
import { times, type Fraction } from './fraction';
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
    const found = quotient ? times({ up: quotient.numerator, down: quotient.denominator }, smallest) : null;
    units.set(currency, found);
    return found;
  };
  return {
    unit,
    exact: (money) => {
      const one = unit(money.currency);
      if (!one) throw new RangeError(`${money.currency} has no rate to ${to}`);
      return {
        up: minorUnits(money) * one.up,
        down: one.down * 10n ** BigInt(currencyExponent(money.currency)),
      };
    },
  };
}
