import { confirmedStates, pendingStates } from '@traveldesk/bookings-contract';
import type {} from '@traveldesk/bookings-server';
import { companyScope } from '@traveldesk/companies-server';
import type { Statistic } from '@traveldesk/dashboard-server';
import { countUpTo, type Count } from '@traveldesk/shared-server';
import { sql } from 'kysely';

/** Upper limit of the counts for Home, so that a card does not slow down over the years (docs/adr/0021). */
const countedForHome = 10_000;

/** Counts bookings in these states, of the companies in the caller's sight. */
function bookingsIn(states: readonly string[]): Statistic<Count> {
  return (db, actor) =>
    countUpTo(db, countedForHome, (most) =>
      db
        .selectFrom('bookings')
        .select('bookings.id')
        .where(sql<boolean>`bookings.state in (${sql.join(states)})`)
        .where(companyScope(actor)('bookings.company_id'))
        .limit(most),
    );
}

/** Bookings with tickets that were not given back. */
export const confirmedBookings = bookingsIn(confirmedStates);
/** Bookings that wait for a ticket. */
export const pendingBookings = bookingsIn(pendingStates);
/** Drafts: requested, but not booked yet. */
export const plans = bookingsIn(['draft']);

/** Distinct travelers with a confirmed flight; a lower bound if there are more flights than the limit. */
export const customersBooked: Statistic<Count> = async (db, actor) => {
  const flying = db
    .selectFrom('bookings')
    .innerJoin('booking_travellers', 'bookings.id', 'booking_travellers.booking_id')
    .select('booking_travellers.person')
    .where('bookings.state', 'in', confirmedStates)
    .where(companyScope(actor)('bookings.company_id'))
    .limit(countedForHome + 1);
  const { flights, total } = await db
    .selectFrom(flying.as('flying'))
    .select(({ fn }) => fn.countAll<number>().as('flights'))
    .select(({ fn }) => fn.count<number>('person').distinct().as('total'))
    .executeTakeFirstOrThrow();
  return flights > countedForHome ? { total, at_least: true } : { total };
};
