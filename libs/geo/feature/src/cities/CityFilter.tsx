import { skipToken } from '@reduxjs/toolkit/query';
import { CitySelect, cityOption } from '@traveldesk/geo-ui';
import { isNoSuchRecord, useLanguage, useUnknown, type FilterPickerProps } from '@traveldesk/shared-web';
import { useGeoCityQuery } from './cities.api';

/** Filters a list by city; shows the name of the city id in the URL. */
export function CityFilter({ label, value, onChange, onUnknown }: FilterPickerProps) {
  const { language } = useLanguage();
  const { currentData, error } = useGeoCityQuery(value ?? skipToken);
  useUnknown(value, isNoSuchRecord(error), onUnknown);
  return (
    <CitySelect
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={onChange}
      {...(currentData && { selected: [cityOption(currentData, language)] })}
    />
  );
}
