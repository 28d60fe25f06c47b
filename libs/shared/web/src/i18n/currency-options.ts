import type { Language } from '@traveldesk/shared-contract';

/** Currencies with their names in the language, where the browser has one: `EGP – Egyptian Pound`. */
export function currencyOptions(
  codes: readonly string[],
  language: Language,
): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' });
  return codes.map((code) => ({
    value: code,
    label: [code, names.of(code)].filter(Boolean).join(' – '),
  }));
}
