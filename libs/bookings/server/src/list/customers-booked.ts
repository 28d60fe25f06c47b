import { confirmedStates } from '@traveldesk/bookings-contract';
import { companyScope } from '@traveldesk/companies-server';
import { countedForHome, type Statistic } from '@traveldesk/dashboard-server';
import type { Count } from '@traveldesk/shared-server';
import '../bookings.tables';

/** Distinct travelers with a confirmed booking of any product; a lower bound if there are more entries of travelers than the limit. */
export const customersBooked: Statistic<Count> = async (db, actor) => {
  const booked = db
    .selectFrom('bookings')
    .innerJoin('booking_travellers', 'bookings.id', 'booking_travellers.booking_id')
    .select('booking_travellers.person')
    .where('bookings.state', 'in', confirmedStates)
    .where(companyScope(actor)('bookings.company_id'))
    .limit(countedForHome + 1);
  const { entries, total } = await db
    .selectFrom(booked.as('booked'))
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .select(({ fn }) => fn.count<number>('person').distinct().as('total'))
    .executeTakeFirstOrThrow();
  return entries > countedForHome ? { total, at_least: true } : { total };
};
