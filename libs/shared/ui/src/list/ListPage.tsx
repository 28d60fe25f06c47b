import { PlusOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { LinkButton } from '../page/LinkButton';
import { PageHeader } from '../page/PageHeader';
import styles from './ListPage.module.css';

export interface ListPageProps {
  title: string;
  note?: ReactNode;
  /** The path of the create form, or false if the user may not create. */
  create?: string | false;
  /** The label of the create action, "Add Country"; none for a list without one. */
  createLabel?: string;
  filters?: ReactNode;
  /** More actions, placed before the create action. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A list page: header with the create action, filters, table. */
export function ListPage({ title, note, create, createLabel, filters, actions, children }: ListPageProps) {
  return (
    <section>
      <PageHeader
        title={title}
        note={note}
        actions={
          <>
            {actions}
            {create && (
              <LinkButton data-shortcut="n" type="primary" icon={<PlusOutlined aria-hidden />} to={create}>
                {createLabel}
              </LinkButton>
            )}
          </>
        }
      />
      <div className={styles.card}>
        {filters && <div className={styles.filters}>{filters}</div>}
        {children}
      </div>
    </section>
  );
}
