import { useCallback } from 'react';
import { RemoteSelect, type RemoteSelectProps } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { cityOption } from './place-options';
import { useLazyGeoPickCitiesQuery } from './places-picker.api';

export type CitySelectProps = Omit<RemoteSelectProps, 'search' | 'picker'> & {
  /** The id of a country whose cities alone are offered. */
  country?: string | null | undefined;
};

/** A picker of one or several cities by name or code; values are city ids. */
export function CitySelect({ country, ...props }: CitySelectProps) {
  const { language } = useLanguage();
  const [pick] = useLazyGeoPickCitiesQuery();
  const search = useCallback(
    async (typed: string) => {
      const { data } = await pick({ q: typed, country: country ?? undefined }, true).unwrap();
      return data.map((city) => cityOption(city, language));
    },
    [pick, country, language],
  );
  // Recent choices may be of other countries.
  const remembered = country ? {} : { picker: 'cities' };
  return <RemoteSelect {...(props as RemoteSelectProps)} {...remembered} search={search} />;
}
