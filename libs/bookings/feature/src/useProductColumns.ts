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

/** The column of the deadline board that shows what was booked, by the column that each product has for it; none without products. */
export function useBoardColumns(): DataColumn<Deadline>[] {
  const text = useText();
  const shown = [...productLists()].flatMap(([product, { columns }]) =>
    columns.flatMap((column) => (column.boardRoom ? [{ ...column, product, room: column.boardRoom }] : [])),
  );
  const [first] = shown;
  if (!first) return [];
  return [
    {
      key: 'booked',
      width: 'name',
      room: first.room,
      title: shown.map(({ title }) => text(title)).join(' / '),
      render: (_, { booking }) => shown.find(({ product }) => product === booking.product)?.render(booking),
    },
  ];
}

/** Returns the name of the first person in a list of bookings of one product, or of all. */
export function useLeadTitle(only?: string): string {
  const text = useText();
  const own = [...productLists()].find(([product]) => product === only)?.[1];
  return text(own?.lead ?? 'bookings:fields.leadOfAny');
}
