import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { recordStyles, type BookingRef } from '@traveldesk/bookings-ui';
import { Amount, EmptyState, ErrorState, When } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';
import { useBookingsMoneyQuery } from './bookings.api';

/** The blocked and moved amounts of a booking, the oldest first; each movement links to its transaction. */
export function MoneyTimeline({ product, id }: BookingRef) {
  const { t } = useTranslation('bookings');
  const mayOpen = useCan('show_transactions');
  const {
    currentData: money,
    error,
    refetch,
  } = useBookingsMoneyQuery({ product, id }, { refetchOnMountOrArgChange: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (money?.data.length === 0) return <EmptyState title={t('money.none')} />;
  return (
    <div className={recordStyles.scroll} aria-busy={!money}>
      <table className={recordStyles.table} aria-label={t('tabs.money')}>
        <thead>
          <tr>
            <th scope="col">{t('fields.what')}</th>
            <th scope="col">{t('fields.when')}</th>
            <th scope="col" className={recordStyles.end}>
              {t('fields.blocked')}
            </th>
            <th scope="col" className={recordStyles.end}>
              {t('fields.moved')}
            </th>
          </tr>
        </thead>
        <tbody>
          {money?.data.map(({ kind, amount, blocked, transaction_id: transaction, at }, index) => (
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
              <td className={recordStyles.end} data-label={t('fields.blocked')}>
                {blocked && <Amount money={blocked} />}
              </td>
              <td className={recordStyles.end} data-label={t('fields.moved')}>
                {amount && <Amount money={amount} />}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('money.sum')}</th>
            <td />
            <td className={recordStyles.end} data-label={t('fields.blocked')}>
              {money?.blocked && <Amount money={money.blocked} />}
            </td>
            <td className={recordStyles.end} data-label={t('fields.moved')}>
              {money?.amount && <Amount money={money.amount} />}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
