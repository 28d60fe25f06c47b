import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordStyles, type BookingRef } from '@traveldesk/bookings-ui';
import { defaultPerPage } from '@traveldesk/shared-contract';
import { Bidi, EmptyState, ErrorState, Pager, When } from '@traveldesk/shared-ui';
import styles from './booking.module.css';
import './texts';
import { useBookingsLogQuery } from './bookings.api';

/** The exchanges with the supplier, without tokens and document numbers. */
export function SupplierLog({ product, id }: BookingRef) {
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useBookingsLogQuery(
    { product, id, page },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.total === 0) return <EmptyState title={t('bookingRecord:log.none')} />;
  return (
    <>
      <ol className={styles.events} aria-label={t('tabs.log')} aria-busy={!data}>
        {data?.data.map(({ id: key, method, path, status, failure, sent, received, at }) => (
          <li key={key}>
            <details>
              <summary className={styles.logLine}>
                <Bidi code>{`${method} ${path}`}</Bidi> <Bidi code>{status ?? failure ?? ''}</Bidi>{' '}
                <span className={recordStyles.quiet}>
                  <When at={at} />
                </span>
              </summary>
              <pre className={styles.log} dir="ltr" aria-label={t('bookingRecord:log.sent')}>
                {JSON.stringify(sent, null, 2)}
              </pre>
              <pre className={styles.log} dir="ltr" aria-label={t('bookingRecord:log.received')}>
                {JSON.stringify(received, null, 2)}
              </pre>
            </details>
          </li>
        ))}
      </ol>
      {data && data.total > defaultPerPage && <Pager page={page} total={data.total} onPage={setPage} />}
    </>
  );
}
