import { useTranslation } from 'react-i18next';
import type { Review } from '@traveldesk/flights-contract';
import { apart, isolated, useFormat } from '@traveldesk/shared-web';

/** Until when a hold has to be paid, and until when its price is safe: by the reader's clock, and in UTC, which everybody means the same by. */
export function Deadlines({ requirements }: Pick<Review, 'requirements'>) {
  const { t } = useTranslation('flight-bookings');
  const format = useFormat();
  const { payment_required_by: pay, price_guaranteed_until: price } = requirements;
  const when = (instant: string) => ({
    local: apart(format.dateTime(instant)),
    utc: isolated(`${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`),
  });
  return (
    <ul>
      <li>{pay ? t('review.deadlines.pay', when(pay)) : t('review.deadlines.payUnknown')}</li>
      <li>{price ? t('review.deadlines.price', when(price)) : t('review.deadlines.priceUnknown')}</li>
    </ul>
  );
}
