import { countryCodes } from '@traveldesk/geo-contract';
import type { Language } from '@traveldesk/shared-contract';
import type { RemoteOption } from '@traveldesk/shared-ui';

/** Returns all countries with their names, so that a scanned country has a name before any search. */
export function issuingCountries(language: Language): RemoteOption[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return countryCodes.map((value) => ({ value, code: value, label: names.of(value) ?? value }));
}
