import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  CoffeeOutlined,
  QuestionCircleOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardRate } from '@traveldesk/hotels-contract';
import { Bidi, Tag } from '@traveldesk/shared-ui';
import { isolated, useFormat } from '@traveldesk/shared-web';
import styles from './results.module.css';
import { useCardWords } from './useCardWords';

export interface RateLinesProps {
  rate: CardRate;
  /** The supplier's name. */
  children: ReactNode;
}

/** Board, payment and terms of a card's rate. Says so where a fact is not known yet. */
export function RateLines({ rate, children }: RateLinesProps) {
  const { t } = useTranslation('hotels');
  const words = useCardWords();
  return (
    <ul className={styles.rateLines}>
      <li data-known={rate.board !== null}>
        <CoffeeOutlined aria-hidden /> {words.board(rate)}
      </li>
      <li data-known={rate.payment !== null}>
        <WalletOutlined aria-hidden /> {words.payment(rate)}
      </li>
      <li data-known={rate.terms !== null} data-good={rate.terms === 'free'}>
        {rate.terms === 'free' ? (
          <CheckCircleOutlined aria-hidden />
        ) : rate.terms === 'none' ? (
          <CloseCircleOutlined aria-hidden />
        ) : (
          <QuestionCircleOutlined aria-hidden />
        )}{' '}
        {words.terms(rate)}
      </li>
      {rate.bookable === false && (
        <li>
          <Tag color="error">{t('rate.notBookable')}</Tag>
        </li>
      )}
      <li className={styles.quiet}>{children}</li>
    </ul>
  );
}

export interface RatePriceProps {
  rate: CardRate;
  nights: number;
}

/** The price of a card's rate: the total, per night, and what is due at the property besides. */
export function RatePrice({ rate, nights }: RatePriceProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const words = useCardWords();
  const { total, per_night: night, net } = rate.price;
  const due = words.due(rate);
  return (
    <div className={styles.price}>
      <strong className={styles.total}>
        {rate.from && <span className={styles.from}>{t('rate.from')} </span>}
        <Bidi>{format.money(total)}</Bidi>
      </strong>
      <span className={styles.quiet}>{t('search.nightCount', { count: nights })}</span>
      <span className={styles.quiet}>{t('rate.perNight', { amount: isolated(format.money(night)) })}</span>
      {due && <span className={styles.due}>{due}</span>}
      {net && <span className={styles.quiet}>{t('rate.net', { amount: isolated(format.money(net)) })}</span>}
    </div>
  );
}
