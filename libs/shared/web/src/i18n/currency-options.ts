import type { Language } from '@traveldesk/shared-contract';

/** Returns options with the currency names known to the browser: `EGP – Egyptian Pound`. */
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
