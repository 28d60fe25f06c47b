import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, Fact, Facts, RowTable } from '@traveldesk/shared-ui';
import { ofLiveList, useFormat } from '@traveldesk/shared-web';
import { useSuppliersUseQuery } from './supplier-use.api';
import styles from './SupplierUseTab.module.css';
import './texts';

/** The calls to a supplier: their sums, and each day, the newest first. */
export function SupplierUseTab({ id }: { id: string }) {
  const { t } = useTranslation('supplierUse');
  const { number, date } = useFormat();
  const { currentData: use, error, isFetching, refetch } = useSuppliersUseQuery(id, ofLiveList);
  if (error && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const sum = (of: 'calls' | 'failed') => use?.days.reduce((total, day) => total + day[of], 0) ?? 0;
  const share = (failed: number, calls: number) => `${number(Math.round((failed / calls) * 1000) / 10)} %`;
  return (
    <>
      <p className={styles.note}>{t('note')}</p>
      <Facts waiting={!use}>
        <Fact label={t('calls')}>{number(sum('calls'))}</Fact>
        <Fact label={t('failed')}>{number(sum('failed'))}</Fact>
        <Fact label={t('share')}>{sum('calls') > 0 && <bdi>{share(sum('failed'), sum('calls'))}</bdi>}</Fact>
      </Facts>
      <div className={styles.days}>
        <RowTable
          rows={use?.days.map((day) => ({ ...day, id: day.day }))}
          columns={[
            { key: 'day', title: t('day'), render: (_, { day }) => date(day) },
            { key: 'calls', title: t('calls'), align: 'end', render: (_, { calls }) => number(calls) },
            { key: 'failed', title: t('failed'), align: 'end', render: (_, { failed }) => number(failed) },
            {
              key: 'median',
              title: t('median'),
              align: 'end',
              render: (_, day) => number(day.median_ms),
            },
          ]}
          fetching={isFetching}
          empty={<EmptyState title={t('none')} />}
        />
      </div>
    </>
  );
}
