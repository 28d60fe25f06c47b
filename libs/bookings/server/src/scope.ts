import { companyScope } from '@traveldesk/companies-server';
import { netPricePermission } from '@traveldesk/flights-contract';
import { notFound, type Actor, type Db } from '@traveldesk/shared-server';
import { userScope } from '@traveldesk/users-server';
import { sql, type RawBuilder } from 'kysely';
import './bookings.tables';
import type { BookingRecord } from './engine/rows.sql';

/** A booking of the companies that `actor` sees, or no row (SECURITY 34). */
export function seenBookings(db: Db, id: string, actor: Pick<Actor, 'type' | 'companyId'>) {
  return db.selectFrom('bookings').where('id', '=', id).where(companyScope(actor)('bookings.company_id'));
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

/** Whether somebody is told what the supplier asks: staff who see markups, and nobody of a company (TRAVEL-RULES 30). */
export function seesNet({ type, permissions }: Pick<Actor, 'type' | 'permissions'>): boolean {
  return type === 'staff' && permissions.has(netPricePermission);
}

/**
 * In SQL, of `users`: whom `actor` may give something to do with a booking of this company. Somebody whom the actor may know, and who
 * is of the staff, of the company or of one above it: others do not see it (SECURITY 34).
 */
export function mayBeGiven(actor: Actor, companyId: string | null): RawBuilder<boolean> {
  const known = actor.type === 'staff' ? sql<boolean>`true` : userScope(actor);
  return sql<boolean>`${known} and (users.type = 'staff' or users.company_id in (
    select ancestor_id from company_tree where descendant_id = ${companyId}))`;
}
