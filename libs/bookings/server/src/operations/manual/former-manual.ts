import type { Actor, Recorder, Tx } from '@traveldesk/shared-server';
import '../../bookings.tables';

/** Saves the version of a paid manual booking before its change, for the history line of the change. */
export async function keepFormer(
  tx: Tx,
  _record: Recorder,
  _actor: Actor,
  { bookingId, historyId, former }: { bookingId: string; historyId: string; former: object },
): Promise<void> {
  await tx
    .insertInto('booking_versions')
    .values({ history_id: historyId, booking_id: bookingId, content: JSON.stringify(former) })
    .execute();
}

/** Deletes the travelers and tickets of a manual booking before it is entered again. Returns the issue time of each ticket by number. */
export async function clearManual(tx: Tx, bookingId: string): Promise<ReadonlyMap<string, Date>> {
  await tx.deleteFrom('booking_documents').where('booking_id', '=', bookingId).execute();
  const tickets = await tx
    .deleteFrom('booking_tickets')
    .where('booking_id', '=', bookingId)
    .returning(['number', 'issued_at'])
    .execute();
  await tx
    .updateTable('booking_travellers')
    .set({ adult_id: null })
    .where('booking_id', '=', bookingId)
    .execute();
  await tx.deleteFrom('booking_travellers').where('booking_id', '=', bookingId).execute();
  return new Map(tickets.map(({ number, issued_at: at }) => [number, at]));
}
