import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Expiry } from './Expiry';
import type { SupplierSearch } from './search-state';
import styles from './search.module.css';
import './texts';
import { TrainingTag } from './TrainingTag';

export interface SearchStatusProps {
  state: SupplierSearch;
  /** The number of listed results in words; null while there are none. */
  count: string | null;
  /** Explains the training mark, if all results are of training suppliers. */
  training: string | null;
  onAgain: () => void;
  /** Controls of the list, at the end of the line. */
  children: ReactNode;
}

/** The line above a list of results: their number, how long their prices are valid, and controls. */
export function SearchStatus({ state, count, training, onAgain, children }: SearchStatusProps) {
  const { t } = useTranslation('supplierSearch');
  const searching = state.status === 'searching';
  return (
    <div className={styles.statusBox}>
      <div className={styles.status}>
        <span>
          {searching && <span>{count} </span>}
          {/* Announces the count only when it is final. */}
          <span role="status">{searching ? t('results.searching') : count}</span>
        </span>
        {training && (
          <span className={styles.trainingAll}>
            <TrainingTag /> {training}
          </span>
        )}
        {state.search && count && <Expiry until={state.search.expires_at} onAgain={onAgain} />}
        {children}
      </div>
    </div>
  );
}
