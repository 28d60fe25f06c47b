import type { BookingRow, Deadline } from '@traveldesk/bookings-contract';
import { productLists } from '@traveldesk/bookings-ui';
import type { DataColumn } from '@traveldesk/shared-ui';
import { useText } from '@traveldesk/shared-web';

/** The columns that products add to a list of bookings; empty in rows of other products. */
export function useProductColumns(): DataColumn<BookingRow>[] {
  const text = useText();
  return [...productLists()].flatMap(([product, { columns }]) =>
    columns.map(({ title, render, boardRoom: _board, ...column }) => ({
      ...column,
      title: text(title),
      render: (_, row) => (row.product === product ? render(row) : null),
    })),
  );
}

/** The columns that products add to the deadline board. */
export function useBoardColumns(): DataColumn<Deadline>[] {
  const text = useText();
  return [...productLists()].flatMap(([product, { columns }]) =>
    columns
      .filter(({ boardRoom }) => boardRoom)
      .map(({ key, title, render, boardRoom }) => ({
        key,
        room: boardRoom,
        title: text(title),
        render: (_, { booking }) => (booking.product === product ? render(booking) : null),
      })),
  );
}
