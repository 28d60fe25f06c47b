import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultPerPage } from '@traveldesk/shared-contract';
import { cellOf, type DataColumn } from './columns';
import styles from './RowTable.module.css';
import { nextSort, orderOf } from './sorting';
import { useFits } from './useFits';
import type { Density } from './view';

export interface RowTableProps<Row> {
  /** Undefined while the first page loads: placeholders are shown for `expected` rows, by default a full page. */
  rows: readonly Row[] | undefined;
  expected?: number;
  columns: readonly DataColumn<Row>[];
  actions?: (row: Row) => ReactNode;
  sort?: string | undefined;
  onSort?: (sort: string | undefined) => void;
  fetching?: boolean;
  empty?: ReactNode;
  density?: Density;
  /** The id of the row just saved, which is marked. */
  saved?: string | undefined;
}

/** The rows of a list as a table, or placeholders while the first page loads. */
export function RowTable<Row extends { id: string }>(props: RowTableProps<Row>) {
  const { rows, expected = defaultPerPage, columns, actions, sort, onSort, fetching = false } = props;
  const { empty, density, saved } = props;
  const { t } = useTranslation('common');
  const { ref, fits } = useFits();
  const width = columns.length + (actions ? 1 : 0);
  return (
    <div
      ref={ref}
      className={styles.box}
      data-density={density}
      data-fits={fits}
      data-fetching={fetching && rows !== undefined}
      {...(!fits && { role: 'region', tabIndex: 0, 'aria-label': t('table.scrolls') })}
    >
      <table className={styles.table} aria-busy={fetching}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className={styles.actions} data-align="end">
                {t('table.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row, index) => (
            <tr key={row.id} data-row-key={row.id} data-saved={row.id === saved}>
              {columns.map((column) => (
                <td key={column.key} className={classOf(column)} data-align={column.align}>
                  {cellOf(column, row, index)}
                </td>
              ))}
              {actions && (
                <td className={styles.actions} data-align="end">
                  {actions(row)}
                </td>
              )}
            </tr>
          ))}
          {rows?.length === 0 && (
            <tr className={styles.empty}>
              <td colSpan={width}>{empty}</td>
            </tr>
          )}
          {!rows &&
            Array.from({ length: expected }, (_, row) => (
              <tr key={row}>
                {columns.map((column) => (
                  <td key={column.key} className={classOf(column)}>
                    <span className={styles.bar} />
                  </td>
                ))}
                {actions && <td className={styles.actions} />}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** The stylesheet alone hides columns without room, so resizing the window renders no row. */
function classOf({ className, width, room }: Pick<DataColumn<never>, 'className' | 'width' | 'room'>) {
  return [className, width && styles[width], room && styles[`room${room}`]].filter(Boolean).join(' ');
}

interface HeadProps {
  column: Pick<DataColumn<never>, 'key' | 'title' | 'sorter' | 'className' | 'width' | 'room' | 'align'>;
  sort: string | undefined;
  onSort: ((sort: string | undefined) => void) | undefined;
}

/** A column's head. Pressing it cycles the API's sorting: ascending, descending, none. */
function Head({ column, sort, onSort }: HeadProps) {
  const { key, title, sorter, align } = column;
  const { t } = useTranslation('common');
  const common = { scope: 'col', className: classOf(column), 'data-align': align };
  if (!sorter) return <th {...common}>{title}</th>;
  const order = orderOf(key, sort);
  const turn = () => onSort?.(nextSort(key, sort));
  return (
    <th
      {...common}
      tabIndex={0}
      aria-sort={order}
      aria-label={title}
      aria-description={t('table.sortable')}
      data-sortable
      onClick={turn}
      onKeyDown={({ key: pressed }) => {
        if (pressed === 'Enter') turn();
      }}
    >
      {title}
      <span className={styles.sorter} data-order={order}>
        <CaretUpOutlined aria-hidden />
        <CaretDownOutlined aria-hidden />
      </span>
    </th>
  );
}
