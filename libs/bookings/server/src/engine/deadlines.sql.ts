import type { Insertable } from 'kysely';
import type { Tx } from '@traveldesk/shared-server';
import '../bookings.tables';
import type { BookingDeadlineKind, BookingDeadlinesTable } from '../bookings.people.tables';

type NewDeadline = Pick<Insertable<BookingDeadlinesTable>, 'kind' | 'at'> &
  Partial<Pick<Insertable<BookingDeadlinesTable>, 'day_begins' | 'day_ends'>>;

/** The kinds that a product writes; the engine writes the others. */
const ofProducts = ['cancellation', 'arrival', 'balance'] as const satisfies readonly BookingDeadlineKind[];

export type ProductDeadline = NewDeadline & { kind: (typeof ofProducts)[number] };

/** Replaces the deadlines that a product has written for its booking. The caller has locked the booking, or made it. */
export async function writeDeadlines(
  tx: Tx,
  bookingId: string,
  deadlines: readonly ProductDeadline[],
): Promise<void> {
  await tx
    .deleteFrom('booking_deadlines')
    .where('booking_id', '=', bookingId)
    .where('kind', 'in', ofProducts)
    .execute();
  await addDeadlines(tx, bookingId, deadlines);
}

/** Returns when the stay of a booking begins; undefined for other products. */
export async function arrivalOf(tx: Tx, bookingId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('booking_deadlines')
    .select('at')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'arrival')
    .executeTakeFirst();
  return row?.at;
}

export async function addDeadlines(
  tx: Tx,
  bookingId: string,
  deadlines: readonly NewDeadline[],
): Promise<void> {
  if (deadlines.length === 0) return;
  await tx
    .insertInto('booking_deadlines')
    .values(
      deadlines.map((deadline) => ({ day_begins: null, day_ends: null, ...deadline, booking_id: bookingId })),
    )
    .execute();
}
