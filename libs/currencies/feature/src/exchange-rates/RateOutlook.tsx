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
import { useFormat, useSettled } from '@traveldesk/shared-web';
import { useCurrenciesRatePreviewQuery } from './exchange-rates.api';
import styles from './RateSoFar.module.css';

/** Says of the typed rate that it will wait for a second person, and why; nothing where it comes into force at once. */
export function RateOutlook() {
  const { t } = useTranslation('currencies');
  const { number } = useFormat();
  const [base, quote, since] = [
    Form.useWatch<unknown>('base'),
    Form.useWatch<unknown>('quote'),
    Form.useWatch<unknown>('valid_from'),
  ];
  const typed = useSettled(Form.useWatch<unknown>('rate'));
  const { data: rate } = exchangeRateInputSchema.safeParse({
    base,
    quote,
    rate: typed,
    valid_from: since ?? null,
  });
  const { currentData: outlook } = useCurrenciesRatePreviewQuery(rate ? queryOf(rate) : skipToken);
  if (!rate || !outlook?.waits) return null;
  const { reference, share } = outlook;
  return (
    <p role="status" className={styles.soFar} data-far>
      <ClockCircleOutlined aria-hidden />{' '}
      {reference === null ? t('rates.waitsFirst') : t('rates.waitsApart', { share: number(share) })}{' '}
      {reference !== null && (
        <span className={styles.figure}>
          <Bidi>{`1 ${rate.base} = ${reference} ${rate.quote}`}</Bidi>
        </span>
      )}
    </p>
  );
}

function queryOf({ valid_from: since, ...rate }: ExchangeRateInput): RatePreviewQuery {
  return since === null ? rate : { ...rate, valid_from: since };
}
