import { canceledStates, type BookingEvent } from '@traveldesk/bookings-contract';
import type { Page } from '@traveldesk/shared-contract';
import { isoOf, paginate, type Actor, type Db } from '@traveldesk/shared-server';
import { sql } from 'kysely';
import { isSeen, seenName } from '../scope';
import '../bookings.tables';

/** Returns a page of the booking's history, newest first; companies do not see names and reasons of the platform's staff. */
export async function bookingHistory(
  db: Db,
  bookingId: string,
  place: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<BookingEvent>> {
  const query = db
    .selectFrom('booking_history')
    .leftJoin('booking_versions', 'booking_versions.history_id', 'booking_history.id')
    .select([
      'id',
      'from_state',
      'to_state',
      'event',
      'operation',
      'actor_id',
      'at',
      'booking_versions.content as former',
    ])
    .select(seenReason(actor).as('reason'))
    .select(seenName(actor, 'booking_history.actor_id', 'booking_history.actor_name').as('actor_name'))
    .where('booking_history.booking_id', '=', bookingId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  const { data, total } = await paginate(query, place);
  return {
    data: data.map(({ actor_id: id, actor_name: name, from_state, to_state, at, ...event }) => ({
      ...event,
      from: from_state,
      to: to_state,
      actor: id === null || name === null ? null : { id, name },
      at: isoOf(at),
    })),
    total,
  };
}

/** SQL: the reason, if the reader may see the author; reasons of the system itself are visible to all. */
function seenReason(actor: Actor) {
  return sql<string | null>`case
    when booking_history.actor_id is null or ${isSeen(actor, 'booking_history.actor_id')}
    then booking_history.reason end`;
}

/** Returns when a canceled booking was last canceled: a hold that was canceled may be sold after all, and then refunded. */
export async function canceledAt(db: Db, bookingId: string): Promise<Date | null> {
  const canceled = await db
    .selectFrom('booking_history')
    .select('at')
    .where('booking_id', '=', bookingId)
    .where('to_state', 'in', canceledStates)
    .where((where) =>
      where.or([where('from_state', 'is', null), where('from_state', 'not in', canceledStates)]),
    )
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return canceled?.at ?? null;
}
