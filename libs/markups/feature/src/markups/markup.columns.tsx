import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Markup } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import { Bidi, type DataColumn } from '@traveldesk/shared-ui';
import styles from './markup.columns.module.css';

export function markupColumns(t: TFunction<'markups'>, language: Language): DataColumn<Markup>[] {
  return [
    {
      key: 'name',
      title: t('markups.fields.name'),
      sorter: true,
      render: (_, { id, name }) => (
        <Link to={`/markups/view/${id}`} className={styles.name}>
          <bdi>{name[language]}</bdi>
        </Link>
      ),
    },
    {
      key: 'code',
      title: t('markups.fields.code'),
      sorter: true,
      render: (_, { code }) => <Bidi code>{code}</Bidi>,
    },
  ];
}
