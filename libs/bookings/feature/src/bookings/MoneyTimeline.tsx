import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Amount, EmptyState, ErrorState, When } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';
import styles from './booking.module.css';
import { useBookingsMoneyQuery } from './bookings.api';

/** What was set aside, paid and given back, the oldest first; each movement leads to its transaction. */
export function MoneyTimeline({ id }: { id: string }) {
  const { t } = useTranslation('bookings');
  const mayOpen = useCan('show_transactions');
  const {
    currentData: money,
    error,
    refetch,
  } = useBookingsMoneyQuery(id, { refetchOnMountOrArgChange: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (money?.data.length === 0) return <EmptyState title={t('money.none')} />;
  return (
    <div className={styles.scroll} aria-busy={!money}>
      <table className={styles.table} aria-label={t('tabs.money')}>
        <thead>
          <tr>
            <th scope="col">{t('fields.what')}</th>
            <th scope="col">{t('fields.when')}</th>
            <th scope="col" className={styles.end}>
              {t('fields.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {money?.data.map(({ kind, amount, transaction_id: transaction, at }, index) => (
            <tr key={index}>
              <th scope="row">
                {transaction && mayOpen ? (
                  <Link to={`/transactions/view/${transaction}`}>{t(`money.${kind}`)}</Link>
                ) : (
                  t(`money.${kind}`)
                )}
              </th>
              <td data-label={t('fields.when')}>
                <When at={at} />
              </td>
              <td className={styles.end} data-label={t('fields.amount')}>
                <Amount money={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
