import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';
import { usePageTitle } from './usePageTitle';

export interface PageHeaderProps {
  /** Empty while unknown. */
  title: string;
  /** The state of the page's subject, beside the title. */
  state?: ReactNode;
  /** A description in one line. */
  note?: ReactNode;
  /** The back link, above the title. */
  before?: ReactNode;
  actions?: ReactNode;
}

/** The header of every page; its h1 takes the focus after a navigation. */
export function PageHeader({ title, state, note, before, actions }: PageHeaderProps) {
  usePageTitle(title);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {before}
        <div className={styles.named}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {state}
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {actions && (
        <div data-commands className={styles.actions}>
          {actions}
        </div>
      )}
    </header>
  );
}
