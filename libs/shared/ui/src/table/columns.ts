import type { TableColumnType } from 'antd';

/**
 * A column is antd's own, with a key and a title that is a text. `sorter: true` lets the API sort by the
 * key. The first column is the row's name: the heading of its card on a small screen.
 */
export interface DataColumn<Row> extends Omit<TableColumnType<Row>, 'key' | 'title'> {
  key: string;
  title: string;
}
