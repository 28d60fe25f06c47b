import type { TableColumnType } from 'antd';
import type { DataColumn } from './columns';

type Order = NonNullable<TableColumnType<unknown>['sortOrder']>;

/** How a column is named in `sort`: `name` ascends, `-name` descends. */
export function orderOf(key: string, sort: string | undefined): Order | null {
  if (sort === key) return 'ascend';
  return sort === `-${key}` ? 'descend' : null;
}

/** The `sort` of a column and an order; none where the order is taken away. */
export function sortOf(key: unknown, order: Order | null | undefined): string | undefined {
  return order ? `${order === 'descend' ? '-' : ''}${String(key)}` : undefined;
}

/** What a cell of a column shows of a row: by antd's own rules of `render` and `dataIndex`. */
export function cellOf<Row>(
  { render, dataIndex }: DataColumn<Row>,
  row: Row,
  index: number,
): React.ReactNode {
  const path = [dataIndex ?? []].flat() as (string | number)[];
  const value = path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)?.[key], row);
  const shown: unknown = render ? render(value, row, index) : value;
  return shown as React.ReactNode;
}
