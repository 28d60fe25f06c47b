import { currencyCodes } from '@traveldesk/geo-contract';
import type { Language } from '@traveldesk/shared-contract';

/** The currencies of ISO 4217 with their names in the language, where the browser has one: `EGP – Egyptian Pound`. */
export function currencyOptions(language: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' });
  return currencyCodes.map((code) => ({
    value: code,
    label: [code, names.of(code)].filter(Boolean).join(' – '),
  }));
}
