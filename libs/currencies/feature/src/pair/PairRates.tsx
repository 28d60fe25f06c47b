import { useTranslation } from 'react-i18next';
import { DataTable } from '@traveldesk/shared-ui';
import { useFormat, useListState } from '@traveldesk/shared-web';
import { pairRateColumns } from '../exchange-rates/exchange-rate.columns';
import { useCurrenciesPairRatesQuery } from '../exchange-rates/exchange-rates.api';
import styles from './PairViewPage.module.css';

/** All rates of the pair in either direction, as entered. */
export function PairRates({ pair }: { pair: string }) {
  const { t } = useTranslation('currencies');
  const format = useFormat();
  const list = useListState([]);
  const rates = useCurrenciesPairRatesQuery({ ...list.query, pair });
  return (
    <section className={styles.rates} aria-labelledby="pair-rates">
      <h2 id="pair-rates" className={styles.title}>
        {t('pair.rates')}
      </h2>
      <div className={styles.card}>
        <DataTable {...list.tableProps(rates)} columns={pairRateColumns(t, format)} />
      </div>
    </section>
  );
}
