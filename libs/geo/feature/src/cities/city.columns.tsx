import type { TFunction } from 'i18next';
import type { City } from '@traveldesk/geo-contract';
import type { Language } from '@traveldesk/shared-contract';
import { Bidi, type DataColumn } from '@traveldesk/shared-ui';
import styles from '../place.module.css';

export function cityColumns(t: TFunction<'geo'>, language: Language): DataColumn<City>[] {
  return [
    {
      key: 'name',
      title: t('cities.fields.name'),
      sorter: true,
      render: (_, { name, code }) => (
        <>
          <bdi>{name[language]}</bdi>
          {code && (
            <span className={styles.detail}>
              <Bidi code>{code}</Bidi>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'country',
      title: t('cities.fields.country'),
      sorter: true,
      render: (_, { country }) => country.name[language],
    },
    {
      key: 'time_zone',
      title: t('cities.fields.time_zone'),
      sorter: true,
      render: (_, city) => <Bidi>{city.time_zone}</Bidi>,
    },
  ];
}
