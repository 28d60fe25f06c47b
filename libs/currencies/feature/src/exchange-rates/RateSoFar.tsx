import { skipToken } from '@reduxjs/toolkit/query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { exchangeRatePermissions, isCurrency, pairText } from '@traveldesk/currencies-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useCan, useFormat } from '@traveldesk/shared-web';
import { changeInPercent, isFarApart } from './change';
import { useCurrenciesPairSoFarQuery } from './exchange-rates.api';
import styles from './RateSoFar.module.css';

/** The pair's current rate and the typed rate's difference from it, which reveals a misplaced decimal point. */
export function RateSoFar() {
  const { t } = useTranslation('currencies');
  const { date, number } = useFormat();
  const base = Form.useWatch<string | null | undefined>('base') ?? '';
  const quote = Form.useWatch<string | null | undefined>('quote') ?? '';
  const typed = Form.useWatch<unknown>('rate');
  const asks =
    useCan(exchangeRatePermissions.list) && isCurrency(base) && isCurrency(quote) && base !== quote;
  const { currentData: pair } = useCurrenciesPairSoFarQuery(asks ? pairText({ base, quote }) : skipToken);
  if (!pair) return null;
  const percent = changeInPercent(pair.rate, typed);
  const isFar = percent !== null && isFarApart(percent);
  return (
    <p role="status" className={styles.soFar} data-far={isFar}>
      {t('rates.soFar', { day: date(pair.newest.valid_from) })}{' '}
      <span className={styles.figure}>
        <Bidi>{`1 ${base} = ${pair.rate} ${quote}`}</Bidi>
      </span>
      {percent !== null && (
        <>
          {' '}
          <span className={styles.figure}>
            <Bidi>{`(${percent > 0 ? '+' : ''}${number(Math.round(percent * 100) / 100)} %)`}</Bidi>
          </span>
        </>
      )}
      {isFar && <strong className={styles.far}>{t('rates.farApart')}</strong>}
    </p>
  );
}
