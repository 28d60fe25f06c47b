import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';
import { usePageTitle } from './usePageTitle';

export interface PageHeaderProps {
  title: string;
  /** What the page is about, in one line. */
  note?: ReactNode;
  /** Above the title: the way back. */
  before?: ReactNode;
  actions?: ReactNode;
}

/** The one header of every page; its h1 takes the focus after a navigation. */
export function PageHeader({ title, note, before, actions }: PageHeaderProps) {
  usePageTitle(title);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {before}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
