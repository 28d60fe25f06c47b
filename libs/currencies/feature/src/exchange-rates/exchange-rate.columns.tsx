import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { pairText, type ExchangeRate } from '@traveldesk/currencies-contract';
import { Bidi, type DataColumn } from '@traveldesk/shared-ui';
import type { Format } from '@traveldesk/shared-web';
import styles from './exchange-rate.module.css';
import { RateSource } from './RateSource';
import { RateState } from './RateState';

type Column = DataColumn<ExchangeRate>;

/** Columns of the list of all rates; the pair comes first. */
export function exchangeRateColumns(t: TFunction<'currencies'>, format: Format): Column[] {
  const pair: Column = {
    key: 'pair',
    title: t('rates.fields.pair'),
    sorter: true,
    render: (_, rate) => (
      <Link to={`/exchange-rates/view/${pairText(rate)}`}>
        <Bidi code>{`${rate.base}/${rate.quote}`}</Bidi>
      </Link>
    ),
  };
  const { rate, status, since, source } = ownColumns(t, format);
  // The pair's column names the currencies.
  const alone: Column = { ...rate, render: (_, { rate }) => <Bidi code>{rate}</Bidi> };
  return [pair, alone, status, since, source];
}

/** Columns of one pair's rates, where the time comes first. */
export function pairRateColumns(t: TFunction<'currencies'>, format: Format): Column[] {
  const { rate, status, since, source } = ownColumns(t, format);
  return [since, rate, status, source];
}

/** Columns common to both lists. */
function ownColumns(
  t: TFunction<'currencies'>,
  { dateTime, relative }: Format,
): Record<'rate' | 'status' | 'since' | 'source', Column> {
  return {
    rate: {
      key: 'rate',
      title: t('rates.fields.rate'),
      align: 'end',
      render: (_, { base, quote, rate }) => (
        <Bidi>
          {`1 ${base} = `}
          <strong>{rate}</strong>
          {` ${quote}`}
        </Bidi>
      ),
    },
    status: {
      key: 'status',
      title: t('rates.fields.status'),
      render: (_, rate) => <RateState rate={rate} />,
    },
    since: {
      key: 'valid_from',
      room: 800,
      title: t('rates.fields.valid_from'),
      sorter: true,
      render: (_, { valid_from: since }) => (
        <time dateTime={since} title={relative(since)} className={styles.date}>
          {dateTime(since)}
        </time>
      ),
    },
    source: {
      key: 'source',
      room: 900,
      title: t('rates.fields.source'),
      sorter: true,
      render: (_, rate) => <RateSource rate={rate} />,
    },
  };
}
