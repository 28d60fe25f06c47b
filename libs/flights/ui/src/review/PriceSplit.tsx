import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isOfOneKind,
  travellersOf,
  type FlightCriteria,
  type OfferPrice,
} from '@traveldesk/flights-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { reviewStyles } from '@traveldesk/suppliers-ui';
import styles from './review.module.css';

/** An extra, such as a bag; `price` is null while it is unknown. */
export interface BesideLine {
  key: string;
  label: string;
  price: Money | null;
}

const nothing: readonly BesideLine[] = [];

export interface PriceSplitProps {
  price: OfferPrice;
  travellers: FlightCriteria;
  /** The list's price, if it was different. */
  previous: OfferPrice | null;
  beside?: readonly BesideLine[];
}

/** Shows the price breakdown as far as the supplier gives one, and the extras. */
export function PriceSplit({ price, travellers, previous, beside = nothing }: PriceSplitProps) {
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
  const withBeside = (money: Money) => {
    const all = plus(money, beside);
    return all ? <Bidi>{format.money(all)}</Bidi> : '…';
  };
  const before = previous && (
    <del>
      <Bidi>{format.money(previous.total)}</Bidi>
    </del>
  );
  const isFlightsAlone = beside.length === 0;
  return (
    <dl className={styles.split}>
      {row(t('price.base'), price.base)}
      {row(t('price.tax'), price.tax)}
      {count > 1 &&
        row(t(isOfOneKind(travellers) ? 'price.perTraveller' : 'price.average'), price.per_traveller)}
      {!isFlightsAlone && (
        <div>
          <dt>{t('price.flights')}</dt>
          <dd>
            {before}
            <Bidi>{format.money(price.total)}</Bidi>
          </dd>
        </div>
      )}
      {beside.map(({ key, label, price: asked }) => (
        <div key={key} className={styles.beside}>
          <dt>{label}</dt>
          <dd>{asked ? <Bidi>{format.money(asked)}</Bidi> : '…'}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          {t('price.total')}
          <span className={reviewStyles.quiet}>{t('travellers.count', { count })}</span>
        </dt>
        <dd>
          {isFlightsAlone && before}
          <strong>{withBeside(price.total)}</strong>
        </dd>
      </div>
      {price.net && (
        // Hidden in print, which may go to a customer (TRAVEL-RULES 30). Extras have no markup, so their price is added to the net price.
        <div className={styles.screenOnly}>
          <dt>{t('price.netLabel')}</dt>
          <dd>{withBeside(price.net)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Returns an amount plus the extras; null if an extra's price is unknown. */
function plus(money: Money, beside: readonly BesideLine[]): Money | null {
  let sum = minorUnits(money);
  for (const { price } of beside) {
    if (!price) return null;
    sum += minorUnits(price);
  }
  return moneyOf(sum, money.currency);
}
