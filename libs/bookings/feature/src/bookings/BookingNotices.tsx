import { InfoCircleOutlined, QuestionCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@traveldesk/bookings-contract';
import { When } from '@traveldesk/shared-ui';
import { Countdown } from '../Countdown';
import en from '../texts/en.json';
import styles from './booking.module.css';

/** What has to be known of a booking before anything else is read: doubts first, then what others have changed. */
export function BookingNotices({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const { operation, last_operation: last, flags, state } = booking;
  const shown = flags.filter(
    (flag) => flag !== 'duplicate_suspected' || booking.reason !== null || state !== 'failed',
  );
  return (
    <div className={styles.notices}>
      {operation?.state === 'in_doubt' && (
        <section className={styles.notice} data-kind="error" aria-labelledby="in-doubt">
          <h2 id="in-doubt">
            <QuestionCircleOutlined aria-hidden /> {t(`doubts.${operation.kind}`)}
          </h2>
          <p>{t('notices.in_doubt')}</p>
          <p>
            {isCause(operation.cause) && t(`causes.${operation.cause}`)}{' '}
            {operation.said && <bdi>{operation.said}</bdi>}
          </p>
          {operation.next_check_at && (
            <p>
              {t('notices.next_check')} <Countdown at={operation.next_check_at} />
            </p>
          )}
        </section>
      )}
      {operation?.state === 'pending' && (
        <p role="status" className={styles.notice} data-kind="info">
          <InfoCircleOutlined aria-hidden /> {t(`notices.doing.${operation.kind}`)}
        </p>
      )}
      {!operation && last?.state === 'refused' && (
        <p role="status" className={styles.notice} data-kind="warning">
          <WarningOutlined aria-hidden /> {t(`notices.refused.${last.kind}`)}{' '}
          {isCause(last.cause) && t(`causes.${last.cause}`)} {last.said && <bdi>{last.said}</bdi>}{' '}
          {last.ended_at && <When at={last.ended_at} />}
        </p>
      )}
      {shown.map((flag) => (
        <p key={flag} className={styles.notice} data-kind="warning">
          <WarningOutlined aria-hidden /> {t(`flags.${flag}`)}
        </p>
      ))}
    </div>
  );
}

function isCause(cause: string | null): cause is keyof typeof en.causes {
  return cause !== null && cause in en.causes;
}
