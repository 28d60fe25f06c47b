import { useTranslation } from 'react-i18next';
import { travellersOf, type OfferPrice } from '@traveldesk/flights-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { isolated } from './isolated';
import styles from './journey.module.css';

export interface PriceProps {
  price: OfferPrice;
  travellers: Parameters<typeof travellersOf>[0];
}

/** The total, what it is for each traveller, and for those who see it what it costs the platform. */
export function Price({ price, travellers }: PriceProps) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const several = travellersOf(travellers) > 1;
  return (
    <span className={styles.price}>
      <strong className={styles.total}>
        <Bidi>{format.money(price.total)}</Bidi>
      </strong>
      <span className={styles.quiet}>
        {several
          ? t('price.each', { amount: isolated(format.money(price.per_traveller)) })
          : t('price.total')}
      </span>
      {price.net && (
        <span className={styles.quiet}>{t('price.net', { amount: isolated(format.money(price.net)) })}</span>
      )}
    </span>
  );
}
