import type { ReactNode } from 'react';
import { usePageTitle } from '@traveldesk/shared-ui';
import styles from './AuthPage.module.css';

export interface AuthPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A page of the blank layout: title, introduction and form. */
export function AuthPage({ title, intro, children }: AuthPageProps) {
  usePageTitle(title);
  return (
    <section className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
