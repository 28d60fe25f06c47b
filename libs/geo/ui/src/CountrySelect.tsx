import { useCallback } from 'react';
import { RemoteSelect, type RemoteSelectProps } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { countryOption } from './place-options';
import { useLazyGeoPickCountriesQuery } from './places-picker.api';

export type CountrySelectProps = Omit<RemoteSelectProps, 'search' | 'picker'>;

/** Chooses a country, or several, by name or code. The value is the country's id. */
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
