import { useTranslation } from 'react-i18next';
import { recordStyles } from '@traveldesk/bookings-ui';
import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { useGuestsOfRoom } from '@traveldesk/hotels-ui';
import { Bidi, Email } from '@traveldesk/shared-ui';
import { reviewStyles } from '@traveldesk/suppliers-ui';
import styles from './record.module.css';

/** The guests by room, their contact data and their special requests. */
export function Guests({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation(['hotel-bookings', 'bookingReview', 'hotels']);
  const guestsOf = useGuestsOfRoom();
  const { rooms, travellers, requests, loyalty_number: loyalty } = booking;
  const [lead] = travellers;
  return (
    <div className={recordStyles.page}>
      {rooms.map((room, number) => (
        <section key={number} aria-labelledby={`room-${number}`}>
          <h3 id={`room-${number}`} className={styles.room}>
            {t('hotels:property.stay.room', { number: number + 1 })}{' '}
            <span className={recordStyles.quiet}>{guestsOf(room)}</span>
          </h3>
          <ul className={styles.names}>
            {room.guests.map((place, at) => {
              const guest = travellers[place];
              const age = room.ages?.[at];
              return (
                guest && (
                  <li key={guest.id}>
                    <bdi dir="ltr">{`${guest.given_name} ${guest.family_name}`}</bdi>{' '}
                    <span className={reviewStyles.quiet}>
                      {guest === lead ? t('guests.lead') : age != null && t('review.child', { age })}
                    </span>
                  </li>
                )
              );
            })}
          </ul>
        </section>
      ))}
      <dl className={styles.dates}>
        {lead?.email && (
          <div>
            <dt>{t('bookingReview:email')}</dt>
            <dd>
              <Email>{lead.email}</Email>
            </dd>
          </div>
        )}
        {lead?.phone && (
          <div>
            <dt>{t('bookingReview:phone')}</dt>
            <dd>
              <Bidi>{lead.phone}</Bidi>
            </dd>
          </div>
        )}
        {loyalty && (
          <div>
            <dt>{t('bookingReview:loyalty_number')}</dt>
            <dd>
              <Bidi code>{loyalty}</Bidi>
            </dd>
          </div>
        )}
        {requests && (
          <div>
            <dt>{t('review.requests')}</dt>
            <dd>
              <bdi>{requests}</bdi> <span className={reviewStyles.quiet}>{t('guests.notGuaranteed')}</span>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
