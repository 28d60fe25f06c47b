import { bookingPermissions, type BookingAction } from '@traveldesk/bookings-contract';
import { companyScope } from '@traveldesk/companies-server';
import { notFound, type Actor, type Db, type Kernel } from '@traveldesk/shared-server';
import { administratorColumn, permissionsColumn, userScope } from '@traveldesk/users-server';
import { sql, type RawBuilder } from 'kysely';
import './bookings.tables';
import { actionRefusal } from './engine/action-rules';
import type { BookingRecord } from './engine/rows.sql';
import { productOf } from './product/product';
import type { BookingAddress } from './product/product-routes';
import { productRefusal, type Purpose, type Rights } from './product/rights';

/** Selects a booking of this product and of the companies that `actor` sees, or no row (SECURITY 34). */
export function seenBookings(
  db: Db,
  { product, id }: BookingAddress,
  actor: Pick<Actor, 'type' | 'companyId'>,
) {
  return db
    .selectFrom('bookings')
    .where('bookings.id', '=', id)
    .where('bookings.product', '=', product)
    .where(companyScope(actor)('bookings.company_id'));
}

type Caller = Pick<Actor, 'type' | 'companyId'> & Rights;
type Parts = Pick<Kernel, 'tools'> & { db: Db };

/**
 * Throws a 404 for a booking of another company or another product, the same as for one that does not exist (SECURITY 34), and a 403 that
 * names the permission that the booking's product or the action asks the caller for.
 */
export async function requireSeen(
  kernel: Parts,
  address: BookingAddress,
  actor: Caller,
  to: Purpose | BookingAction,
): Promise<void> {
  const booking = await seenBookings(kernel.db, address, actor).select('product').executeTakeFirst();
  allow(kernel, booking, actor, to);
}

/** Returns the booking's row. Throws like `requireSeen`. */
export async function seenBooking(
  kernel: Parts,
  address: BookingAddress,
  actor: Caller,
  to: Purpose | BookingAction,
): Promise<BookingRecord> {
  const booking = await seenBookings(kernel.db, address, actor).selectAll().executeTakeFirst();
  return allow(kernel, booking, actor, to);
}

/** Returns `booking` if the actor may have it. Throws like `requireSeen`. */
export function allow<Found extends Pick<BookingRecord, 'product'>>(
  kernel: Pick<Kernel, 'tools'>,
  booking: Found | undefined,
  actor: Rights,
  to: Purpose | BookingAction,
): Found {
  if (!booking) throw notFound();
  const product = productOf(kernel, booking);
  const refusal =
    to === 'read' || to === 'work' || to === 'inspect'
      ? productRefusal(kernel, product, actor, to)
      : actionRefusal(kernel, to, { product }, actor);
  if (refusal) throw refusal;
  return booking;
}

/**
 * SQL condition on `users`: those to whom `actor` may assign this booking. They are visible to the actor, can sign in and read bookings of
 * its product, and are staff or belong to its company or one above it: others do not see the booking (SECURITY 34).
 */
export function mayBeGiven(
  kernel: Pick<Kernel, 'tools'>,
  actor: Actor,
  booking: Pick<BookingRecord, 'product' | 'company_id'>,
): RawBuilder<boolean> {
  const readers = [bookingPermissions.list, productOf(kernel, booking).permissions.bookings];
  const known = actor.type === 'staff' ? sql<boolean>`true` : userScope(actor);
  return sql<boolean>`${known} and users.status = 'active'
    and (users.type = 'staff' or users.company_id in (
      select ancestor_id from company_tree where descendant_id = ${booking.company_id}))
    and (${administratorColumn} or ${permissionsColumn} && ${readers}::text[])`;
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
