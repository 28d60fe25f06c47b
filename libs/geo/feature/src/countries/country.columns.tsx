import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Country } from '@traveldesk/geo-contract';
import type { Language } from '@traveldesk/shared-contract';
import { Bidi, type DataColumn } from '@traveldesk/shared-ui';
import styles from '../place.module.css';

export function countryColumns(t: TFunction<'geo'>, language: Language): DataColumn<Country>[] {
  return [
    {
      key: 'name',
      title: t('countries.fields.name'),
      sorter: true,
      render: (_, { id, name, code, currency }) => (
        <>
          <Link to={`/countries/view/${id}`}>
            <bdi>{name[language]}</bdi>
          </Link>
          <span className={styles.detail}>
            <Bidi code>{code}</Bidi>
            <Bidi code>{currency}</Bidi>
          </span>
        </>
      ),
    },
    {
      key: 'phone_code',
      title: t('countries.fields.phone_code'),
      sorter: true,
      render: (_, country) => <Bidi>{`+${country.phone_code}`}</Bidi>,
    },
  ];
}
