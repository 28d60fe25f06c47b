import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@traveldesk/shared-web';
import styles from './search.module.css';
import './texts';

export interface FacetOption {
  value: string;
  label: string;
}

export interface FacetProps {
  title: string;
  options: readonly FacetOption[];
  counts: ReadonlyMap<string, number>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Values shown before the "more" button. */
const atOnce = 6;

/** A filter with several selectable values, each with the number of results it would leave. */
export function Facet({ title, options, counts, chosen, onChange }: FacetProps) {
  const { t } = useTranslation('supplierSearch');
  const format = useFormat();
  const [all, setAll] = useState(false);
  // Chosen values stay, even if no result has them, so that they can be removed.
  const offered = options.filter(({ value }) => counts.has(value) || chosen.includes(value));
  if (offered.length === 0) return null;
  const toggle = (value: string, on: boolean) =>
    onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <fieldset className={styles.facet}>
      <legend>{title}</legend>
      {(all ? offered : offered.slice(0, atOnce)).map(({ value, label }) => (
        <div key={value} className={styles.facetRow}>
          <Checkbox checked={chosen.includes(value)} onChange={({ target }) => toggle(value, target.checked)}>
            {label}
          </Checkbox>
          <span className={styles.quiet}>{format.number(counts.get(value) ?? 0)}</span>
        </div>
      ))}
      {offered.length > atOnce && (
        <button type="button" className={styles.link} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('filters.fewer') : t('filters.more', { count: offered.length - atOnce })}
        </button>
      )}
    </fieldset>
  );
}
