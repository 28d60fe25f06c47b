import { currencyExponent } from './currency';
import { localeOf, type Language } from './language';
import type { Money } from './money';

const marks = /[\u061c\u200e\u200f]/g;

/**
 * Formats an amount within a text of the API, a mail or a document, as lists do: `EUR 1,234.50`, without floating point. In Arabic it is
 * isolated, so that it keeps its order.
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
