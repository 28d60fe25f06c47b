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

/** A kept rate as it was when it was used: one `base` is `rate` of `quote`. */
const rateLegSchema = z.object({
  id: idSchema,
  base: z.string(),
  quote: z.string(),
  rate: z.string(),
  valid_from: z.iso.datetime(),
  source: z.enum(rateSources),
});

/**
 * By what an amount of `from` becomes one of `to`, as of the instant `at`: no leg where they are the same currency, one
 * where the pair has a rate in either direction, two where it is crossed by a third currency. JSON through and through, so
 * that who converts keeps it whole beside what it made (TRAVEL-RULES 28).
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
 * The amount in the other currency: exact through all legs, and rounded once, at the end, half up, to that currency's
 * smallest unit (DESIGN 3, TRAVEL-RULES 28). Throws a RangeError for a rate that does not lead from the amount's currency.
 */
export function convert(money: Money, rate: ConversionRate): Money {
  if (money.currency !== rate.from) throw new RangeError(`${money.currency} is not ${rate.from}`);
  const { numerator, denominator } = unitQuotient(rate);
  return moneyOf(halfUp(minorUnits(money) * numerator, denominator), rate.to);
}

/** Decimals of the smallest unit that a sum keeps until it is rounded: more than two rates of 12 decimals have. */
const kept = powerOfTen(30);

/**
 * The sum in one currency of amounts in minor units, each at a rate of its own: rounded once, at the end, as `convert` does. Throws a
 * RangeError for a rate that does not lead to that currency.
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
 * Whether rounding makes a positive amount worth more than a hundredth more: EUR 0.01 for JPY 1, which is worth EUR 0.0057. Whoever
 * converts such amounts again and again makes money.
 */
export function gainsByRounding(money: Money, rate: ConversionRate): boolean {
  const { numerator, denominator } = unitQuotient(rate);
  return minorUnits(convert(money, rate)) * denominator * 100n > minorUnits(money) * numerator * 101n;
}

/** From this amount on no rounding gains more than a hundredth: a half of a unit is one of fifty units. */
export function leastWithoutGain(rate: ConversionRate): Money {
  const { numerator, denominator } = unitQuotient(rate);
  return moneyOf((50n * denominator + numerator - 1n) / numerator, rate.from);
}

/** The same as `rateQuotient`, between the smallest units of the two currencies. */
function unitQuotient(rate: ConversionRate): ReturnType<typeof rateQuotient> {
  const { numerator, denominator } = rateQuotient(rate);
  const up = powerOfTen(currencyExponent(rate.to));
  const down = powerOfTen(currencyExponent(rate.from));
  return { numerator: numerator * up, denominator: denominator * down };
}

/** How much of `to` one `from` is, for people to read: eight significant digits. What is calculated with is the legs. */
export function readableRate(rate: RateValue): string {
  const { numerator, denominator } = rateQuotient(rate);
  return readableQuotient(numerator, denominator);
}

/**
 * One `from` in `to` as an exact fraction: a leg multiplies where it leads from its base, and divides where it leads back to it.
 * For who has more to do with an amount before it is rounded. Throws a RangeError for legs that do not lead from the one to the other.
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
