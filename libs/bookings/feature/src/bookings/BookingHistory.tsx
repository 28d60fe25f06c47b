import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@traveldesk/bookings-contract';
import { productRecord, recordStyles } from '@traveldesk/bookings-ui';
import '@traveldesk/bookings-ui/texts';
import { defaultPerPage } from '@traveldesk/shared-contract';
import { ErrorState, Pager, When } from '@traveldesk/shared-ui';
import styles from './booking.module.css';
import { useBookingsEventsQuery } from './bookings.api';
import { en } from './texts';

/** Only quotes lead to this state, and their events name it already. */
const quoted = 'cancel_quoted';

/** The state changes of a booking with their authors, newest first. */
export function BookingHistory({ booking: { id, product } }: { booking: Pick<Booking, 'id' | 'product'> }) {
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const [page, setPage] = useState(1);
  const { Former } = productRecord(product) ?? {};
  const { data, error, refetch } = useBookingsEventsQuery(
    { product, id, page },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ol className={styles.events} aria-label={t('tabs.history')} aria-busy={!data}>
        {data?.data.map(({ id: key, from, to, event, reason, actor, former, at }) => (
          <li key={key}>
            <p>
              <strong>{isEvent(event) ? t(`bookingRecord:events.${event}`) : event}</strong>
              {from !== to && to !== quoted && ` · ${t(`states.${to}`)}`}
            </p>
            <p className={recordStyles.quiet}>
              <bdi>{actor ? actor.name : t('bookingRecord:events.byProduct')}</bdi> · <When at={at} />
            </p>
            {reason && (
              <p>
                <bdi>{isCause(reason) ? t(`bookingRecord:causes.${reason}`) : reason}</bdi>
              </p>
            )}
            {former && Former && <Former former={former} />}
          </li>
        ))}
      </ol>
      {data && data.total > defaultPerPage && <Pager page={page} total={data.total} onPage={setPage} />}
    </>
  );
}

function isEvent(event: string): event is keyof typeof en.events {
  return event in en.events;
}

function isCause(reason: string): reason is keyof typeof en.causes {
  return reason in en.causes;
}
