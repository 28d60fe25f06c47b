import { confirmedStates, pendingStates } from '@traveldesk/bookings-contract';
import type {} from '@traveldesk/bookings-server';
import { companyScope } from '@traveldesk/companies-server';
import { countedForHome, type Statistic } from '@traveldesk/dashboard-server';
import { countUpTo, type Count } from '@traveldesk/shared-server';
import { sql } from 'kysely';

/** Counts flight bookings in these states, of the companies in the caller's sight. */
function bookingsIn(states: readonly string[]): Statistic<Count> {
  return (db, actor) =>
    countUpTo(db, countedForHome, (most) =>
      db
        .selectFrom('bookings')
        .select('bookings.id')
        .where('bookings.product', '=', 'flight')
        .where(sql<boolean>`bookings.state in (${sql.join(states)})`)
        .where(companyScope(actor)('bookings.company_id'))
        .limit(most),
    );
}

/** Bookings with tickets that were not voided or refunded. */
export const confirmedBookings = bookingsIn(confirmedStates);
/** Bookings that wait for a ticket. */
export const pendingBookings = bookingsIn(pendingStates);
/** Drafts: requested, but not booked yet. */
export const plans = bookingsIn(['draft']);
