import { skipToken } from '@reduxjs/toolkit/query';
import { CitySelect, cityOption } from '@traveldesk/geo-ui';
import { isNoSuchRecord, useLanguage, useUnknown, type FilterPickerProps } from '@traveldesk/shared-web';
import { useGeoCityQuery } from './cities.api';

/** The city of a list's address, by its name. */
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
