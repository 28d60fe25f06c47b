import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';
import { usePageTitle } from './usePageTitle';

export interface PageHeaderProps {
  /** Empty while it is not known yet. */
  title: string;
  /** Beside the title: the state of what the page is about. */
  state?: ReactNode;
  /** What the page is about, in one line. */
  note?: ReactNode;
  /** Above the title: the way back. */
  before?: ReactNode;
  actions?: ReactNode;
}

/** The one header of every page; its h1 takes the focus after a navigation. */
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
