import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { bookingAddress, pendingStates, type BookingState } from '@traveldesk/bookings-contract';
import { useLazyBookingsPriceExplanationQuery } from '@traveldesk/bookings-ui';
import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { Address, PaidLines, Photo, RateMarks, Stars, useRateWords } from '@traveldesk/hotels-ui';
import '@traveldesk/hotels-ui/texts';
import { WhyThisPriceButton } from '@traveldesk/markups-ui';
import { Amount, Bidi, Email } from '@traveldesk/shared-ui';
import { reviewStyles } from '@traveldesk/suppliers-ui';
import { ReplacedNotice } from './ReplacedNotice';
import { StayCancellation } from './StayCancellation';
import { StayDates } from './StayDates';
import styles from './record.module.css';

const isPending = (state: BookingState) => (pendingStates as readonly string[]).includes(state);

/** The stay of a booking: property, dates, room, amounts due now and at the property, and cancellation costs. */
export function StayDetails({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation(['hotel-bookings', 'hotels']);
  const words = useRateWords();
  const [explain] = useLazyBookingsPriceExplanationQuery();
  const { property, details, contact, room, rate, price, replaced_by: next } = booking;
  const [photo] = details.photos;
  return (
    <div className={styles.stay}>
      {/* Its key reads the old booking again, which can be canceled only after this one has its result. */}
      {booking.replaces && <ReplacedNotice key={booking.state} id={booking.replaces.id} booking={booking} />}
      {next && next.state !== 'failed' && (
        <p className={reviewStyles.notice}>
          {t(isPending(next.state) ? 'replaced.pending' : 'replaced.by')}{' '}
          <Link to={bookingAddress({ product: 'hotel', id: next.id })}>
            <Bidi code>{next.number}</Bidi>
          </Link>
        </p>
      )}
      <section className={reviewStyles.card} aria-labelledby="stay">
        <h2 id="stay">
          <bdi>{property.name}</bdi> {property.stars !== null && <Stars stars={property.stars} />}
        </h2>
        <div className={styles.property}>
          <div className={styles.lines}>
            <p>
              <Address {...property} />
            </p>
            {contact && (
              <p className={styles.contact}>
                {contact.phone && <Bidi>{contact.phone}</Bidi>}{' '}
                {contact.email && <Email>{contact.email}</Email>}
              </p>
            )}
            <StayDates booking={booking} />
            <p>
              <strong dir="auto">{room.name}</strong> · {words.board(rate.board)}
            </p>
            <RateMarks rate={rate} />
          </div>
          {photo && (
            <div className={styles.photo}>
              <Photo name={photo} alt="" />
            </div>
          )}
        </div>
      </section>
      <div className={styles.pair}>
        <StayCancellation booking={booking} />
        <section className={reviewStyles.card} aria-labelledby="stay-money">
          <h2 id="stay-money">{t('money.title')}</h2>
          <PaidLines rate={rate} />
          {rate.commission !== undefined && (
            <p>
              {t('hotels:rates.staff.commission')}{' '}
              {rate.commission ? (
                <Amount money={rate.commission} />
              ) : (
                t('hotels:rates.staff.commissionUnknown')
              )}
            </p>
          )}
          {price?.net && booking.kind === 'supplier' && (
            <WhyThisPriceButton load={() => explain({ product: 'hotel', id: booking.id }).unwrap()} />
          )}
        </section>
      </div>
    </div>
  );
}
