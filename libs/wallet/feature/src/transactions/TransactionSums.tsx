import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Amount, elementAtSameIndex, DisappearingButton } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { fresh } from '../fresh';
import styles from './TransactionSums.module.css';
import type { TransactionFilter } from './transaction.filters';
import { useWalletTransactionSumsQuery } from './transactions.api';

interface TransactionSumsProps {
  /** The list's filters; undefined until its rows are loaded, so that they do not wait for the sums. */
  filters: Partial<Record<TransactionFilter, string>> | undefined;
}

/** The sums of the filtered movements by currency. */
export function TransactionSums({ filters }: TransactionSumsProps) {
  const { t } = useTranslation(['wallet', 'common']);
  const { number } = useFormat();
  const { data, isFetching, isError, refetch } = useWalletTransactionSumsQuery(filters ?? skipToken, {
    refetchOnMountOrArgChange: fresh,
  });
  if (isError && !isFetching) {
    return (
      <p className={styles.failed} role="status">
        {t('sums.failed')}{' '}
        <DisappearingButton size="small" heir={elementAtSameIndex} onClick={() => void refetch()}>
          {t('common:state.retry')}
        </DisappearingButton>
      </p>
    );
  }
  if (data?.data.length === 0) return null;
  return (
    <section className={styles.sums} aria-label={t('sums.title')} aria-busy={isFetching || !data}>
      {data?.data.map((sum) => (
        <dl key={sum.currency} className={styles.sum} data-old={isFetching}>
          <div>
            <dt>{t('sums.count', { count: sum.count, number: number(sum.count) })}</dt>
            <dd className={styles.currency}>{sum.currency}</dd>
          </div>
          {(['in', 'out', 'net'] as const).map((part) => (
            <div key={part}>
              <dt>{t(`sums.${part}`)}</dt>
              <dd>
                <Amount money={sum[part]} bare />
              </dd>
            </div>
          ))}
        </dl>
      )) ?? <span className={styles.waiting} />}
    </section>
  );
}
