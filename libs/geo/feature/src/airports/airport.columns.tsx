import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Airport } from '@traveldesk/geo-contract';
import { nameIn, type Language } from '@traveldesk/shared-contract';
import { Bidi, type DataColumn } from '@traveldesk/shared-ui';
import { langOfName } from '@traveldesk/shared-web';
import styles from '../place.module.css';

export function airportColumns(t: TFunction<'geo'>, language: Language): DataColumn<Airport>[] {
  return [
    {
      key: 'name',
      title: t('airports.fields.name'),
      sorter: true,
      render: (_, airport) => {
        const name = nameIn(airport, language);
        return (
          <>
            <Link to={`/airports/view/${airport.id}`}>
              <bdi lang={langOfName(name, language)}>{name}</bdi>
            </Link>
            <span className={styles.detail}>
              <Bidi code>{airport.iata}</Bidi>
              {airport.icao && <Bidi code>{airport.icao}</Bidi>}
              {airport.closed && <span>{t('airports.fields.closed')}</span>}
            </span>
          </>
        );
      },
    },
    {
      key: 'city',
      title: t('airports.fields.city'),
      sorter: true,
      render: (_, { city }) => city.name[language],
    },
    {
      key: 'country',
      room: 700,
      title: t('airports.fields.country'),
      sorter: true,
      render: (_, { city }) => city.country.name[language],
    },
    {
      key: 'time_zone',
      room: 900,
      title: t('airports.fields.time_zone'),
      sorter: true,
      render: (_, airport) => <Bidi>{airport.time_zone}</Bidi>,
    },
  ];
}
