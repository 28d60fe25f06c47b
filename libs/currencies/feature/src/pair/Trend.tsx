import { useTranslation } from 'react-i18next';
import type { RatePair } from '@traveldesk/currencies-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat, useLanguage } from '@traveldesk/shared-web';
import { trendBox, trendPoints, trendRange } from './trend.points';
import styles from './PairViewPage.module.css';

/** A line chart of the pair's past rates. Keeps its space while loading. */
export function Trend({ pair }: { pair: RatePair | undefined }) {
  const { t } = useTranslation('currencies');
  const { date } = useFormat();
  const { direction } = useLanguage();
  const trend = pair?.trend ?? [];
  const [first, last] = [trend[0], trend.at(-1)];
  const { low, high } = trendRange(trend);
  if (pair && trend.length < 2) return null;
  const range = {
    from: date(first?.valid_from ?? new Date()),
    to: date(last?.valid_from ?? new Date()),
    low,
    high,
  };
  return (
    <figure className={styles.trend} aria-busy={!pair}>
      <figcaption className={styles.caption}>
        <h2 className={styles.title}>{t('pair.trend')}</h2>
        {pair && (
          <span className={styles.range}>
            {t('pair.low')} <Bidi>{low}</Bidi> · {t('pair.high')} <Bidi>{high}</Bidi>
          </span>
        )}
      </figcaption>
      <svg
        className={styles.line}
        viewBox={`-4 -4 ${trendBox.width + 8} ${trendBox.height + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={pair && t('pair.trendSaid', range)}
      >
        {pair && <polyline points={trendPoints(trend, direction)} vectorEffect="non-scaling-stroke" />}
      </svg>
      <div className={styles.ends}>
        <bdi>{pair && range.from}</bdi>
        <bdi>{pair && range.to}</bdi>
      </div>
    </figure>
  );
}
