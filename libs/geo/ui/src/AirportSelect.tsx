import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoteSelect, type RemoteSelectProps } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { airportOptions } from './place-options';
import { useLazyGeoPickAirportsQuery } from './places-picker.api';
import './texts';
import { useFormerCodeNote } from './useFormerCodeNote';

export type AirportSelectProps = Omit<RemoteSelectProps, 'search' | 'picker'>;

/**
 * A picker of one or several airports by code, name or city; it also offers a city with several airports as a whole. Values are IATA codes
 * such as `CDG` or `PAR`, as in searches and at suppliers.
 */
export function AirportSelect(props: AirportSelectProps) {
  const { t } = useTranslation('geoPickers');
  const { language } = useLanguage();
  const formerly = useFormerCodeNote();
  const [pick] = useLazyGeoPickAirportsQuery();
  const search = useCallback(
    async (typed: string) => {
      const { data } = await pick(typed, true).unwrap();
      return airportOptions(data, language, {
        allAirports: t('allAirports'),
        formerly: formerly(typed),
      });
    },
    [pick, language, t, formerly],
  );
  return <RemoteSelect {...(props as RemoteSelectProps)} picker="airports" search={search} />;
}
