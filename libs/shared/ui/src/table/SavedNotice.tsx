import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './DataTable.module.css';
import type { Saved } from './useSaved';

export interface SavedNoticeProps {
  saved: Saved;
  /** Whether it is among the rows, where it is marked; undefined while that is not known, when the line only keeps its place. */
  isHere: boolean | undefined;
}

/** Above the rows: where the record is that was just saved, as it may be on another page, or the filters leave it out. */
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
