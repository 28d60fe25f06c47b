import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './changes.module.css';
import './texts';

/** A change: a thing as it was and as it is now. */
export interface ChangedRow {
  title: string;
  before: ReactNode;
  after: ReactNode;
  /** Further content below the new value. */
  beside?: ReactNode;
}

/** Lists changes with old and new values side by side (TRAVEL-RULES 14). */
export function BeforeAndAfter({ rows }: { rows: readonly ChangedRow[] }) {
  const { t } = useTranslation('supplierReview');
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('changes.what')}</th>
          <th scope="col">{t('changes.before')}</th>
          <th scope="col">{t('changes.now')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, before, after, beside }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>
              <del>{before}</del>
            </td>
            <td>
              <ins>{after}</ins>
              {beside}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
