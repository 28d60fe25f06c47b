import { countryCodes } from '@traveldesk/geo-contract';
import type { Language } from '@traveldesk/shared-contract';
import type { RemoteOption } from '@traveldesk/shared-ui';

/** Every country by its name in the language, so that a country read from a passport has its name before anything is searched. */
export function issuingCountries(language: Language): RemoteOption[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return countryCodes.map((value) => ({ value, code: value, label: names.of(value) ?? value }));
}
