import { useTranslation } from 'react-i18next';
import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { nightsOf } from '@traveldesk/hotels-contract';
import { isolated, useFormat } from '@traveldesk/shared-web';
import { reviewStyles } from '@traveldesk/suppliers-ui';
import styles from './record.module.css';

/** The days of a stay with its nights, and the property's times of arrival and departure. */
export function StayDates({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation(['hotel-bookings', 'hotels']);
  const format = useFormat();
  const { check_in, check_out, details } = booking;
  const time = (key: 'from' | 'until', value: string | null) =>
    value && (
      <span className={reviewStyles.quiet}>
        {t(`hotels:property.stay.${key}`, { time: isolated(value) })}
      </span>
    );
  return (
    <dl className={styles.dates}>
      <div>
        <dt>{t('hotels:property.stay.checkIn')}</dt>
        <dd>
          {format.date(check_in)} {time('from', details.check_in_after)}
        </dd>
      </div>
      <div>
        <dt>{t('hotels:property.stay.checkOut')}</dt>
        <dd>
          {format.date(check_out)} {time('until', details.check_out_before)}
        </dd>
      </div>
      <div>
        <dt>{t('nights')}</dt>
        <dd>{t('hotels:search.nightCount', { count: nightsOf(booking) })}</dd>
      </div>
    </dl>
  );
}
