import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { bookingPermissions } from '@traveldesk/bookings-contract';
import { numberText } from '@traveldesk/shared-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useCan, useSettled } from '@traveldesk/shared-web';
import styles from './manual.module.css';
import { useFlightBookingsOfTicketQuery } from './manual.api';
import './texts';

/** Digits of a whole ticket number (TRAVEL-RULES 22). */
const whole = 13;
/** States of bookings that came to nothing: their ticket may be entered anew. */
const over: readonly string[] = ['cancelled', 'expired', 'failed'];

interface TicketElsewhereProps {
  number: string | undefined;
  /** The booking that is edited. */
  own: string | undefined;
}

/** Warns that another booking has the ticket, where the user may see that booking: its money would be taken twice. */
export function TicketElsewhere({ number, own }: TicketElsewhereProps) {
  const { t } = useTranslation('manualBookings');
  const digits = useSettled(numberText(number ?? '').replace(/\D/g, ''));
  const skip = !useCan(bookingPermissions.list) || digits.length < whole;
  const { currentData } = useFlightBookingsOfTicketQuery(digits, { skip });
  const [other] = currentData?.data.filter(({ id, state }) => id !== own && !over.includes(state)) ?? [];
  return (
    <span role="status" className={styles.warns}>
      {other && (
        <>
          {t('tickets.elsewhere')}{' '}
          <Link to={`/flights/bookings/view/${other.id}`} target="_blank">
            <Bidi code>{other.number}</Bidi>
          </Link>
        </>
      )}
    </span>
  );
}
