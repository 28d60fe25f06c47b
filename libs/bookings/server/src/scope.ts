import { bookingReaders } from '@traveldesk/bookings-contract';
import { companyScope } from '@traveldesk/companies-server';
import { notFound, type Actor, type Db } from '@traveldesk/shared-server';
import { administratorColumn, permissionsColumn, userScope } from '@traveldesk/users-server';
import { sql, type RawBuilder } from 'kysely';
import './bookings.tables';
import type { BookingRecord } from './engine/rows.sql';

/** Selects a booking of the companies that `actor` sees, or no row (SECURITY 34). */
export function seenBookings(db: Db, id: string, actor: Pick<Actor, 'type' | 'companyId'>) {
  return db
    .selectFrom('bookings')
    .where('bookings.id', '=', id)
    .where(companyScope(actor)('bookings.company_id'));
}

/** Throws a 404 for a booking of another company, the same as for one that does not exist (SECURITY 34). */
export async function requireSeen(
  db: Db,
  id: string,
  actor: Pick<Actor, 'type' | 'companyId'>,
): Promise<void> {
  const row = await seenBookings(db, id, actor).select('id').executeTakeFirst();
  if (!row) throw notFound();
}

/** Returns the booking's row. Throws a 404 like `requireSeen`. */
export async function seenBooking(
  db: Db,
  id: string,
  actor: Pick<Actor, 'type' | 'companyId'>,
): Promise<BookingRecord> {
  const booking = await seenBookings(db, id, actor).selectAll().executeTakeFirst();
  if (!booking) throw notFound();
  return booking;
}

/**
 * SQL condition on `users`: those to whom `actor` may assign a booking of this company. They are visible to the actor, can sign in and read
 * bookings, and are staff or belong to the company or one above it: others do not see the booking (SECURITY 34).
 */
export function mayBeGiven(actor: Actor, companyId: string | null): RawBuilder<boolean> {
  const known = actor.type === 'staff' ? sql<boolean>`true` : userScope(actor);
  return sql<boolean>`${known} and users.status = 'active'
    and (users.type = 'staff' or users.company_id in (
      select ancestor_id from company_tree where descendant_id = ${companyId}))
    and (${administratorColumn} or ${permissionsColumn} && ${[...bookingReaders]}::text[])`;
}

/** Whether the actor may see this user (SECURITY 37). */
export async function mayKnow(db: Db, actor: Actor, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(userScope(actor))
    .executeTakeFirst();
  return user !== undefined;
}

type Reader = Pick<Actor, 'type' | 'companyId' | 'userId'>;

/** SQL: a user's name, or null where the reader may not see the user; companies do not see names of staff. */
export function seenName(actor: Reader, id: string, name: string) {
  return sql<string | null>`case when ${isSeen(actor, id)} then ${sql.ref(name)} end`;
}

/** SQL condition: whether the reader may see the user in this column. */
export function isSeen(actor: Reader, id: string): RawBuilder<boolean> {
  if (actor.type === 'staff') return sql<boolean>`true`;
  return sql<boolean>`exists (select 1 from users where users.id = ${sql.ref(id)} and ${userScope(actor)})`;
}
