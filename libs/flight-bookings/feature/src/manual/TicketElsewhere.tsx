import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { bookingAddress, type BookingRow } from '@traveldesk/bookings-contract';
import { Bidi } from '@traveldesk/shared-ui';
import styles from './manual.module.css';
import './texts';

/** Warns that another booking has the same ticket, which would then be charged twice. */
export function TicketElsewhere({
  other,
}: {
  other: Pick<BookingRow, 'product' | 'id' | 'number'> | undefined;
}) {
  const { t } = useTranslation('manualBookings');
  return (
    <span role="status" className={styles.warns}>
      {other && (
        <>
          {t('tickets.elsewhere')}{' '}
          <Link to={bookingAddress(other)} target="_blank">
            <Bidi code>{other.number}</Bidi>
          </Link>
        </>
      )}
    </span>
  );
}
