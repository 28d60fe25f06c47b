import { DownOutlined } from '@ant-design/icons';
import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchState } from '@traveldesk/flights-ui';
import styles from './results.module.css';
import { shownStatus, SupplierBar } from './SupplierBar';

export interface SupplierBarsProps {
  state: SearchState;
  /** The criteria as `encodeCriteria` writes them. */
  query: string;
}

/**
 * How many suppliers have answered, in one line that is as tall however many they are and whatever they say: the flights below never
 * move by it. Who has failed and who is still asked stand in that line; the button opens the bars of all.
 */
export function SupplierBars({ state, query }: SupplierBarsProps) {
  const { t } = useTranslation('flights');
  const [open, setOpen] = useState(false);
  const all = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Who has asked a supplier again goes on from here when it has answered, and its bar is folded.
  const heir = useCallback(() => button.current, []);
  const { search, suppliers, offers } = state;
  const asksFares = (search?.criteria.private_fares.length ?? 0) > 0;
  const withFares = new Set(
    asksFares ? offers.filter((offer) => offer.private_fare).map(({ supplier }) => supplier) : [],
  );
  if (!search) return <div className={styles.suppliers} aria-hidden />;
  if (search.suppliers.length === 0) return <p className={styles.hint}>{t('suppliers.none')}</p>;
  const bars = search.suppliers.map((supplier) => {
    const over = state.status !== 'searching' && !state.retries[supplier.key];
    const line = suppliers[supplier.key];
    const withoutCodes = asksFares && !withFares.has(supplier.key);
    return { supplier, line, status: shownStatus(line, over), withoutCodes, query };
  });
  const unanswered = bars.filter(({ status }) => status !== 'done');
  const answered = bars.length - unanswered.length;
  return (
    <>
      <div className={styles.suppliers} data-suppliers={bars.length}>
        <button
          ref={button}
          type="button"
          className={styles.suppliersButton}
          aria-expanded={open}
          aria-controls={all}
          onClick={() => setOpen(!open)}
        >
          {unanswered.length === 0
            ? t('suppliers.answered', { count: answered })
            : t('suppliers.answeredOf', { count: bars.length, answered })}
          <DownOutlined className={styles.chevron} aria-hidden />
        </button>
        {!open && unanswered.length > 0 && (
          <ul className={styles.unanswered} aria-label={t('suppliers.title')}>
            {unanswered.map((bar) => (
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
