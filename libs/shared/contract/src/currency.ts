import type { Money } from './money';

/** ISO 4217 currencies whose amounts have other than two decimals. */
const exponents: Readonly<Record<string, number>> = {
  ...ofExponent(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'),
  ...ofExponent(3, 'BHD IQD JOD KWD LYD OMR TND'),
};

function ofExponent(exponent: number, codes: string): Record<string, number> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, exponent]));
}

/** How many decimals an amount of this currency has: JPY 0, EUR 2, KWD 3 (DESIGN 3). */
export function currencyExponent(currency: string): number {
  return Object.hasOwn(exponents, currency) ? (exponents[currency] ?? 2) : 2;
}

/** Whether the amount has no more decimals than its currency. */
export function fitsCurrency({ amount, currency }: Money): boolean {
  const decimals = amount.split('.')[1] ?? '';
  return decimals.replace(/0+$/, '').length <= currencyExponent(currency);
}

/** An amount in integer minor units, as the database keeps it; never through a float. The amount must fit. */
export function minorUnits(money: Money): bigint {
  if (!fitsCurrency(money)) throw new RangeError(`${money.currency} has no amount ${money.amount}`);
  const exponent = currencyExponent(money.currency);
  const [whole = '0', decimals = ''] = money.amount.replace('-', '').split('.');
  const minor = BigInt(whole + decimals.slice(0, exponent).padEnd(exponent, '0'));
  return money.amount.startsWith('-') ? -minor : minor;
}

/** Minor units as an amount on the wire, with all the currency's decimals. */
export function moneyOf(minor: bigint | number, currency: string): Money {
  const exponent = currencyExponent(currency);
  const units = BigInt(minor);
  const digits = (units < 0n ? -units : units).toString().padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const decimals = exponent > 0 ? `.${digits.slice(-exponent)}` : '';
  return { amount: `${units < 0n ? '-' : ''}${whole}${decimals}`, currency };
}
