import { preloadable } from '@traveldesk/shared-ui';
import type { FilterField } from '@traveldesk/shared-web';

const { Component: CountryFilter } = preloadable(
  async () => (await import('./countries/CountryFilter')).CountryFilter,
);
const { Component: CityFilter } = preloadable(async () => (await import('./cities/CityFilter')).CityFilter);

/** A filter by country id, set by links from a country's page; a filter by name could match several countries. */
export const ofCountry = {
  key: 'country_id',
  kind: 'picker',
  label: 'geo:ofCountry',
  Picker: CountryFilter,
} as const satisfies FilterField;

/** A filter by city id, set by links from a city's page. */
export const ofCity = {
  key: 'city_id',
  kind: 'picker',
  label: 'geo:ofCity',
  Picker: CityFilter,
} as const satisfies FilterField;

const linked: readonly string[] = [ofCountry.key, ofCity.key];

/** Returns the filters; those by country or city id only when the URL sets them. */
export function withPlace(
  fields: readonly FilterField[],
  values: Partial<Record<string, string>>,
): readonly FilterField[] {
  return fields.filter(({ key }) => !linked.includes(key) || values[key]);
}
