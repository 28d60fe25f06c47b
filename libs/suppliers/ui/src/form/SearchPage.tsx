import type { ReactNode } from 'react';
import { PageHeader } from '@traveldesk/shared-ui';
import styles from './form.module.css';

export interface SearchPageProps {
  title: string;
  note: string;
  /** The form and the user's own searches, which are beside each other where there is room. */
  children: ReactNode;
}

/** The layout of a product's search page. */
export function SearchPage({ title, note, children }: SearchPageProps) {
  return (
    <section>
      <PageHeader title={title} note={note} />
      <div className={styles.page}>{children}</div>
    </section>
  );
}
