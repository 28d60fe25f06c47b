import { useTranslation } from 'react-i18next';
import type { StayPrice } from '@traveldesk/hotels-contract';
import { Amount } from '@traveldesk/shared-ui';
import styles from './rates.module.css';

export interface TotalProps {
  price: Pick<StayPrice, 'total' | 'per_night'>;
  nights: number;
}

/** The price of all rooms and nights, and that of a night if there are several. */
export function Total({ price, nights }: TotalProps) {
  const { t } = useTranslation('hotels');
  return (
    <p className={styles.total}>
      <strong>
        <Amount money={price.total} />
      </strong>
      <span className={styles.quiet}>{t('rates.forNights', { count: nights })}</span>
      {nights > 1 && (
        <span className={styles.quiet}>
          {t('rates.perNight')} <Amount money={price.per_night} />
        </span>
      )}
    </p>
  );
}
