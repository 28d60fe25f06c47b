import { bookingReaders } from '@traveldesk/bookings-contract';
import { companyScope } from '@traveldesk/companies-server';
import { notFound, type Actor, type Db } from '@traveldesk/shared-server';
import { administratorColumn, permissionsColumn, userScope } from '@traveldesk/users-server';
import { sql, type RawBuilder } from 'kysely';
import './bookings.tables';
import type { BookingRecord } from './engine/rows.sql';

/** A booking of the companies that `actor` sees, or no row (SECURITY 34). */
export function seenBookings(db: Db, id: string, actor: Pick<Actor, 'type' | 'companyId'>) {
  return db
    .selectFrom('bookings')
    .where('bookings.id', '=', id)
    .where(companyScope(actor)('bookings.company_id'));
}

/** Throws a 404 for a booking that is another company's, as for one that does not exist (SECURITY 34). */
export async function requireSeen(
  db: Db,
  id: string,
  actor: Pick<Actor, 'type' | 'companyId'>,
): Promise<void> {
  const row = await seenBookings(db, id, actor).select('id').executeTakeFirst();
  if (!row) throw notFound();
}

/** The booking whole. Throws what `requireSeen` does. */
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
 * In SQL, of `users`: whom `actor` may give something to do with a booking of this company. Somebody whom the actor may know, who can sign
 * in and read bookings, and who is of the staff, of the company or of one above it: others do not see it (SECURITY 34).
 */
export function mayBeGiven(actor: Actor, companyId: string | null): RawBuilder<boolean> {
  const known = actor.type === 'staff' ? sql<boolean>`true` : userScope(actor);
  return sql<boolean>`${known} and users.status = 'active'
    and (users.type = 'staff' or users.company_id in (
      select ancestor_id from company_tree where descendant_id = ${companyId}))
    and (${administratorColumn} or ${permissionsColumn} && ${[...bookingReaders]}::text[])`;
}

/** Whether somebody is in the actor's sight (SECURITY 37). */
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

/** In SQL: somebody's name for those who may know of them; companies are not told who of the staff it was. */
export function seenName(actor: Reader, id: string, name: string) {
  return sql<string | null>`case when ${isSeen(actor, id)} then ${sql.ref(name)} end`;
}

/** In SQL: whether the reader may know of who is named by this column. */
export function isSeen(actor: Reader, id: string): RawBuilder<boolean> {
  if (actor.type === 'staff') return sql<boolean>`true`;
  return sql<boolean>`exists (select 1 from users where users.id = ${sql.ref(id)} and ${userScope(actor)})`;
}
