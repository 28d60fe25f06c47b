import { currencyExponent } from './currency';
import { localeOf, type Language } from './language';
import type { Money } from './money';

const marks = /[\u061c\u200e\u200f]/g;

/**
 * An amount within a sentence of the API, a mail or a document, as lists show it: `EUR 1,234.50`, never through a float. In Arabic it
 * keeps its order: an isolate of its own, which begins with the letters of its currency.
 */
export function moneyText({ amount, currency }: Money, language: Language): string {
  const written = amount.split('.')[1]?.length ?? 0;
  const digits = Math.max(currencyExponent(currency), written);
  const text = new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount as `${number}`);
  return language === 'ar' ? `\u2068${text.replace(marks, '')}\u2069` : text;
}
