import { useTranslation } from 'react-i18next';
import type { Booking } from '@traveldesk/bookings-contract';
import { Amount } from '@traveldesk/shared-ui';
import styles from './booking.module.css';
import { ExactDeadline } from './ExactDeadline';

/** The line below a booking's name: its first person, price and next deadline. */
export function BookingHeadline({ booking, lead: leadLabel }: { booking: Booking; lead: string }) {
  const { t } = useTranslation('bookings');
  const { travellers, group, price, deadline } = booking;
  const [lead] = travellers;
  const name = lead ? `${lead.given_name} ${lead.family_name}` : group?.name;
  return (
    <span className={styles.headline}>
      {name && (
        <span>
          {leadLabel} <bdi>{name}</bdi>
        </span>
      )}
      {price && (
        <span>
          {t('fields.total')} <Amount money={price.total} />
        </span>
      )}
      {deadline && (
        <span>
          <ExactDeadline deadline={deadline} />
        </span>
      )}
    </span>
  );
}
