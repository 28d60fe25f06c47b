import { useTranslation } from 'react-i18next';
import type { Review } from '@traveldesk/flights-contract';
import { isolateDirection, isolated, useFormat } from '@traveldesk/shared-web';

/** The payment deadline and the price guarantee of a hold, in local time and in UTC, which is the same for everybody. */
export function Deadlines({ requirements }: Pick<Review, 'requirements'>) {
  const { t } = useTranslation('flight-bookings');
  const format = useFormat();
  const { payment_required_by: pay, price_guaranteed_until: price } = requirements;
  const when = (instant: string) => ({
    local: isolateDirection(format.dateTime(instant)),
    utc: isolated(`${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`),
  });
  return (
    <ul>
      <li>{pay ? t('review.deadlines.pay', when(pay)) : t('review.deadlines.payUnknown')}</li>
      <li>{price ? t('review.deadlines.price', when(price)) : t('review.deadlines.priceUnknown')}</li>
    </ul>
  );
}
