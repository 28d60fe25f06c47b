import { useTranslation } from 'react-i18next';
import type { RoomRate } from '@traveldesk/hotels-contract';
import { reviewStyles } from '@traveldesk/suppliers-ui';

/** Says why a quoted rate cannot be booked; nothing if it can. */
export function WhyNotBookable({ rate }: { rate: Pick<RoomRate, 'payment' | 'now' | 'bookable'> }) {
  const { t } = useTranslation('hotels');
  const { payment, now, bookable } = rate;
  const reason =
    payment === 'deposit' && now === null
      ? 'quote.depositUnknown'
      : bookable === false
        ? 'rates.notBookable'
        : null;
  if (!reason) return null;
  return (
    <section className={reviewStyles.card} data-kind="warning">
      <h2>{t('quote.notBookable')}</h2>
      <p className={reviewStyles.quiet}>{t(reason)}</p>
    </section>
  );
}
