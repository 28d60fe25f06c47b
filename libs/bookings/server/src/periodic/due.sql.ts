import { sql } from 'kysely';
import { ticketedStates } from '@traveldesk/bookings-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import '../bookings.tables';
import { referenceMargin } from '../settings/margins.sql';

/** Maximum number of bookings per round. */
const perRound = 200;

const isIdle = sql<boolean>`not exists (
  select from booking_operations where booking_id = bookings.id and state in ('pending', 'in_doubt'))`;

/** Returns bookings whose order is due to be read again, the longest overdue first. */
export async function dueForRefresh(
  db: Db,
  now: Date,
): Promise<{ id: string; supplier_id: string | null }[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'supplier_id'])
    .where('refresh_at', '<=', now)
    .orderBy('refresh_at')
    .limit(perRound)
    .execute();
}

/** Returns bookings whose last flight or check-out is over and that have no open operation. */
export async function over(db: Db, now: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('bookings')
    .select('id')
    .where('state', 'in', [...ticketedStates, 'confirmed'])
    .where('ends_at', '<=', now)
    .where(isIdle)
    .orderBy('ends_at')
    .limit(perRound)
    .execute();
}

/** Returns the arrivals of stays without a reference that begin soon and that staff were not warned of yet. */
export async function arrivalsToWarnOf(db: Db, now: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('booking_deadlines as due')
    .innerJoin('bookings', 'bookings.id', 'due.booking_id')
    .select('bookings.id')
    .where('due.kind', '=', 'arrival')
    .where('due.at', '>', now)
    .where(sql<boolean>`due.at <= ${now}::timestamptz + ${referenceMargin}`)
    .where('bookings.state', '=', 'confirmed')
    .where('bookings.pnr', 'is', null)
    .where(sql<boolean>`bookings.warned_of is distinct from due.at`)
    .orderBy('due.at')
    .limit(perRound)
    .execute();
}

/** Returns holds with a deadline before `until` that staff were not warned of yet. */
export async function toWarnOf(db: Db, until: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'on_hold')
    .where('payment_required_by', '<=', until)
    .where(sql<boolean>`warned_of is distinct from payment_required_by`)
    .orderBy('payment_required_by')
    .limit(perRound)
    .execute();
}

/** Returns bookings that still have document numbers this many days after the last flight, or after creation where there is no flight. */
export async function withOldDocuments(db: Db, now: Date, days: number): Promise<{ id: string }[]> {
  const before = new Date(now.getTime() - days * 86_400_000);
  return db
    .selectFrom('bookings')
    .select('id')
    .where(
      sql<boolean>`coalesce(ends_at, (departs_on + 2)::timestamp at time zone 'UTC', created_at) < ${before}`,
    )
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('booking_documents').whereRef('booking_id', '=', 'bookings.id').select('booking_id'),
        ),
        exists(
          selectFrom('booking_travellers')
            .whereRef('booking_id', '=', 'bookings.id')
            .where('document_ends_with', 'is not', null)
            .select('booking_id'),
        ),
      ]),
    )
    .orderBy('id')
    .limit(perRound)
    .execute();
}

/** Erases the document numbers of a booking; returns how many there were. */
export async function eraseDocuments(tx: Tx, bookingId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('booking_documents')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('booking_travellers')
    .set({ document_ends_with: null })
    .where('booking_id', '=', bookingId)
    .execute();
  return Number(numDeletedRows);
}

/** Deletes events after 30 days; suppliers repeat a delivery for 72 hours at most (SUPPLIER 5). */
export async function forgetEvents(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * 86_400_000);
  await db.deleteFrom('booking_events').where('received_at', '<', before).execute();
}

export async function settingsOf(db: Db): Promise<{ document_days: number; hold_warning_minutes: number }> {
  return db
    .selectFrom('booking_settings')
    .select(['document_days', 'hold_warning_minutes'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
}
