import { confirmedStates, pendingStates } from '@traveldesk/bookings-contract';
import { companyScope } from '@traveldesk/companies-server';
import type { Statistic } from '@traveldesk/dashboard-server';
import { sql } from 'kysely';
import './bookings.tables';

/** Bookings of flights in these states, of the companies that the caller sees. */
function bookingsIn(states: readonly string[]): Statistic<number> {
  return async (db, actor) => {
    const { total } = await db
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(sql<boolean>`bookings.state in (${sql.join(states)})`)
      .where(companyScope(actor)('bookings.company_id'))
      .executeTakeFirstOrThrow();
    return total;
  };
}

/** With tickets that were not given back. */
export const confirmedBookings = bookingsIn(confirmedStates);
/** On the way to a ticket. */
export const pendingBookings = bookingsIn(pendingStates);
/** What was quoted or asked for, and is not booked yet. */
export const plans = bookingsIn(['draft']);

/** Travellers with a confirmed flight, each person once. */
export const customersBooked: Statistic<number> = async (db, actor) => {
  const { total } = await db
    .selectFrom('booking_travellers')
    .innerJoin('bookings', 'bookings.id', 'booking_travellers.booking_id')
    .select(({ fn }) => fn.count<number>('booking_travellers.person').distinct().as('total'))
    .where('bookings.state', 'in', confirmedStates)
    .where(companyScope(actor)('bookings.company_id'))
    .executeTakeFirstOrThrow();
  return total;
};
