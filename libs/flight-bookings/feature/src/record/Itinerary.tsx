import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyBookingsPriceExplanationQuery } from '@traveldesk/bookings-ui';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import { sameBags } from '@traveldesk/flights-contract';
import { BagWords, Conditions, JourneyDetails } from '@traveldesk/flights-ui';
import { WhyThisPriceButton } from '@traveldesk/markups-ui';
import styles from './record.module.css';
import { GroupWish } from './GroupWish';

/** The flights of a booking in local times, with baggage, conditions and extras. */
export function Itinerary({ booking }: { booking: FlightBooking }) {
  const { t } = useTranslation('flight-bookings');
  const [explain] = useLazyBookingsPriceExplanationQuery();
  const title = useId();
  const { product, id, group, slices, names, bags, conditions, extras, price } = booking;
  // Each flight shows its own baggage; the booking's is shown only where a flight differs.
  const differs = bags && slices.some(({ segments }) => segments.some((one) => !sameBags(one.bags, bags)));
  return (
    <section className={styles.journey} aria-labelledby={title}>
      <h2 id={title} className={styles.said}>
        {t('tabs.itinerary')}
      </h2>
      {group && slices.length === 0 && <GroupWish group={group} />}
      <JourneyDetails slices={slices} names={names} conditions={conditions} />
      {differs && <BagWords bags={bags} />}
      {conditions && <Conditions conditions={conditions} />}
      {extras.length > 0 && (
        <ul>
          {extras.map(({ kind, quantity, label }, index) => (
            <li key={index}>
              {t(`extras.${kind}`, { count: quantity })} {label && <bdi>{label}</bdi>}
            </li>
          ))}
        </ul>
      )}
      {price?.net && booking.kind === 'supplier' && (
        <div>
          <WhyThisPriceButton load={() => explain({ product, id }).unwrap()} />
        </div>
      )}
    </section>
  );
}
