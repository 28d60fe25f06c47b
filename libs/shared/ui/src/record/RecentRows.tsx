import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Page } from '@traveldesk/shared-contract';
import { breakpoints, useFormat, useMediaQuery } from '@traveldesk/shared-web';
import { EmptyState } from '../state/EmptyState';
import { ErrorState } from '../state/ErrorState';
import { CardList } from '../table/CardList';
import type { DataColumn } from '../table/columns';
import { RowTable } from '../table/RowTable';
import styles from './RecentRows.module.css';

/** Number of rows shown of a list. */
export const recentRows = 5;

export interface RecentRowsProps<Row> {
  title: string;
  /** The address of the list, filtered by the record; false if the user may not open it. */
  all: string | false;
  /** The result of the list's request for `recentRows` rows. */
  result: { currentData?: Page<Row>; error?: unknown; isFetching: boolean; refetch: () => unknown };
  columns: readonly DataColumn<Row>[];
  /** The sentence shown without rows. */
  empty: string;
}

/** The newest rows of a list that belong to a record, with a link to all of them. */
export function RecentRows<Row extends { id: string }>(props: RecentRowsProps<Row>) {
  const { title, all, columns, empty } = props;
  const { currentData: page, error, isFetching, refetch } = props.result;
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const id = useId();
  const Rows = useMediaQuery(`(max-width: ${breakpoints.sm - 0.02}px)`) ? CardList<Row> : RowTable<Row>;
  const failed = error !== undefined && !isFetching;
  return (
    <section className={styles.rows} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {all && (
          <Link to={all} id={`${id}-all`} aria-labelledby={`${id}-all ${id}`}>
            {page && !failed
              ? t('record.allOf', { number: `${number(page.total)}${page.at_least ? '+' : ''}` })
              : t('record.all')}
          </Link>
        )}
      </header>
      {failed ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.box}>
          <Rows
            rows={page?.data}
            expected={recentRows}
            columns={columns.map(({ sorter: _sorter, ...column }) => column)}
            fetching={isFetching}
            empty={<EmptyState title={empty} />}
          />
        </div>
      )}
    </section>
  );
}
