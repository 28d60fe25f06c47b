import { currencyExponent, type Language, type Money } from '@traveldesk/shared-contract';

/** An amount as histories have it, and whoever formats it for its reader: `-12.50 EUR`. */
export const plainText = ({ amount, currency }: Money): string => `${amount} ${currency}`;

/** An amount as people of the language read it, in ASCII digits, never through a float. */
export function moneyText({ amount, currency }: Money, language: Language): string {
  const digits = currencyExponent(currency);
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount as `${number}`);
}
