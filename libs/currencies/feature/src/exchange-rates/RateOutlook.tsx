import { ClockCircleOutlined } from '@ant-design/icons';
import { skipToken } from '@reduxjs/toolkit/query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  exchangeRateInputSchema,
  type ExchangeRateInput,
  type RatePreviewQuery,
} from '@traveldesk/currencies-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat, useDebouncedValue } from '@traveldesk/shared-web';
import { useCurrenciesRatePreviewQuery } from './exchange-rates.api';
import styles from './RateSoFar.module.css';

/** Warns if the typed rate would not come into force at once: it needs approval, or a newer rate stays in force. */
export function RateOutlook() {
  const { t } = useTranslation('currencies');
  const { dateTime, number } = useFormat();
  const [base, quote, since] = [
    Form.useWatch<unknown>('base'),
    Form.useWatch<unknown>('quote'),
    Form.useWatch<unknown>('valid_from'),
  ];
  const typed = useDebouncedValue(Form.useWatch<unknown>('rate'));
  const { data: rate } = exchangeRateInputSchema.safeParse({
    base,
    quote,
    rate: typed,
    valid_from: since ?? null,
  });
  const { currentData: outlook } = useCurrenciesRatePreviewQuery(rate ? queryOf(rate) : skipToken);
  if (!rate || !outlook) return null;
  const { reference, share, waits, newer_from: newer } = outlook;
  return (
    <>
      {newer && (
        <p role="status" className={styles.soFar} data-far>
          <ClockCircleOutlined aria-hidden /> {t('rates.newer', { time: dateTime(newer) })}
        </p>
      )}
      {waits && (
        <p role="status" className={styles.soFar} data-far>
          <ClockCircleOutlined aria-hidden />{' '}
          {reference === null ? t('rates.waitsFirst') : t('rates.waitsApart', { share: number(share) })}{' '}
          {reference !== null && (
            <span className={styles.figure}>
              <Bidi>{`1 ${rate.base} = ${reference} ${rate.quote}`}</Bidi>
            </span>
          )}
        </p>
      )}
    </>
  );
}

function queryOf({ valid_from: since, ...rate }: ExchangeRateInput): RatePreviewQuery {
  return since === null ? rate : { ...rate, valid_from: since };
}
