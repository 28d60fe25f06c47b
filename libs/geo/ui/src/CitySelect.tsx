import { useCallback } from 'react';
import { RemoteSelect, type RemoteSelectProps } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { cityOption } from './place-options';
import { useLazyGeoPickCitiesQuery } from './places-picker.api';

export type CitySelectProps = Omit<RemoteSelectProps, 'search' | 'picker'>;

/** A picker of one or several cities by name or code; values are city ids. */
export function CitySelect(props: CitySelectProps) {
  const { language } = useLanguage();
  const [pick] = useLazyGeoPickCitiesQuery();
  const search = useCallback(
    async (typed: string) => {
      const { data } = await pick(typed, true).unwrap();
      return data.map((city) => cityOption(city, language));
    },
    [pick, language],
  );
  return <RemoteSelect {...(props as RemoteSelectProps)} picker="cities" search={search} />;
}
