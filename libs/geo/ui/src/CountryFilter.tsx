import { useNamed } from '@traveldesk/shared-ui';
import { useLanguage, type FilterPickerProps } from '@traveldesk/shared-web';
import { CountrySelect } from './CountrySelect';
import { countryOption } from './place-options';
import { useGeoPickedCountryQuery } from './places-picker.api';

/** Filters a list by country. An unknown country id is removed from the filter. */
export function CountryFilter({ label, value, onChange, onUnknown }: FilterPickerProps) {
  const { language } = useLanguage();
  const { named } = useNamed({ value, onUnknown }, useGeoPickedCountryQuery, (country) =>
    countryOption(country, language),
  );
  return (
    <CountrySelect
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={onChange}
      selected={named}
    />
  );
}
