import type { BookingEvent } from '@traveldesk/bookings-contract';
import type { Page } from '@traveldesk/shared-contract';
import { isoOf, paginate, type Actor, type Db } from '@traveldesk/shared-server';
import { userScope } from '@traveldesk/users-server';
import { sql, type RawBuilder } from 'kysely';
import '../bookings.tables';

/** What a booking became, the newest first; who of the staff did it, and why, is not told to companies. */
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

type Reader = Pick<Actor, 'type' | 'companyId' | 'userId'>;

/** In SQL: somebody's name for those who may know of them; companies are not told who of the staff it was. */
export function seenName(actor: Reader, id: string, name: string) {
  return sql<string | null>`case when ${isSeen(actor, id)} then ${sql.ref(name)} end`;
}

/** In SQL: whether the reader may know of who is named by this column. */
export function isSeen(actor: Reader, id: string): RawBuilder<boolean> {
  if (actor.type === 'staff') return sql<boolean>`true`;
  return sql<boolean>`exists (select 1 from users where users.id = ${sql.ref(id)} and ${userScope(actor)})`;
}

/** In SQL: why it was done, for those who may know who did it; what the product says of itself is for all. */
function seenReason(actor: Reader) {
  return sql<string | null>`case
    when booking_history.actor_id is null or ${isSeen(actor, 'booking_history.actor_id')}
    then booking_history.reason end`;
}
