import { useNamed } from '@traveldesk/shared-ui';
import { useLanguage, type FilterPickerProps } from '@traveldesk/shared-web';
import { CountrySelect } from './CountrySelect';
import { countryOption } from './place-options';
import { useGeoPickedCountryQuery } from './places-picker.api';

/** A list's records of one country, by its id. One that is not there is given up. */
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
