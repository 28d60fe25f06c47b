import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Markup } from '@traveldesk/markups-contract';
import type { DataColumn } from '@traveldesk/shared-ui';
import type { Format } from '@traveldesk/shared-web';
import { ForCell } from './ForCell';
import styles from './markup.columns.module.css';
import { MarkupStateTag } from './MarkupStateTag';
import { OnCell } from './OnCell';
import { ValueCell } from './ValueCell';

export function markupColumns(t: TFunction<'markups'>, { number, date }: Format): DataColumn<Markup>[] {
  return [
    {
      key: 'name',
      width: 'title',
      title: t('fields.name'),
      sorter: true,
      render: (_, { id, name, kind, product, owner_id: owner, names }) => (
        <>
          <Link to={`/markups/view/${id}`} className={styles.name}>
            <bdi>{name}</bdi>
          </Link>
          <span className={styles.detail}>
            {t(`kinds.${kind}`)}
            {product !== 'flight' && ` · ${t(`products.${product}`)}`} ·{' '}
            <bdi>{owner ? names.companies[owner] : t('layers.platform')}</bdi>
          </span>
        </>
      ),
    },
    {
      key: 'state',
      title: t('fields.status'),
      sorter: true,
      render: (_, { state, effective_at: from }) => (
        <>
          <MarkupStateTag state={state} />
          {state === 'scheduled' && from && (
            <span className={styles.detail}>{t('cell.from', { day: date(from) })}</span>
          )}
        </>
      ),
    },
    { key: 'value', title: t('columns.value'), render: (_, markup) => <ValueCell markup={markup} /> },
    {
      key: 'for',
      width: 'name',
      room: 800,
      title: t('columns.for'),
      render: (_, markup) => <ForCell markup={markup} />,
    },
    { key: 'on', room: 900, title: t('columns.on'), render: (_, markup) => <OnCell markup={markup} /> },
    {
      key: 'priority',
      room: 1000,
      title: t('fields.priority'),
      align: 'end',
      sorter: true,
      render: (_, { priority }) => number(priority),
    },
    {
      key: 'updated_at',
      room: 1300,
      title: t('fields.updated_at'),
      sorter: true,
      render: (_, { updated_at: at }) => (
        <time dateTime={at} className={styles.day}>
          {date(at)}
        </time>
      ),
    },
  ];
}
