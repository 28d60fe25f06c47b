import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat, useSharedTotalQuery, type ListPart } from '@traveldesk/shared-web';
import styles from './Related.module.css';

/** The `RelatedList`s of a record, or others under a `title`. Leave it out if the user may see none of them. */
export function Related({ title, children }: { title?: string; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related" className={styles.title}>
        {title ?? t('record.related')}
      </h2>
      <ul className={styles.lists}>{children}</ul>
    </section>
  );
}

export interface RelatedListProps {
  label: string;
  /** The list's path. */
  to: string;
  /** The request that counts the records. */
  of: ListPart;
}

/** The number of related records, with a link to their list. */
export function RelatedList({ label, to, of }: RelatedListProps) {
  const { number } = useFormat();
  const { data } = useSharedTotalQuery(of, { refetchOnMountOrArgChange: true });
  return (
    <li>
      <Link to={to} className={styles.list}>
        <span>{label}</span>
        <span className={styles.count}>{data && `${number(data.total)}${data.at_least ? '+' : ''}`}</span>
      </Link>
    </li>
  );
}
