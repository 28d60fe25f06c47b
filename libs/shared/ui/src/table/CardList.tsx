import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import styles from './CardList.module.css';
import { cellOf, type DataColumn } from './columns';

export interface CardListProps<Row> {
  rows: readonly Row[] | undefined;
  /** Number of placeholders while the first page loads. */
  expected?: number;
  columns: readonly DataColumn<Row>[];
  actions?: (row: Row) => ReactNode;
  sort?: string | undefined;
  onSort?: (sort: string | undefined) => void;
  fetching: boolean;
  empty: ReactNode;
  /** The id of the row just saved, which is marked. */
  saved?: string | undefined;
}

/** The rows of a list on a small screen, as cards headed by the first column (DESIGN 4). */
export function CardList<Row extends { id: string }>(props: CardListProps<Row>) {
  const { rows, expected = 6, columns, actions, fetching, empty, saved } = props;
  const [heading, ...details] = columns;
  if (rows?.length === 0) return <>{empty}</>;
  return (
    <div className={styles.list} data-fetching={fetching && rows !== undefined} aria-busy={fetching}>
      <SortSelect {...props} />
      {rows ? (
        <ul className={styles.cards}>
          {rows.map((row, index) => (
            <li key={row.id} className={styles.card} data-row-key={row.id} data-saved={row.id === saved}>
              <div className={styles.head}>
                <div className={styles.name}>{heading && cellOf(heading, row, index)}</div>
                {actions?.(row)}
              </div>
              <dl className={styles.details}>
                {details.map((column) => (
                  <Detail key={column.key} title={column.title} cell={cellOf(column, row, index)} />
                ))}
              </dl>
            </li>
          ))}
        </ul>
      ) : (
        Array.from({ length: expected }, (_, index) => <div key={index} className={styles.waiting} />)
      )}
    </div>
  );
}

/** Cards omit empty cells; a cell that renders as empty is hidden by the stylesheet. */
function Detail({ title, cell }: { title: string; cell: ReactNode }) {
  if (cell === undefined || cell === null || cell === false || cell === '') return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>{cell}</dd>
    </div>
  );
}

function SortSelect<Row>({ columns, sort = '', onSort }: CardListProps<Row>) {
  const { t } = useTranslation('common');
  const sortable = columns.filter((column) => column.sorter);
  if (sortable.length === 0) return null;
  return (
    <label className={styles.sort}>
      {t('table.sortBy')}
      <select value={sort} onChange={(event) => onSort?.(event.target.value || undefined)}>
        <option value="">{t('table.unsorted')}</option>
        {sortable.flatMap(({ key, title }) => [
          <option key={key} value={key}>
            {t('table.ascending', { title })}
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {t('table.descending', { title })}
          </option>,
        ])}
      </select>
    </label>
  );
}
