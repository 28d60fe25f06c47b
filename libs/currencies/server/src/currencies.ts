import { currencyCodes, type Currency } from '@traveldesk/currencies-contract';
import { currencyExponent, languages } from '@traveldesk/shared-contract';

let made: readonly Currency[] | undefined;

/** Returns the circulating currencies of ISO 4217 by code, with names (Unicode CLDR). */
export function allCurrencies(): readonly Currency[] {
  return (made ??= makeCurrencies());
}

function makeCurrencies(): Currency[] {
  const [en, fr, ar] = languages.map((language) => new Intl.DisplayNames(language, { type: 'currency' }));
  return currencyCodes.map((code) => ({
    code,
    name: { en: en?.of(code) ?? code, fr: fr?.of(code) ?? code, ar: ar?.of(code) ?? code },
    exponent: currencyExponent(code),
  }));
}
