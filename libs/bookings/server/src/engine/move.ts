import { sql, type Updateable } from 'kysely';
import { mayMove, type BookingEventName, type BookingState } from '@traveldesk/bookings-contract';
import { newId, Problem, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { BookingsTable } from '../bookings.tables';
import type { BookingRecord, OperationRecord } from './rows.sql';
import { addDeadlines } from './deadlines.sql';
import { closeStaffTask } from './staff-tasks';
import type { ChangeAuthor } from './change-author';

export type { ChangeAuthor } from './change-author';

export interface Move {
  booking: Pick<BookingRecord, 'id' | 'state' | 'number'>;
  /** The new state; the same state as before only adds a history line. */
  to: BookingState;
  event: BookingEventName;
  operation?: Pick<OperationRecord, 'id' | 'kind'> | undefined;
  reason?: string | null;
  set?: Updateable<BookingsTable>;
  /** The id of the history line, where another row refers to it. */
  historyId?: string | undefined;
  at: Date;
}

/**
 * Moves a booking to a state: updates the row, adds one history line and the audit entry, all in the caller's transaction. The caller has
 * locked the booking. Returns the new version. Throws a 422 `booking_state` for an invalid transition (SECURITY 11).
 */
export async function move(tx: Tx, record: Recorder, actor: ChangeAuthor, moving: Move): Promise<number> {
  const { booking, to, event, operation, reason = null, set = {}, historyId, at } = moving;
  if (to !== booking.state && !mayMove(booking.state, to)) throw new Problem(422, 'booking_state');
  const { version } = await tx
    .updateTable('bookings')
    .set({ ...set, state: to, version: sql`version + 1`, updated_at: at })
    .where('id', '=', booking.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  if (booking.state === 'on_hold' && to !== 'on_hold') {
    await closeStaffTask(tx, record, actor, { bookingId: booking.id, reason: 'hold_expiring' });
  }
  if (to === 'refund_pending' && booking.state !== to) {
    await addDeadlines(tx, booking.id, [{ kind: 'refund_pending', at }]);
  }
  const line = { bookingId: booking.id, from: booking.state, to, event, operation, reason, at };
  await appendHistory(tx, actor, { ...line, id: historyId });
  record({
    entity: 'booking',
    id: booking.id,
    action: 'booking_moved',
    before: { state: booking.state },
    after: {
      state: to,
      event,
      number: booking.number,
      ...(operation && { operation: operation.kind }),
      reason,
    },
  });
  return version;
}

/** A line of a booking's history. */
export interface HistoryLine {
  id?: string | undefined;
  bookingId: string;
  from: BookingState | null;
  to: BookingState;
  event: BookingEventName;
  operation?: Pick<OperationRecord, 'id' | 'kind'> | undefined;
  reason?: string | null;
  at: Date;
}

/** Appends a line to a booking's history. */
export async function appendHistory(tx: Tx, actor: ChangeAuthor, line: HistoryLine): Promise<void> {
  const { id = newId(), bookingId, from, to, event, operation, reason = null, at } = line;
  await tx
    .insertInto('booking_history')
    .values({
      id,
      booking_id: bookingId,
      from_state: from,
      to_state: to,
      event,
      operation: operation?.kind ?? null,
      operation_id: operation?.id ?? null,
      reason,
      actor_id: actor?.userId ?? null,
      actor_name: actor?.name ?? null,
      at,
    })
    .execute();
}
