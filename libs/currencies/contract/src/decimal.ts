import { halfUp } from '@traveldesk/shared-contract';

/** An exact decimal: `digits` / 10^`scale`. `1.0825` is 10825 and 4. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

/** Parses a rate that passed `rateSchema`, never through a float. */
export function decimalOf(text: string): Decimal {
  const [whole = '', decimals = ''] = text.split('.');
  return { digits: BigInt(whole + decimals), scale: decimals.length };
}

export const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

/**
 * Formats a positive fraction with `significant` digits for display; all digits before the point are kept. Calculations use the fraction.
 */
export function readableQuotient(numerator: bigint, denominator: bigint, significant = 8): string {
  const before = (numerator / denominator).toString();
  const zeros = before === '0' ? (denominator / numerator).toString().length - 1 : 0;
  const scale = Math.max(0, significant - (before === '0' ? -zeros : before.length));
  const digits = halfUp(numerator * powerOfTen(scale), denominator)
    .toString()
    .padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const decimals = scale > 0 ? digits.slice(-scale).replace(/0+$/, '') : '';
  return decimals ? `${whole}.${decimals}` : whole;
}
