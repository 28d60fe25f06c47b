import type { Currency } from '@traveldesk/companies-contract';
import { currencyCodes } from '@traveldesk/geo-contract';
import { currencyExponent, type Language } from '@traveldesk/shared-contract';

const made = new Map<Language, Currency[]>();

/** The currencies of ISO 4217 that are money in circulation, by their names in the language (Unicode CLDR). */
export function currenciesIn(language: Language): Currency[] {
  const known = made.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const collator = new Intl.Collator(language);
  const currencies = currencyCodes
    .map((code) => ({ code, name: names.of(code) ?? code, exponent: currencyExponent(code) }))
    .sort((a, b) => collator.compare(a.name, b.name));
  made.set(language, currencies);
  return currencies;
}
