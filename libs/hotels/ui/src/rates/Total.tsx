import { useTranslation } from 'react-i18next';
import type { StayPrice } from '@traveldesk/hotels-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import styles from './rates.module.css';

export interface TotalProps {
  price: Pick<StayPrice, 'total' | 'per_night'>;
  nights: number;
}

/** The price of all rooms and nights, and that of a night if there are several. */
export function Total({ price, nights }: TotalProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  return (
    <p className={styles.total}>
      <strong>
        <Bidi>{format.money(price.total)}</Bidi>
      </strong>
      <span className={styles.quiet}>{t('rates.forNights', { count: nights })}</span>
      {nights > 1 && (
        <span className={styles.quiet}>
          {t('rates.perNight')} <Bidi>{format.money(price.per_night)}</Bidi>
        </span>
      )}
    </p>
  );
}
