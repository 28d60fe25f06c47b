import type { Money } from './money';

/** ISO 4217 currencies whose amounts do not have two decimals. */
const exponents: ReadonlyMap<string, number> = new Map([
  ...ofExponent(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'),
  ...ofExponent(3, 'BHD IQD JOD KWD LYD OMR TND'),
]);

function ofExponent(exponent: number, codes: string): [string, number][] {
  return codes.split(' ').map((code) => [code, exponent]);
}

/** Returns the number of decimals of a currency: JPY 0, EUR 2, KWD 3 (DESIGN 3). */
export function currencyExponent(currency: string): number {
  return exponents.get(currency) ?? 2;
}

/** Whether an amount has no more decimals than its currency. */
export function fitsCurrency({ amount, currency }: Money): boolean {
  const decimals = amount.split('.')[1] ?? '';
  return decimals.replace(/0+$/, '').length <= currencyExponent(currency);
}

/**
 * Returns an amount in integer minor units, as stored in the database, without floating point. Throws a RangeError if it has too many
 * decimals.
 */
export function minorUnits(money: Money): bigint {
  const { amount, currency } = money;
  const exponent = currencyExponent(currency);
  const point = amount.indexOf('.');
  const whole = point < 0 ? amount : amount.slice(0, point);
  const decimals = point < 0 ? '' : amount.slice(point + 1);
  // Fast path: nearly all amounts have the currency's decimals, and a search converts tens of thousands.
  if (decimals.length === exponent) return BigInt(whole + decimals);
  if (!fitsCurrency(money)) throw new RangeError(`${currency} has no amount ${amount}`);
  return BigInt(whole + decimals.slice(0, exponent).padEnd(exponent, '0'));
}

/** Returns minor units as an amount of the API, with all decimals of the currency. */
export function moneyOf(minor: bigint | number, currency: string): Money {
  const exponent = currencyExponent(currency);
  const units = BigInt(minor);
  const digits = (units < 0n ? -units : units).toString().padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const decimals = exponent > 0 ? `.${digits.slice(-exponent)}` : '';
  return { amount: `${units < 0n ? '-' : ''}${whole}${decimals}`, currency };
}
