import { useTranslation } from 'react-i18next';
import type { Simulation } from '@traveldesk/markups-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat, useLanguage } from '@traveldesk/shared-web';
import styles from './simulation.module.css';
import './texts';

const height = 96;
const bar = 24;
const gap = 4;
/** The minimum height of a bar, so that small counts can be seen and pointed at. */
const least = 3;

type Bucket = Simulation['buckets'][number];

/** A histogram of price changes, from the largest fall to the largest rise in reading direction, with a table for screen readers. */
export function ChangePicture({ simulation }: { simulation: Simulation }) {
  const { t } = useTranslation('markupSimulation');
  const { number } = useFormat();
  const { direction } = useLanguage();
  const { buckets, raised, lowered, sampled } = simulation;
  const most = Math.max(1, ...buckets.map(({ count }) => count));
  const wordsOf = ({ from, to }: Bucket) => t('picture.bucket', { from: number(from), to: number(to) });
  const same = number(sampled - raised - lowered);
  return (
    <figure className={styles.picture}>
      <figcaption>{t('picture.title')}</figcaption>
      <svg
        role="img"
        aria-label={t('picture.label', { raised: number(raised), lowered: number(lowered), same })}
        viewBox={`0 0 ${buckets.length * (bar + gap)} ${height}`}
      >
        {buckets.map((bucket, index) => {
          const place = direction === 'rtl' ? buckets.length - 1 - index : index;
          const size = bucket.count === 0 ? 0 : Math.max(least, (bucket.count / most) * height);
          return (
            <rect
              key={bucket.from}
              data-change={changeOf(bucket)}
              x={place * (bar + gap)}
              y={height - size}
              width={bar}
              height={size}
              rx={2}
            >
              <title>{`${wordsOf(bucket)}: ${number(bucket.count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={styles.axis} aria-hidden>
        <Bidi>{`${number(buckets[0]?.from ?? 0)}\u00a0%`}</Bidi>
        <Bidi>{`${number(buckets.at(-1)?.to ?? 0)}\u00a0%`}</Bidi>
      </p>
      <details>
        <summary>{t('picture.table')}</summary>
        <table className={styles.buckets}>
          <thead>
            <tr>
              <th scope="col">{t('picture.change')}</th>
              <th scope="col">{t('picture.prices')}</th>
            </tr>
          </thead>
          <tbody>
            {buckets.map((bucket) => (
              <tr key={bucket.from}>
                <th scope="row">{wordsOf(bucket)}</th>
                <td>{number(bucket.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function changeOf({ from, to }: Bucket): 'less' | 'more' | 'same' {
  if (to <= 0) return 'less';
  return from >= 0 ? 'more' : 'same';
}
