import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Zone } from '@traveldesk/markups-contract';
import type { DataColumn } from '@traveldesk/shared-ui';
import type { Format } from '@traveldesk/shared-web';
import styles from '../markups/markup.columns.module.css';

/** Number of names shown in a cell. */
const room = 4;

export function zoneColumns(t: TFunction<'markupZones'>, { date }: Format): DataColumn<Zone>[] {
  const listed = (names: readonly string[]) => {
    const rest = names.length - room;
    return (
      <>
        <bdi>{names.slice(0, room).join(', ')}</bdi>
        {rest > 0 && <span className={styles.detail}>{t('more', { count: rest })}</span>}
      </>
    );
  };
  return [
    {
      key: 'name',
      title: t('fields.name'),
      sorter: true,
      render: (_, { id, name }) => (
        <Link to={`/markup-zones/view/${id}`} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'countries',
      title: t('fields.countries'),
      render: (_, { countries, names }) => listed(countries.map((code) => names.countries[code] ?? code)),
    },
    {
      key: 'zones',
      room: 800,
      title: t('fields.zones'),
      render: (_, { zones, names }) => listed(zones.map((id) => names.zones[id] ?? id)),
    },
    {
      key: 'all_countries',
      room: 700,
      title: t('fields.all_countries'),
      render: (_, { all_countries: all }) => t('count', { count: all.length }),
    },
    {
      key: 'updated_at',
      room: 900,
      title: t('fields.updated_at'),
      sorter: true,
      render: (_, { updated_at: at }) => <time dateTime={at}>{date(at)}</time>,
    },
  ];
}
