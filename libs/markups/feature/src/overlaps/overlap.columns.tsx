import { StopOutlined, SwapOutlined } from '@ant-design/icons';
import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Overlap } from '@traveldesk/markups-contract';
import { Tag, type DataColumn } from '@traveldesk/shared-ui';
import styles from '../markups/markup.columns.module.css';

/** An overlap with a row key, made of its two rule ids. */
export type OverlapRow = Overlap & { id: string };

export function overlapColumns(t: TFunction<'markupOverlaps'>): DataColumn<OverlapRow>[] {
  const link = ({ id, name }: Overlap['rule']) => (
    <Link to={`/markups/view/${id}`} className={styles.name}>
      <bdi>{name}</bdi>
    </Link>
  );
  return [
    { key: 'rule', title: t('columns.rule'), render: (_, { rule }) => link(rule) },
    { key: 'other', title: t('columns.other'), render: (_, { other }) => link(other) },
    {
      key: 'decided_by',
      title: t('columns.decided_by'),
      render: (_, { decided_by: by, decisive }) =>
        decisive
          ? t('decided_byCondition', { condition: t(`conditions.${decisive}`) })
          : t(`decided_by.${by}`),
    },
    {
      key: 'result',
      width: 'title',
      title: t('columns.result'),
      render: (_, { dead, rule, other }) =>
        dead ? (
          <>
            <Tag color="error" icon={<StopOutlined aria-hidden />}>
              {t('neverTag')}
            </Tag>
            <span className={styles.detail}>{t('never', { name: other.name, other: rule.name })}</span>
          </>
        ) : (
          <Tag icon={<SwapOutlined aria-hidden />}>{t('sometimes')}</Tag>
        ),
    },
  ];
}
