import type { DataColumn } from './columns';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** A user's settings for one table. */
export interface TableView {
  /** `hidden` columns never appear; `shown` columns appear even without room. */
  hidden: readonly string[];
  shown: readonly string[];
  /** The column keys in the user's order; columns never moved are missing. */
  order: readonly string[];
  density: Density;
}

export const initialView: TableView = { hidden: [], shown: [], order: [], density: 'comfortable' };

type Placed = Pick<DataColumn<never>, 'key' | 'room'>;

/** Returns the columns in the user's order. The first names the row and stays first; a new column comes last. */
export function inOrder<Column extends Placed>(
  [first, ...rest]: readonly Column[],
  order: readonly string[],
): Column[] {
  if (!first) return [];
  const place = ({ key }: Column) => (order.includes(key) ? order.indexOf(key) : order.length);
  return [first, ...rest.sort((one, other) => place(one) - place(other))];
}

/** Returns the table's columns: without the hidden ones, and with `shown` ones whatever the room. */
export function inView<Column extends Placed>(columns: readonly Column[], view: TableView): Column[] {
  return inOrder(columns, view.order)
    .filter(({ key }) => !view.hidden.includes(key))
    .map((column) => (view.shown.includes(column.key) ? { ...column, room: undefined } : column));
}

/** Returns the keys of the columns that do not fit the width. */
export function columnsThatDoNotFit(columns: readonly Placed[], view: TableView, width: number): string[] {
  return inView(columns, view)
    .filter(({ room = 0 }) => room > width)
    .map(({ key }) => key);
}

/** Shows a column regardless of room, or hides it. */
export function toggled({ hidden, shown }: TableView, key: string, isOn: boolean): Partial<TableView> {
  const others = (keys: readonly string[]) => keys.filter((one) => one !== key);
  return isOn
    ? { hidden: others(hidden), shown: [...others(shown), key] }
    : { hidden: [...others(hidden), key], shown: others(shown) };
}
