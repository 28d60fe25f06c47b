import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DisappearingButton, type FocusSuccessor } from '@traveldesk/shared-ui';
import styles from './search.module.css';
import './texts';

export interface FilterPanelProps {
  /** Whether the panel shows its own title. */
  titled: boolean;
  /** Resets the filters; absent if there are none. */
  onReset: (() => void) | undefined;
  children: ReactNode;
}

const firstFilter: FocusSuccessor = ({ around }) => around.parentElement?.querySelector('input');

/** Filters of a list, with a button to reset all of them. */
export function FilterPanel({ titled, onReset, children }: FilterPanelProps) {
  const { t } = useTranslation('supplierSearch');
  return (
    <div className={styles.filters}>
      {(titled || onReset) && (
        <div className={styles.facetRow}>
          {titled && <h2 className={styles.filtersTitle}>{t('filters.title')}</h2>}
          {onReset && (
            <DisappearingButton type="link" size="small" heir={firstFilter} onClick={onReset}>
              {t('filters.reset')}
            </DisappearingButton>
          )}
        </div>
      )}
      {children}
    </div>
  );
}
