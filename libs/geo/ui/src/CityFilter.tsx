import { useNamed } from '@traveldesk/shared-ui';
import { useLanguage, type FilterPickerProps } from '@traveldesk/shared-web';
import { CitySelect } from './CitySelect';
import { cityOption } from './place-options';
import { useGeoPickedCityQuery } from './places-picker.api';

/** A list's records of one city, by its id. An unknown city id is removed from the filter. */
export function CityFilter({ label, value, onChange, onUnknown }: FilterPickerProps) {
  const { language } = useLanguage();
  const { named } = useNamed({ value, onUnknown }, useGeoPickedCityQuery, (city) =>
    cityOption(city, language),
  );
  return (
    <CitySelect aria-label={label} placeholder={label} value={value} onChange={onChange} selected={named} />
  );
}
