import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useDashboardStatisticsQuery } from './statistics.api';
import styles from './StatisticsWidget.module.css';
import { Tile } from './Tile';
import { mainTiles, smallTiles } from './tiles';

/** The statistics of SPECIFICATION 2 and 4: blank tiles until the response arrives. */
export function StatisticsWidget() {
  const { t } = useTranslation('dashboard');
  const { data: answer, isFetching } = useDashboardStatisticsQuery();
  // Render tiles first and their figures in the next step, because formatting money takes longer than all tiles.
  const data = useDeferredValue(answer, undefined);
  const isMore = (field: string) => data?.at_least?.some((name) => name === field) ?? false;
  return (
    <section aria-labelledby="statistics" aria-busy={isFetching} className={styles.widget}>
      <h2 id="statistics" className={styles.title}>
        {t('statistics.title')}
      </h2>
      <ul className={styles.main}>
        {mainTiles.map((tile) => (
          <li key={tile.field}>
            <Tile {...tile} value={data?.[tile.field]} />
          </li>
        ))}
      </ul>
      <ul className={styles.row}>
        {smallTiles.map((tile) => (
          <li key={tile.field} className={styles.card}>
            <Tile {...tile} value={data?.[tile.field]} more={isMore(tile.field)} small />
          </li>
        ))}
      </ul>
    </section>
  );
}
