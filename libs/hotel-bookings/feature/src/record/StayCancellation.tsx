import { useTranslation } from 'react-i18next';
import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { Terms, ZoneNote } from '@traveldesk/hotels-ui';
import { Amount } from '@traveldesk/shared-ui';
import { useFormat, useNow } from '@traveldesk/shared-web';
import { reviewStyles } from '@traveldesk/suppliers-ui';
import { tierAt, tiersFrom } from './tiers';

/** States in which the stay can be canceled now or soon. */
const open: readonly string[] = ['priced', 'payment_pending', 'issuing', 'confirmed'];

/** Shows the refund of a cancellation now, and all tiers of the terms. */
export function StayCancellation({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation(['hotel-bookings', 'hotels']);
  const format = useFormat();
  const now = useNow();
  const { state, rate, time_zone: zone, check_in: checkIn } = booking;
  if (!open.includes(state)) return null;
  const tier = tierAt(booking, now);
  const tiers = tiersFrom(booking, now)?.map(({ until, back, claim }) => ({ until, refund: back, claim }));
  const house = tier?.house_until;
  return (
    <section className={reviewStyles.card} aria-labelledby="stay-cancellation">
      <h2 id="stay-cancellation">{t('hotels:rates.terms.title')}</h2>
      {tier && (
        <p>
          {t('cancellation.now')}{' '}
          <strong>
            <Amount money={tier.back} />
          </strong>
        </p>
      )}
      <Terms rate={{ now: rate.now, tiers: tiers ?? null }} zone={zone} checkIn={checkIn} />
      {house && (
        <p className={reviewStyles.quiet}>
          {t(Date.parse(house) > now ? 'cancellation.house' : 'cancellation.houseOver', {
            when: format.deadline(house, zone ?? 'UTC'),
          })}
        </p>
      )}
      <ZoneNote zone={zone} />
    </section>
  );
}
