import { skipToken } from '@reduxjs/toolkit/query';
import { CountrySelect, countryOption } from '@traveldesk/geo-ui';
import { isNoSuchRecord, useLanguage, useUnknown, type FilterPickerProps } from '@traveldesk/shared-web';
import { useGeoCountryQuery } from './countries.api';

/** The country of a list's address, by its name. */
export function CountryFilter({ label, value, onChange, onUnknown }: FilterPickerProps) {
  const { language } = useLanguage();
  const { currentData, error } = useGeoCountryQuery(value ?? skipToken);
  useUnknown(value, isNoSuchRecord(error), onUnknown);
  return (
    <CountrySelect
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={onChange}
      {...(currentData && { selected: [countryOption(currentData, language)] })}
    />
  );
}
