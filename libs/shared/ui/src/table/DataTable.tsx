import { Button } from 'antd';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints, useFormat, useMediaQuery, type TableProps } from '@traveldesk/shared-web';
import { useIdleImport } from '../lazy/useIdleImport';
import { EmptyState } from '../state/EmptyState';
import { ErrorState } from '../state/ErrorState';
import { offered, type RowActionList } from './actions';
import { CardList } from './CardList';
import type { DataColumn } from './columns';
import styles from './DataTable.module.css';
import { opensRows } from './open-row';
import { Paging } from './Paging';
import { hasPageChoice, pagesOf, pagingAbove } from './pages';
import { RowActions } from './RowActions';
import { RowTable } from './RowTable';
import { SavedNotice } from './SavedNotice';
import { TableOptions } from './TableOptions';
import { loadConfirmDelete, useConfirmDelete } from './useConfirmDelete';
import { useSaved } from './useSaved';
import { useTableView } from './useTableView';
import { inView } from './view';

const small = `(max-width: ${breakpoints.sm - 0.02}px)`;

export interface DataTableProps<Row extends { id: string }> extends TableProps<Row> {
  columns: readonly DataColumn<Row>[];
  rowActions?: (row: Row) => RowActionList;
  /** The content of an empty, unfiltered list. */
  empty?: ReactNode;
}

/** The generic list table (SPECIFICATION 2, 4 and 9). */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { rows, total, atLeast, page, perPage, fetching, error, filtered, leftOut, columns } = props;
  const { rowActions, empty } = props;
  const { sort, onPage, onPerPage, onSettle, onSort, onRetry, onReset, onRefused } = props;
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const [view, setView] = useTableView();
  const { ask, dialog } = useConfirmDelete();
  const isSmall = useMediaQuery(small);
  const Rows = isSmall ? CardList<Row> : RowTable<Row>;
  const box = useRef<HTMLDivElement>(null);

  const pages = pagesOf(props);
  const settled = Math.min(page, pages);
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

  const boxRef = useCallback((element: HTMLDivElement | null) => {
    box.current = element;
    return opensRows(element);
  }, []);
  const saved = useSaved(box, rows !== undefined && !fetching);
  const isHere = !fetching ? rows?.some(({ id }) => id === saved?.id) : undefined;
  const turnTo = (next: number) => {
    onPage(next);
    box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };

  // Omits the action column if no row has an action.
  const acts = rowActions && (!rows || rows.some((row) => offered(rowActions(row)).length > 0));
  const actions = (row: Row) => <RowActions actions={rowActions?.(row) ?? []} onDelete={ask} />;
  const nothing = (!filtered && empty) || (
    <EmptyState
      title={t(filtered ? 'table.noMatch' : 'table.empty')}
      action={filtered && <Button onClick={onReset}>{t('list.reset')}</Button>}
    />
  );

  const list = (
    <>
      <div className={styles.bar}>
        <span className={styles.count} role="status">
          {rows && t(atLeast ? 'table.atLeast' : 'table.count', { count: total, total: number(total) })}
        </span>
        <TableOptions columns={columns} view={view} onChange={setView} box={box} small={isSmall} />
      </div>
      {leftOut?.map((sentence) => (
        <p key={sentence} className={styles.notice} role="status">
          {sentence}
        </p>
      ))}
      {saved && <SavedNotice saved={saved} isHere={isHere} />}
      <div ref={boxRef} className={styles.box}>
        <Rows
          rows={rows}
          columns={inView(columns, view)}
          {...(acts && { actions })}
          sort={sort}
          onSort={onSort}
          fetching={fetching}
          empty={nothing}
          density={view.density}
          saved={saved?.id}
        />
      </div>
      {(!rows || total > pagingAbove) && (
        <footer className={styles.footer} data-waiting={!rows} data-choice={hasPageChoice(props)}>
          {rows && (
            <Paging
              page={settled}
              pages={pages}
              atLeast={atLeast ?? false}
              perPage={perPage}
              total={total}
              rows={fetching ? undefined : rows}
              box={box}
              onPage={turnTo}
              onPerPage={onPerPage}
            />
          )}
        </footer>
      )}
      {dialog}
    </>
  );
  // The div receives the focus after a retry, rather than the whole page with its filters.
  return <div>{error && !fetching ? <ErrorState error={error} onRetry={onRetry} /> : list}</div>;
}
