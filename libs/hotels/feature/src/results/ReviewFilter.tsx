import { Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@traveldesk/shared-web';
import styles from './results.module.css';

const offered = [9, 8, 7, 6];

export interface ReviewFilterProps {
  /** The scores of the properties that the other filters leave. */
  scores: readonly number[];
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Filters by the lowest review score, with the number of properties that each would leave. */
export function ReviewFilter({ scores, value, onChange }: ReviewFilterProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const id = useId();
  if (scores.length === 0 && value === null) return null;
  const all = value === null || offered.includes(value) ? offered : [value, ...offered];
  return (
    <div className={styles.field}>
      <span id={id}>{t('filters.review')}</span>
      <Radio.Group
        aria-labelledby={id}
        className={styles.radios}
        value={value ?? 0}
        onChange={({ target }) => onChange((target.value as number) || null)}
      >
        <Radio value={0}>{t('filters.anyReview')}</Radio>
        {all.map((least) => (
          <span key={least} className={styles.radioRow}>
            <Radio value={least}>{t('filters.atLeast', { score: format.number(least) })}</Radio>
            <span className={styles.quiet}>
              {format.number(scores.filter((score) => score >= least).length)}
            </span>
          </span>
        ))}
      </Radio.Group>
    </div>
  );
}
