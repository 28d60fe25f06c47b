import type { TableColumnType } from 'antd';

/** A table's own width, in pixels, from which there is room for a column. */
export type Room = 700 | 800 | 900 | 1000 | 1100 | 1200 | 1300 | 1400;

/**
 * A column is antd's own, with a key and a title that is a text. `sorter: true` lets the API sort by the
 * key. The first column is the row's name: the heading of its card on a small screen. What is of less importance names
 * the `room` it needs: on a narrower table it is left out, and the table's options say so.
 */
export interface DataColumn<Row> extends Omit<TableColumnType<Row>, 'key' | 'title'> {
  key: string;
  title: string;
  room?: Room | undefined;
}
