import { Button } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints, settledPage, useFormat, useMediaQuery, type TableProps } from '@traveldesk/shared-web';
import { useIdleImport } from '../lazy/useIdleImport';
import { EmptyState } from '../state/EmptyState';
import { ErrorState } from '../state/ErrorState';
import type { RowActionList } from './actions';
import { CardList } from './CardList';
import type { DataColumn } from './columns';
import styles from './DataTable.module.css';
import { Pager } from './Pager';
import { pagingAbove } from './pages';
import { RowActions } from './RowActions';
import { RowTable } from './RowTable';
import { TableOptions } from './TableOptions';
import { loadConfirmDelete, useConfirmDelete } from './useConfirmDelete';
import { useTableView } from './useTableView';

const small = `(max-width: ${breakpoints.sm - 0.02}px)`;

export interface DataTableProps<Row extends { id: string }> extends TableProps<Row> {
  columns: readonly DataColumn<Row>[];
  rowActions?: (row: Row) => RowActionList;
  /** What to say where the list is empty and nothing is filtered. */
  empty?: ReactNode;
}

/** The generic list table (SPECIFICATION 2, 4 and 9). */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { rows, total, atLeast, page, fetching, error, filtered, columns, rowActions, empty } = props;
  const { sort, onPage, onSettle, onSort, onRetry, onReset, onRefused } = props;
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const [view, setView] = useTableView();
  const { ask, dialog } = useConfirmDelete();
  const Rows = useMediaQuery(small) ? CardList<Row> : RowTable<Row>;

  const settled = settledPage(page, total);
  useEffect(() => {
    if (!fetching && rows && settled !== page) onSettle(settled);
  }, [settled, page, fetching, rows, onSettle]);
  useEffect(() => {
    if (!fetching) onRefused?.();
  }, [fetching, onRefused]);

  const deletable = rows?.some((row) =>
    rowActions?.(row).some((action) => action && action.kind === 'delete'),
  );
  useIdleImport(loadConfirmDelete, deletable ?? false);

  const actions = (row: Row) => <RowActions actions={rowActions?.(row) ?? []} onDelete={ask} />;
  const nothing = (!filtered && empty) || (
    <EmptyState
      title={t(filtered ? 'table.noMatch' : 'table.empty')}
      action={filtered && <Button onClick={onReset}>{t('list.reset')}</Button>}
    />
  );

  if (error && !fetching) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <>
      <Rows
        rows={rows}
        columns={columns.filter(({ key }) => !view.hidden.includes(key))}
        {...(rowActions && { actions })}
        sort={sort}
        onSort={onSort}
        fetching={fetching}
        empty={nothing}
        density={view.density}
      />
      <footer className={styles.footer} data-waiting={!rows}>
        <TableOptions columns={columns} view={view} onChange={setView} />
        <span className={styles.count} role="status">
          {rows && t(atLeast ? 'table.atLeast' : 'table.count', { count: total, total: number(total) })}
        </span>
        {total > pagingAbove && <Pager page={settled} total={total} onPage={onPage} />}
      </footer>
      {dialog}
    </>
  );
}
