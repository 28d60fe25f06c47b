import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isOfOneKind,
  travellersOf,
  type FlightCriteria,
  type OfferPrice,
} from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import styles from './review.module.css';

export interface PriceSplitProps {
  price: OfferPrice;
  travellers: FlightCriteria;
  /** The price that the list showed, where it was another. */
  previous: OfferPrice | null;
}

/** What the total is made of, as far as the supplier parts it. */
export function PriceSplit({ price, travellers, previous }: PriceSplitProps) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const count = travellersOf(travellers);
  const row = (label: string, money: Money | null | undefined): ReactNode =>
    money && (
      <div>
        <dt>{label}</dt>
        <dd>
          <Bidi>{format.money(money)}</Bidi>
        </dd>
      </div>
    );
  return (
    <dl className={styles.split}>
      {row(t('price.base'), price.base)}
      {row(t('price.tax'), price.tax)}
      {count > 1 &&
        row(t(isOfOneKind(travellers) ? 'price.perTraveller' : 'price.average'), price.per_traveller)}
      <div className={styles.total}>
        <dt>
          {t('price.total')}
          <span className={styles.quiet}>{t('travellers.count', { count })}</span>
        </dt>
        <dd>
          {previous && (
            <del>
              <Bidi>{format.money(previous.total)}</Bidi>
            </del>
          )}
          <strong>
            <Bidi>{format.money(price.total)}</Bidi>
          </strong>
        </dd>
      </div>
      {price.net && (
        // What is printed may go to a customer (TRAVEL-RULES 30).
        <div className={styles.screenOnly}>
          <dt>{t('price.netLabel')}</dt>
          <dd>
            <Bidi>{format.money(price.net)}</Bidi>
          </dd>
        </div>
      )}
    </dl>
  );
}
