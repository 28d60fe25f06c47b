import { countryCodes } from '@traveldesk/geo-contract';
import type { Language } from '@traveldesk/shared-contract';

/** Every country by its name in the language: `EG – Egypt`. */
export function issuingCountries(language: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return countryCodes.map((value) => ({
    value,
    label: [value, names.of(value)].filter(Boolean).join(' – '),
  }));
}
