import { useTranslation } from 'react-i18next';
import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import type { Review } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import type { Total } from './useTotal';

/** The prices of the offer and the extras, and their total. */
export function TotalLines({ review, total }: { review: Review; total: Total }) {
  const { t } = useTranslation('flight-bookings');
  const format = useFormat();
  const amount = (money: Money | null) => <dd>{money ? <Bidi>{format.money(money)}</Bidi> : '…'}</dd>;
  return (
    <dl className={styles.total}>
      <div>
        <dt>{t('review.order.flights')}</dt>
        {amount(review.offer.price.total)}
      </div>
      {total.extras.length > 0 && (
        <div>
          <dt>{t('review.extras.title')}</dt>
          {amount(total.ofExtras)}
        </div>
      )}
      <div>
        <dt>
          <strong>{t('review.order.total')}</strong>
        </dt>
        {amount(total.sum)}
      </div>
    </dl>
  );
}
