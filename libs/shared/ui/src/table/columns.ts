import type { ReactNode } from 'react';

/** A table's own width, in pixels, from which there is room for a column. */
export type Room = 700 | 800 | 900 | 1000 | 1100 | 1200 | 1300 | 1400;

/**
 * A column of a list, in antd's words. The first one is the row's name: the heading of its card on a small screen. What is
 * of less importance names the `room` it needs: on a narrower table it is left out, and the table's options say so.
 */
export interface DataColumn<Row> {
  key: string;
  title: string;
  /** The field that the cell shows, unless `render` says otherwise. */
  dataIndex?: keyof Row & string;
  render?: (value: never, row: Row, index: number) => ReactNode;
  /** The API can sort by the column's key. */
  sorter?: boolean;
  /** Digits run from left to right in every language, so that amounts line up at the right in Arabic too. */
  align?: 'end';
  className?: string | undefined;
  room?: Room | undefined;
}

/** What a cell of a column shows of a row. */
export function cellOf<Row>({ render, dataIndex }: DataColumn<Row>, row: Row, index: number): ReactNode {
  const value = dataIndex && row[dataIndex];
  return render ? render(value as never, row, index) : (value as ReactNode);
}
