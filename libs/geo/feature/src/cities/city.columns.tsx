import type { TFunction } from 'i18next';
import type { City } from '@traveldesk/geo-contract';
import type { Language } from '@traveldesk/shared-contract';
import { Bidi, type DataColumn } from '@traveldesk/shared-ui';
import styles from '../place.module.css';

/** No source names the city in Arabic, so its Latin name stands there (docs/geo.md). */
const isLatin = (name: string, language: Language) => language === 'ar' && !/\p{Script=Arabic}/u.test(name);

export function cityColumns(t: TFunction<'geo'>, language: Language): DataColumn<City>[] {
  return [
    {
      key: 'name',
      title: t('cities.fields.name'),
      sorter: true,
      render: (_, { name, code }) => (
        <>
          <bdi lang={isLatin(name[language], language) ? 'en' : undefined}>{name[language]}</bdi>
          <span className={styles.detail}>
            {code && <Bidi code>{code}</Bidi>}
            {isLatin(name[language], language) && <span>{t('cities.latin')}</span>}
          </span>
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
