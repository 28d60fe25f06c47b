import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { City } from '@traveldesk/geo-contract';
import { Coordinates } from '@traveldesk/geo-ui';
import type { Language } from '@traveldesk/shared-contract';
import { Bidi, type DataColumn } from '@traveldesk/shared-ui';
import { langOfName } from '@traveldesk/shared-web';
import styles from '../place.module.css';

/** True when the city has no Arabic name, so that its Latin name is shown (docs/geo.md). */
const isLatin = (name: string, language: Language) => langOfName(name, language) !== undefined;

export function cityColumns(t: TFunction<'geo'>, language: Language): DataColumn<City>[] {
  return [
    {
      key: 'name',
      title: t('cities.fields.name'),
      sorter: true,
      render: (_, { id, name, code }) => (
        <>
          <Link to={`/cities/view/${id}`}>
            <bdi lang={isLatin(name[language], language) ? 'en' : undefined}>{name[language]}</bdi>
          </Link>
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
      room: 700,
      title: t('cities.fields.time_zone'),
      sorter: true,
      render: (_, city) => <Bidi>{city.time_zone}</Bidi>,
    },
    {
      key: 'coordinates',
      room: 1000,
      title: t('cities.fields.coordinates'),
      render: (_, { latitude, longitude }) => <Coordinates latitude={latitude} longitude={longitude} />,
    },
  ];
}
