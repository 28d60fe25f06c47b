import type { ReactNode } from 'react';

/** The table width in pixels from which a column is shown. */
export type ColumnMinWidth = 700 | 800 | 900 | 1000 | 1100 | 1200 | 1300 | 1400;

/**
 * A list column, with antd's property names. The first column names the row and heads its card on a small screen. Less important columns
 * give the `room` they need: a narrower table omits them, and its options say so.
 */
export interface DataColumn<Row> {
  key: string;
  title: string;
  /** The field shown, unless `render` is set. */
  dataIndex?: keyof Row & string;
  render?: (value: never, row: Row, index: number) => ReactNode;
  /** Whether the API can sort by the column's key. */
  sorter?: boolean;
  /** Right-aligns numbers in every language, because digits run from left to right in Arabic too. */
  align?: 'end';
  className?: string | undefined;
  /** The least width, so that a usual text takes two lines at most: a code, the name of a company or person, or a title of a sentence. */
  width?: 'code' | 'name' | 'title';
  room?: ColumnMinWidth | undefined;
}

/** Returns the content of a row's cell. */
export function cellOf<Row>({ render, dataIndex }: DataColumn<Row>, row: Row, index: number): ReactNode {
  const value = dataIndex && row[dataIndex];
  return render ? render(value as never, row, index) : (value as ReactNode);
}
