import { z } from 'zod';
import {
  currencyExponent,
  halfUp,
  idSchema,
  minorUnits,
  moneyOf,
  type Money,
} from '@traveldesk/shared-contract';
import { decimalOf, powerOfTen, readableQuotient } from './decimal';
import { rateSources } from './exchange-rate.kinds';

/** A stored rate at the time of its use: one `base` is `rate` of `quote`. */
const rateLegSchema = z.object({
  id: idSchema,
  base: z.string(),
  quote: z.string(),
  rate: z.string(),
  valid_from: z.iso.datetime(),
  source: z.enum(rateSources),
});

/**
 * Converts `from` to `to` as of the instant `at`: without legs for the same currency, with one leg for a rate of the pair in either
 * direction, with two legs through a third currency. Pure JSON, so that callers can store it with their results (TRAVEL-RULES 28).
 */
export const conversionRateSchema = z.object({
  from: z.string(),
  to: z.string(),
  at: z.iso.datetime(),
  legs: z.array(rateLegSchema).max(2),
});

export type RateLeg = z.infer<typeof rateLegSchema>;
/** The parts of a rate that calculations use. */
export type RateValue = Pick<ConversionRate, 'from' | 'to'> & {
  legs: readonly Pick<RateLeg, 'base' | 'quote' | 'rate'>[];
};
export type ConversionRate = z.infer<typeof conversionRateSchema>;

/**
 * Converts an amount: exact through all legs, rounded once at the end, half up, to the target's smallest unit (DESIGN 3, TRAVEL-RULES 28).
 * Throws a RangeError if the rate does not start at the amount's currency.
 */
export function convert(money: Money, rate: ConversionRate): Money {
  if (money.currency !== rate.from) throw new RangeError(`${money.currency} is not ${rate.from}`);
  const { numerator, denominator } = unitQuotient(rate);
  return moneyOf(halfUp(minorUnits(money) * numerator, denominator), rate.to);
}

/** Extra decimals kept in sums before rounding; more than two rates of 12 decimals produce. */
const kept = powerOfTen(30);

/**
 * Sums amounts in minor units, each at its own rate, in one currency; rounds once at the end, as `convert` does. Throws a RangeError if a
 * rate does not lead to that currency.
 */
export function convertSum(parts: readonly { minor: bigint; rate: ConversionRate }[], to: string): Money {
  const sum = parts.reduce((all, { minor, rate }) => {
    if (rate.to !== to) throw new RangeError(`${rate.to} is not ${to}`);
    const { numerator, denominator } = unitQuotient(rate);
    return all + halfUp(minor * numerator * kept, denominator);
  }, 0n);
  return moneyOf(halfUp(sum, kept), to);
}

/**
 * Whether rounding makes the result worth over 1% more than the amount, as EUR 0.01 for JPY 1, worth EUR 0.0057. Repeating such conversions
 * would create money.
 */
export function gainsByRounding(money: Money, rate: ConversionRate): boolean {
  const { numerator, denominator } = unitQuotient(rate);
  return minorUnits(convert(money, rate)) * denominator * 100n > minorUnits(money) * numerator * 101n;
}

/** Returns the least amount for which rounding gains at most 1%: its result has at least fifty units, and rounding adds half a unit. */
export function leastWithoutGain(rate: ConversionRate): Money {
  const { numerator, denominator } = unitQuotient(rate);
  return moneyOf((50n * denominator + numerator - 1n) / numerator, rate.from);
}

/** Like `rateQuotient`, but between the currencies' smallest units. */
function unitQuotient(rate: ConversionRate): ReturnType<typeof rateQuotient> {
  const { numerator, denominator } = rateQuotient(rate);
  const up = powerOfTen(currencyExponent(rate.to));
  const down = powerOfTen(currencyExponent(rate.from));
  return { numerator: numerator * up, denominator: denominator * down };
}

/** Returns how much of `to` one `from` is with eight significant digits, for display. Calculations use the legs. */
export function readableRate(rate: RateValue): string {
  const { numerator, denominator } = rateQuotient(rate);
  return readableQuotient(numerator, denominator);
}

/**
 * Returns one `from` in `to` as an exact fraction, for callers that calculate further before rounding. A leg multiplies in its own
 * direction and divides in reverse. Throws a RangeError if the legs do not connect the two.
 */
export function rateQuotient({ from, to, legs }: RateValue): { numerator: bigint; denominator: bigint } {
  let numerator = 1n;
  let denominator = 1n;
  let currency = from;
  for (const { base, quote, rate } of legs) {
    const { digits, scale } = decimalOf(rate);
    if (base !== currency && quote !== currency) throw new RangeError(`${base}/${quote} has no ${currency}`);
    const isForward = base === currency;
    numerator *= isForward ? digits : powerOfTen(scale);
    denominator *= isForward ? powerOfTen(scale) : digits;
    currency = isForward ? quote : base;
  }
  if (currency !== to) throw new RangeError(`The legs lead to ${currency} and not to ${to}`);
  return { numerator, denominator };
}
