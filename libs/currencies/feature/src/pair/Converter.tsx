import { Button } from 'antd';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conversion } from '@traveldesk/currencies-contract';
import { Bidi, DecimalInput, useKeptFields } from '@traveldesk/shared-ui';
import { problemOf, useFormat } from '@traveldesk/shared-web';
import { useLazyCurrenciesConversionQuery } from '../exchange-rates/exchange-rates.api';
import styles from './PairViewPage.module.css';

const blank = { amount: '' };
const unasked = { asks: false };

/** Converts an amount at the current rates, like a wallet conversion. */
export function Converter({ base, quote }: { base: string; quote: string }) {
  const { t } = useTranslation(['currencies', 'common']);
  const kept = useKeptFields('convert', blank, unasked);
  const { amount } = kept.values;
  const [ask, { currentData, error, isFetching }] = useLazyCurrenciesConversionQuery();
  const problem = problemOf(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount.trim()) void ask({ amount: amount.trim(), from: base, to: quote });
  };
  return (
    <section className={styles.converter} aria-labelledby="converter">
      <h2 id="converter" className={styles.title}>
        {t('converter.title')}
      </h2>
      {kept.notice}
      <form className={styles.form} onSubmit={submit}>
        <DecimalInput
          className={styles.amount}
          maxLength={20}
          currency={base}
          aria-label={t('converter.amount', { currency: base })}
          suffix={base}
          value={amount}
          status={problem ? 'error' : ''}
          onChange={(amount) => kept.change({ amount })}
        />
        <Button htmlType="submit" loading={isFetching}>
          {t('converter.convert', { currency: quote })}
        </Button>
      </form>
      <div className={styles.answer} role="status">
        {error ? (
          (problem?.fields?.amount ?? problem?.message ?? t('common:api.unknownError'))
        ) : (
          <Answer conversion={currentData} />
        )}
      </div>
    </section>
  );
}

function Answer({ conversion }: { conversion: Conversion | undefined }) {
  const { t } = useTranslation('currencies');
  const { money } = useFormat();
  if (!conversion) return t('converter.hint');
  const { given, converted, rate, readable, is_old: isOld } = conversion;
  return (
    <>
      <Bidi>
        {`${money(given)} = `}
        <strong>{money(converted)}</strong>
      </Bidi>
      <span className={styles.way}>
        <Bidi>{`1 ${rate.from} = ${readable} ${rate.to}`}</Bidi>
        {isOld && ` · ${t('converter.old')}`}
      </span>
    </>
  );
}
