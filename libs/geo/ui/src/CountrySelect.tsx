import { useCallback } from 'react';
import { RemoteSelect, type RemoteSelectProps } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { countryOption } from './place-options';
import { useLazyGeoPickCountriesQuery } from './places-picker.api';

export type CountrySelectProps = Omit<RemoteSelectProps, 'search' | 'picker'>;

/** A picker of one or several countries by name or code; values are country ids. */
export function CountrySelect(props: CountrySelectProps) {
  const { language } = useLanguage();
  const [pick] = useLazyGeoPickCountriesQuery();
  const search = useCallback(
    async (typed: string) => {
      const { data } = await pick(typed, true).unwrap();
      return data.map((country) => countryOption(country, language));
    },
    [pick, language],
  );
  return <RemoteSelect {...(props as RemoteSelectProps)} picker="countries" search={search} />;
}
