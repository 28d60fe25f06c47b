import { useTranslation } from 'react-i18next';
import { isOfOneKind, travellersOf, type OfferPrice } from '@traveldesk/flights-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { isolated, useFormat } from '@traveldesk/shared-web';
import styles from './journey.module.css';
import './texts';

export interface PriceProps {
  price: OfferPrice;
  travellers: Parameters<typeof travellersOf>[0];
  /** Also shows the net price, to users who may see it. */
  withNet?: boolean;
  /** Shows only the total; the rest is a tooltip. */
  brief?: boolean;
}

/**
 * Shows the total and the price per traveler: an average if there are several traveler types, because suppliers give no breakdown by type.
 */
export function Price({ price, travellers, withNet = false, brief = false }: PriceProps) {
  const { t } = useTranslation('journey');
  const format = useFormat();
  const amount = isolated(format.money(price.per_traveller));
  const each =
    travellersOf(travellers) === 1
      ? t('price.total')
      : t(isOfOneKind(travellers) ? 'price.each' : 'price.average', { amount });
  return (
    <span className={styles.price} title={brief ? each : undefined}>
      <strong className={styles.total}>
        <Bidi>{format.money(price.total)}</Bidi>
      </strong>
      <span className={brief ? styles.spoken : styles.quiet}>{each}</span>
      {withNet && price.net && (
        <span className={styles.quiet}>{t('price.net', { amount: isolated(format.money(price.net)) })}</span>
      )}
    </span>
  );
}
