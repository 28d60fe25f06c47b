import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './DataTable.module.css';
import type { Saved } from './useSaved';

export interface SavedNoticeProps {
  saved: Saved;
  /** Whether the saved record is among the rows, where it is marked; undefined while unknown, when the line is empty. */
  isHere: boolean | undefined;
}

/** Says above the rows where the saved record is, as it may be on another page or excluded by the filters. */
export function SavedNotice({ saved, isHere }: SavedNoticeProps) {
  const { t } = useTranslation('common');
  return (
    <p className={styles.notice} role="status">
      {isHere !== undefined && (
        <>
          {t(isHere ? 'table.savedHere' : 'table.savedElsewhere')}{' '}
          <Link to={saved.address}>{t('table.openSaved')}</Link>
        </>
      )}
    </p>
  );
}
