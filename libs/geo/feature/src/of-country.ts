import { preloadable } from '@traveldesk/shared-ui';
import type { FilterField } from '@traveldesk/shared-web';

const { Component: CountryFilter } = preloadable(
  async () => (await import('./countries/CountryFilter')).CountryFilter,
);

/** One country, which a link from its page names: what is typed as a country's name may be part of another's. */
export const ofCountry = {
  key: 'country_id',
  kind: 'picker',
  label: 'geo:ofCountry',
  Picker: CountryFilter,
} as const satisfies FilterField;

/** The filters of a list, with that of one country only where the address has one. */
export function withCountry(
  fields: readonly FilterField[],
  { [ofCountry.key]: country }: Partial<Record<string, string>>,
): readonly FilterField[] {
  return country ? fields : fields.filter((field) => field.key !== ofCountry.key);
}
