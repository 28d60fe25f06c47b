import { Table } from 'antd';
import { useMemo, type HTMLAttributes, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from './columns';
import { lookOf } from './look';
import styles from './RowTable.module.css';
import { orderOf, sortOf } from './sorting';
import { useFits } from './useFits';
import type { Density } from './view';
import { WaitingRows } from './WaitingRows';

export interface RowTableProps<Row> {
  /** Undefined while the first page is on its way: bars for as many rows as it will have are shown. */
  rows: readonly Row[] | undefined;
  columns: readonly DataColumn<Row>[];
  actions?: (row: Row) => ReactNode;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  fetching: boolean;
  empty: ReactNode;
  density: Density;
  /** The row that was just saved: it is marked. */
  saved?: string | undefined;
}

/** The rows of a list as a table, or bars in their place while the first of them are on their way. */
export function RowTable<Row extends { id: string }>({ rows, ...props }: RowTableProps<Row>) {
  if (rows) return <LoadedRows rows={rows} {...props} />;
  return <WaitingRows columns={props.columns} actions={Boolean(props.actions)} density={props.density} />;
}

/** In a box of our own: antd hands attributes to a part within its wrapper. */
function LoadedRows<Row extends { id: string }>(props: RowTableProps<Row> & { rows: readonly Row[] }) {
  const { rows, columns, actions, sort, onSort, fetching, empty, density, saved } = props;
  const { t } = useTranslation('common');
  const { ref, fits } = useFits();
  const shown = useMemo(() => {
    const own = columns.map((column) => ({
      ...column,
      ...lookOf(column),
      sortOrder: orderOf(column.key, sort),
    }));
    const last = {
      key: 'actions',
      title: t('table.actions'),
      className: styles.actions ?? '',
      align: 'end' as const,
      render: (_: unknown, row: Row) => actions?.(row),
    };
    return actions ? [...own, last] : own;
  }, [columns, actions, sort, t]);
  return (
    <div
      ref={ref}
      className={styles.table}
      data-density={density}
      data-fits={fits}
      data-pinned={Boolean(actions)}
      data-fetching={fetching}
      {...(!fits && { role: 'region', tabIndex: 0, 'aria-label': t('table.scrolls') })}
    >
      <Table<Row>
        aria-busy={fetching}
        rowKey="id"
        pagination={false}
        showSorterTooltip={false}
        dataSource={rows}
        columns={shown}
        onRow={({ id }) => ({ 'data-saved': id === saved }) as HTMLAttributes<HTMLElement>}
        locale={{ emptyText: empty }}
        onChange={(_pagination, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          onSort(sortOf(columnKey, order));
        }}
      />
    </div>
  );
}
