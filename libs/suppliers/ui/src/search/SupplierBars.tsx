import { DownOutlined } from '@ant-design/icons';
import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupplierSearch } from './search-state';
import styles from './search.module.css';
import { shownStatus, SupplierBar, type Shown, type SupplierWords } from './SupplierBar';
import './texts';
import { useKeptOfSearch } from './useKeptOfSearch';

export interface SupplierBarsProps {
  state: SupplierSearch;
  /** The criteria as text, which identify the search. */
  query: string;
  words: SupplierWords;
  onAskAgain: (supplier: string) => void;
}

/** States that list a supplier in the summary line. */
const troubles: ReadonlySet<Shown> = new Set<Shown>(['slow', 'failed', 'stopped']);
const isTrue = (kept: unknown) => kept === true;

/**
 * Shows how many suppliers have answered, in a line of constant height, so that the list below never moves. Slow or failed suppliers join
 * that line and keep their place in it. The button opens the bars of all suppliers, which stay open after a visit to a result.
 */
export function SupplierBars({ state, query, words, onAskAgain }: SupplierBarsProps) {
  const { t } = useTranslation('supplierSearch');
  const [kept, keep] = useKeptOfSearch('suppliers', query, isTrue);
  // After a reload the bars are closed, because loading an unknown number of them would push the list down.
  const [known, setKnown] = useState(Boolean(state.search));
  const open = kept && known;
  const [named, setNamed] = useState<readonly string[]>([]);
  const all = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The focus goes here after a retry, because the retry button disappears.
  const heir = useCallback(() => button.current, []);
  const { search, suppliers } = state;
  if (!search) return <div className={styles.suppliers} aria-hidden />;
  if (search.suppliers.length === 0) return <p className={styles.hint}>{t('suppliers.none')}</p>;
  const bars = search.suppliers.map((supplier) => {
    const over = state.status !== 'searching' && !state.retries[supplier.key];
    const line = suppliers[supplier.key];
    return { supplier, line, status: shownStatus(line, over), words, onAskAgain };
  });
  const answered = bars.filter(({ status }) => status === 'done').length;
  const late = bars
    .filter(({ status, supplier: { key } }) => troubles.has(status) && !named.includes(key))
    .map(({ supplier: { key } }) => key);
  if (late.length > 0) setNamed([...named, ...late]);
  const inLine = named.flatMap((key) => bars.find(({ supplier }) => supplier.key === key) ?? []);
  return (
    <>
      <div className={styles.suppliers} data-suppliers={bars.length}>
        <button
          ref={button}
          type="button"
          className={styles.suppliersButton}
          aria-expanded={open}
          aria-controls={all}
          onClick={() => {
            setKnown(true);
            keep(() => !open);
          }}
        >
          {answered === bars.length
            ? t('suppliers.answered', { count: answered })
            : t('suppliers.answeredOf', { count: bars.length, answered })}
          <DownOutlined className={styles.chevron} aria-hidden />
        </button>
        {!open && inLine.length > 0 && (
          <ul className={styles.inLine} aria-label={t('suppliers.title')}>
            {inLine.map((bar) => (
              <SupplierBar key={bar.supplier.key} {...bar} heir={heir} />
            ))}
          </ul>
        )}
      </div>
      <div id={all}>
        {open && (
          <ul className={styles.supplierBars} aria-label={t('suppliers.title')}>
            {bars.map((bar) => (
              <SupplierBar key={bar.supplier.key} {...bar} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
