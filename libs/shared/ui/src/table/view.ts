import type { DataColumn } from './columns';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** How a user looks at one table. */
export interface TableView {
  /** Columns that are never shown, and those that are where there is no room for them, too. */
  hidden: readonly string[];
  shown: readonly string[];
  /** The columns as they were put, by key; of none that were not moved. */
  order: readonly string[];
  density: Density;
}

export const initialView: TableView = { hidden: [], shown: [], order: [], density: 'comfortable' };

type Placed = Pick<DataColumn<never>, 'key' | 'room'>;

/** The columns in the user's order. The first one names the row and stays where it is; a new one is put at the end. */
export function inOrder<Column extends Placed>(
  [first, ...rest]: readonly Column[],
  order: readonly string[],
): Column[] {
  if (!first) return [];
  const place = ({ key }: Column) => (order.includes(key) ? order.indexOf(key) : order.length);
  return [first, ...rest.sort((one, other) => place(one) - place(other))];
}

/** The columns that a table has: without those that are hidden, and whatever the room with those that are wanted. */
export function inView<Column extends Placed>(columns: readonly Column[], view: TableView): Column[] {
  return inOrder(columns, view.order)
    .filter(({ key }) => !view.hidden.includes(key))
    .map((column) => (view.shown.includes(column.key) ? { ...column, room: undefined } : column));
}

/** The keys of those for which a table of that width has no room. */
export function withoutRoom(columns: readonly Placed[], view: TableView, width: number): string[] {
  return inView(columns, view)
    .filter(({ room = 0 }) => room > width)
    .map(({ key }) => key);
}

/** Shows a column, whatever the room, or hides it. */
export function toggled({ hidden, shown }: TableView, key: string, isOn: boolean): Partial<TableView> {
  const others = (keys: readonly string[]) => keys.filter((one) => one !== key);
  return isOn
    ? { hidden: others(hidden), shown: [...others(shown), key] }
    : { hidden: [...others(hidden), key], shown: others(shown) };
}
