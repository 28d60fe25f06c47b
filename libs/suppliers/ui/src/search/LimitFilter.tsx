import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeOf } from './histogram';
import styles from './search.module.css';
import './texts';

export interface LimitFilterProps {
  title: string;
  step: number;
  say: (value: number) => string;
  /** The values that the other filters leave. */
  values: readonly number[];
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A filter with an upper bound; at its maximum it is off. */
export function LimitFilter({ title, step, say, values, value, onChange }: LimitFilterProps) {
  const { t } = useTranslation('supplierSearch');
  const up = (exact: number) => Math.ceil(exact / step) * step;
  const id = useId();
  const [least, most] = rangeOf(values) ?? [0, 0];
  const [min, max] = [up(least), up(most)];
  if (min >= max && value === null) return null;
  const shown = Math.min(value ?? max, Math.max(max, value ?? 0));
  const text = value === null ? t('filters.any') : t('filters.upTo', { bound: say(value) });
  return (
    <div className={styles.facet}>
      <label htmlFor={id} className={styles.facetTitle}>
        {title}
        <span className={styles.quiet}>{text}</span>
      </label>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={min}
        max={Math.max(max, value ?? 0)}
        step={step}
        value={shown}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value) >= max ? null : Number(target.value))}
      />
    </div>
  );
}
