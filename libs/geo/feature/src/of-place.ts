import { CityFilter, CountryFilter } from '@traveldesk/geo-ui';
import type { FilterField } from '@traveldesk/shared-web';

/** One country, which a link from its page names: what is typed as a country's name may be part of another's. */
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
export function withPlaceFilters(
  fields: readonly FilterField[],
  values: Partial<Record<string, string>>,
): readonly FilterField[] {
  return fields.filter(({ key }) => !linked.includes(key) || values[key]);
}
