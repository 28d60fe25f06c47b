import { Table } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultPerPage } from '@traveldesk/shared-contract';
import type { DataColumn } from './columns';
import styles from './RowTable.module.css';
import { orderOf, sortOf } from './sorting';
import { useFits } from './useFits';
import type { Density } from './useTableView';

export interface RowTableProps<Row> {
  /** Undefined while the first page is on its way: as many rows as it will have stand in its place. */
  rows: readonly Row[] | undefined;
  columns: readonly DataColumn<Row>[];
  actions?: (row: Row) => ReactNode;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  fetching: boolean;
  empty: ReactNode;
  density: Density;
}

const waiting = Array.from({ length: defaultPerPage }, (_, index) => ({ id: `waiting-${index}` }));
const bar = () => <span className={styles.bar} />;

/** The rows of a list as a table, in a box of our own: antd hands attributes to a part within its wrapper. */
export function RowTable<Row extends { id: string }>(props: RowTableProps<Row>) {
  const { rows, columns, actions, sort, onSort, fetching, empty, density } = props;
  const { t } = useTranslation('common');
  const { ref, fits } = useFits();
  const loading = rows === undefined;
  const shown = useMemo(() => {
    const own = columns.map((column) => ({
      ...column,
      sortOrder: orderOf(column.key, sort),
      ...(loading && { render: bar }),
    }));
    const last = {
      key: 'actions',
      title: t('table.actions'),
      className: styles.actions ?? '',
      align: 'end' as const,
      width: 104,
      render: (_: unknown, row: Row) => (loading ? null : actions?.(row)),
    };
    return actions ? [...own, last] : own;
  }, [columns, actions, sort, loading, t]);
  return (
    <div
      ref={ref}
      className={styles.table}
      data-density={density}
      data-fits={fits}
      data-fetching={fetching && !loading}
    >
      <Table<Row>
        aria-busy={fetching}
        rowKey="id"
        pagination={false}
        showSorterTooltip={false}
        dataSource={(rows ?? (waiting as Row[])) as Row[]}
        columns={shown}
        locale={{ emptyText: empty }}
        onChange={(_pagination, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          onSort(sortOf(columnKey, order));
        }}
      />
    </div>
  );
}
