import type { ReactNode } from 'react';
import styles from './PlainTable.module.css';

export interface PlainColumn<Row> {
  key: string;
  title: string;
  /** Aligns amounts and numbers to the end of the cell. */
  figure?: boolean;
  render: (row: Row) => ReactNode;
}

interface PlainTableProps<Row> {
  /** The first column is the row's header. */
  columns: readonly PlainColumn<Row>[];
  /** Undefined while loading; the table keeps its space. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row, index: number) => string | number;
}

/** A table without sorting and pages; on a small screen each row is a card. */
export function PlainTable<Row>({ columns, rows, keyOf }: PlainTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <div className={styles.box}>
      <table className={styles.table} aria-busy={!rows}>
        <thead>
          <tr>
            {columns.map(({ key, title, figure }) => (
              <th key={key} scope="col" data-figure={figure}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row, index) => (
            <tr key={keyOf(row, index)}>
              <th scope="row">{first?.render(row)}</th>
              {others.map(({ key, title, figure, render }) => (
                <td key={key} data-label={title} data-figure={figure}>
                  {render(row)}
                </td>
              ))}
            </tr>
          )) ?? (
            <tr className={styles.waiting}>
              <td colSpan={columns.length} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
