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
import styles from './review.module.css';

/** Something that is bought beside the flights; `price` is null as long as nobody knows it. */
export interface BesideLine {
  key: string;
  label: string;
  price: Money | null;
}

const nothing: readonly BesideLine[] = [];

export interface PriceSplitProps {
  price: OfferPrice;
  travellers: FlightCriteria;
  /** The price that the list showed, where it was another. */
  previous: OfferPrice | null;
  beside?: readonly BesideLine[];
}

/** What the total is made of, as far as the supplier parts it, with what is bought beside the flights. */
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
          <span className={styles.quiet}>{t('travellers.count', { count })}</span>
        </dt>
        <dd>
          {isFlightsAlone && before}
          <strong>{withBeside(price.total)}</strong>
        </dd>
      </div>
      {price.net && (
        // What is printed may go to a customer (TRAVEL-RULES 30). Nothing is earned by what is bought beside the flights.
        <div className={styles.screenOnly}>
          <dt>{t('price.netLabel')}</dt>
          <dd>{withBeside(price.net)}</dd>
        </div>
      )}
    </dl>
  );
}

/** An amount and what is bought beside it; null where a price of that is not known. */
function plus(money: Money, beside: readonly BesideLine[]): Money | null {
  let sum = minorUnits(money);
  for (const { price } of beside) {
    if (!price) return null;
    sum += minorUnits(price);
  }
  return moneyOf(sum, money.currency);
}
