import { useTranslation } from 'react-i18next';
import { moneyOf } from '@traveldesk/shared-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { histogram, rangeOf } from './histogram';
import styles from './search.module.css';
import './texts';

export interface PriceFilterProps {
  /** By default the word for a price. */
  title?: string;
  /** Prices in minor units that the other filters leave. */
  prices: readonly number[];
  currency: string;
  value: { min: number; max: number } | null;
  onChange: (value: { min: number; max: number } | null) => void;
}

const bars = 24;

/** Filters by a range of prices, under a histogram of their frequency. */
export function PriceFilter({ title, prices, currency, value, onChange }: PriceFilterProps) {
  const { t } = useTranslation('supplierSearch');
  const format = useFormat();
  const range = rangeOf(prices);
  if (!range) return null;
  const [least, most] = range;
  if (least === most && !value) return null;
  const { min, max } = { min: Math.max(value?.min ?? least, least), max: Math.min(value?.max ?? most, most) };
  const money = (minor: number) => format.money(moneyOf(minor, currency));
  const set = (next: { min: number; max: number }) =>
    onChange(next.min <= least && next.max >= most ? null : next);
  const chart = histogram(prices, bars);
  const highest = Math.max(...chart.map(({ count }) => count));
  const common = { className: styles.range, min: least, max: most };
  const step = Math.max(1, Math.floor((most - least) / 200));
  return (
    <fieldset className={styles.facet}>
      <legend>{title ?? t('filters.price')}</legend>
      <div className={styles.chart} aria-hidden>
        {chart.map((bar) => (
          <span
            key={bar.from}
            data-in={bar.to >= min && bar.from <= max}
            style={{ blockSize: `${Math.ceil((bar.count / highest) * 100)}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        {...common}
        step={step}
        aria-label={t('filters.priceMin')}
        aria-valuetext={money(min)}
        value={min}
        onChange={({ target }) => set({ min: Math.min(Number(target.value), max), max })}
      />
      <input
        type="range"
        {...common}
        step={step}
        aria-label={t('filters.priceMax')}
        aria-valuetext={money(max)}
        value={max}
        // The slider's last step may end below the highest price.
        onChange={({ target }) =>
          set({ min, max: Math.max(Number(target.value) + step > most ? most : Number(target.value), min) })
        }
      />
      <p className={styles.facetRow}>
        <Bidi>{money(min)}</Bidi>
        <Bidi>{money(max)}</Bidi>
      </p>
    </fieldset>
  );
}
