import { useTranslation } from 'react-i18next';
import type { Booking } from '@traveldesk/bookings-contract';
import { BagWords, Conditions, SliceDetails } from '@traveldesk/flights-ui';
import { WhyThisPriceButton } from '@traveldesk/markups-ui';
import styles from './booking.module.css';
import { GroupWish } from './GroupWish';
import { useLazyBookingsPriceExplanationQuery } from './bookings.api';

/** The flights of a booking, by the clocks of their airports, and what they were sold with. */
export function Itinerary({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const [explain] = useLazyBookingsPriceExplanationQuery();
  const { id, group, slices, names, bags, conditions, extras, price } = booking;
  return (
    <section className={styles.journey} aria-label={t('tabs.itinerary')}>
      {group && slices.length === 0 && <GroupWish group={group} />}
      {slices.map((slice, index) => (
        <SliceDetails key={index} slice={slice} number={index + 1} names={names} />
      ))}
      {bags && <BagWords bags={bags} />}
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
          <WhyThisPriceButton load={() => explain(id).unwrap()} />
        </div>
      )}
    </section>
  );
}
