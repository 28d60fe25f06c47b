import type { BookingRow, Deadline } from '@traveldesk/bookings-contract';
import { productLists } from '@traveldesk/bookings-ui';
import type { DataColumn } from '@traveldesk/shared-ui';
import { useText } from '@traveldesk/shared-web';

/**
 * The columns that products add to a list of bookings of one product, or of all; empty in rows of other products. Columns with the same key
 * become one.
 */
export function useProductColumns(only?: string): DataColumn<BookingRow>[] {
  const text = useText();
  const found = new Map<string, DataColumn<BookingRow> & { title: string }>();
  for (const [product, { columns }] of productLists()) {
    if (only !== undefined && product !== only) continue;
    for (const { title, render, boardRoom: _board, ...column } of columns) {
      const other = found.get(column.key);
      found.set(column.key, {
        ...column,
        title: other ? `${other.title} / ${text(title)}` : text(title),
        render: (_, row, at) => (row.product === product ? render(row) : other?.render?.(_, row, at)),
      });
    }
  }
  return [...found.values()];
}

/** The columns that products add to the deadline board. */
export function useBoardColumns(): DataColumn<Deadline>[] {
  const text = useText();
  return [...productLists()].flatMap(([product, { columns }]) =>
    columns
      .filter(({ boardRoom }) => boardRoom)
      .map(({ key, width, title, render, boardRoom }) => ({
        key,
        ...(width && { width }),
        room: boardRoom,
        title: text(title),
        render: (_, { booking }) => (booking.product === product ? render(booking) : null),
      })),
  );
}
